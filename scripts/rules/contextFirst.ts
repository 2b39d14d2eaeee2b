// Functions of the server that act for a user take a context first, and their input second. `node scripts/rules/contextFirst.ts` lists others.
import ts from 'typescript';
import { root } from '../command.ts';
import { files, isTestOrStory } from '../files.ts';
import { type Finding, lineOf, parse, printFindings, walk } from './sources.ts';

/** Types of parameters that a context holds, by the part of it that they are. */
const parts: ReadonlyMap<string, string> = new Map([
  ['Services', 'services'],
  ['Db', 'database'],
  ['Trx', 'database'],
  ['CurrentUser', 'user'],
]);

/** Makes the context. */
const maker = 'apps/server/src/shared/context.ts';

/** Functions of the server in the project at `folder` that take a user beside services or a database, each as a parameter of its own. */
export function findContextViolations(folder: string): Finding[] {
  const paths = files(folder, ['apps/server/src/**/*.ts']).filter((file) => file !== maker && !isTestOrStory(file));
  return parse(folder, paths).flatMap((source) => {
    const findings: Finding[] = [];
    walk(source.tree, (node) => {
      if (!ts.isFunctionLike(node)) return;
      const taken = new Set(node.parameters.flatMap(({ type }) => partOf(type) ?? []));
      if (!taken.has('user') || taken.size < 2) return;
      const text = `takes ${[...taken].toSorted().join(' and ')} as parameters of their own: take a context first`;
      findings.push({ file: source.file, line: lineOf(source, node), text });
    });
    return findings;
  });
}

const partOf = (type: ts.TypeNode | undefined): string | undefined =>
  type && ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? parts.get(type.typeName.text) : undefined;

if (import.meta.main) {
  const findings = findContextViolations(root);
  if (findings.length > 0) console.log(printFindings(findings));
  process.exitCode = findings.length > 0 ? 1 : 0;
}
