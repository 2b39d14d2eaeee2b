// Import rules between the parts of the project. `node scripts/rules/layering.ts` lists the violations.
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root } from '../command.ts';
import { files, isTestOrStory } from '../files.ts';
import { type Finding, lineOf, parse, printFindings, type Source, walk } from './sources.ts';

/** Our packages, and which others of ours each may import. */
const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/validation': [],
  // Of the contract only while its calls are generated.
  'packages/api-client': ['@harrow/contract', '@harrow/validation'],
  'packages/ui': ['@harrow/validation'],
  'apps/server': ['@harrow/contract', '@harrow/validation'],
  'apps/portal': ['@harrow/ui', '@harrow/api-client', '@harrow/validation'],
};

interface Import {
  readonly specifier: string;
  readonly isTypeOnly: boolean;
  readonly node: ts.Node;
}

/** Violations in the project at `folder`. */
export function findLayeringViolations(folder: string): Finding[] {
  const imports: InnerImport[] = [];
  const findings = Object.keys(layers).flatMap((home) => {
    const declared = declaredPackages(join(folder, home));
    return parse(folder, files(folder, [`${home}/**/*.{ts,tsx}`])).flatMap((source) =>
      importsOf(source).flatMap((found) => {
        const line = lineOf(source, found.node);
        if (found.specifier.startsWith('.'))
          imports.push({ file: source.file, target: targetOf(source.file, found.specifier), line, isTypeOnly: found.isTypeOnly });
        const text = violation(home, source.file, found, declared);
        return text === undefined ? [] : [{ file: source.file, line, text }];
      }),
    );
  });
  return [...findings, ...circleFree.flatMap((kind) => circles(kind, imports))];
}

const targetOf = (file: string, specifier: string): string => posix.join(posix.dirname(file), specifier);

/** An import of one file of ours by another. */
interface InnerImport {
  readonly file: string;
  readonly target: string;
  readonly line: number;
  readonly isTypeOnly: boolean;
}

/** Parts of the project that do not import each other in a circle. */
interface CircleFree {
  readonly parts: string;
  readonly partOf: (path: string) => string | undefined;
  /** Imports that any part may have. */
  readonly isOpen: (found: InnerImport) => boolean;
}

const circleFree: readonly CircleFree[] = [
  // Every module may know the types of every table, and of the hooks of others.
  { parts: 'modules', partOf: moduleOf, isOpen: ({ target }) => /\/(tables|hooks)\.ts$/.test(target) },
  // A file that runs before one it needs finds it empty; types need no order.
  { parts: 'files', partOf: (path) => (/^(apps\/server|packages\/ui)\/src\//.test(path) ? path : undefined), isOpen: ({ isTypeOnly }) => isTypeOnly },
  // Texts need nothing themselves, so that their keys may be known anywhere.
  { parts: 'folders', partOf: (path) => /^packages\/ui\/src\/([^/]+)\//.exec(path)?.[1], isOpen: ({ target }) => target.endsWith('.json') },
  { parts: 'types of columns', partOf: (path) => /^packages\/ui\/src\/EditableTable\/columns\/([^/]+)\//.exec(path)?.[1], isOpen: () => false },
];

/** An import by which one part needs another. */
interface Step extends InnerImport {
  readonly from: string;
  readonly to: string;
}

/** Imports that lead back to where they come from: such parts can only be understood together. */
function circles({ parts, partOf, isOpen }: CircleFree, imports: readonly InnerImport[]): Finding[] {
  const steps = imports.flatMap((step): Step[] => {
    const [from, to] = [partOf(step.file), partOf(step.target)];
    return from === undefined || to === undefined || from === to || isTestOrStory(step.file) || isOpen(step) ? [] : [{ ...step, from, to }];
  });
  const left = withoutEnds(steps);
  return left.flatMap(({ from, to, file, line }) => {
    const back = pathBetween(left, to, from);
    return back === undefined ? [] : [{ file, line, text: `${parts} import each other in a circle: ${[from, ...back].join(' → ')}` }];
  });
}

/** Steps without those from parts that nothing needs, and to parts that need nothing: the rest is circles and the ways between them. */
function withoutEnds(steps: readonly Step[]): readonly Step[] {
  const needing = new Set(steps.map(({ from }) => from));
  const needed = new Set(steps.map(({ to }) => to));
  const left = steps.filter(({ from, to }) => needed.has(from) && needing.has(to));
  return left.length === steps.length ? left : withoutEnds(left);
}

/** The shortest way from one part to another, both included. */
function pathBetween(steps: readonly Step[], start: string, end: string): string[] | undefined {
  const paths = new Map([[start, [start]]]);
  for (const [part, path] of paths) {
    if (part === end) return path;
    for (const { from, to } of steps) if (from === part && !paths.has(to)) paths.set(to, [...path, to]);
  }
  return undefined;
}

function violation(home: string, file: string, found: Import, declared: Declared): string | undefined {
  const { specifier } = found;
  if (!specifier.startsWith('.')) return packageViolation(home, file, specifier, declared);
  const target = targetOf(file, specifier);
  if (!target.startsWith(`${home}/`)) return `"${specifier}" leaves its package: import the other package by its name`;
  return layerViolation(file, target) ?? featureViolation(file, target) ?? moduleViolation(file, target, found.isTypeOnly);
}

function packageViolation(home: string, file: string, specifier: string, declared: Declared): string | undefined {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier) || specifier.startsWith('virtual:')) return undefined;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (name.startsWith('@harrow/') && name !== declared.self && !layers[home]?.includes(name)) return `${home} may not import ${name}`;
  // Tests, stories and settings may use the project's common dependencies.
  const isProduct = file.startsWith(`${home}/src/`) && !isTestOrStory(file);
  if (isProduct && name !== declared.self && !declared.product.has(name)) return `${home}/package.json does not list ${name} among its dependencies`;
  return undefined;
}

/** Folders in layers: each imports only what lies below its layer, and itself. */
interface Layered {
  readonly home: string;
  /** From below. Folders of one layer do not import each other. */
  readonly layers: readonly (readonly string[])[];
  /** Tests and stories show a part within the whole. */
  readonly testsAreFree: boolean;
}

const layered: readonly Layered[] = [
  { home: 'apps/portal/src', layers: [['platform'], ['shared'], ['documents'], ['features'], ['app'], ['main.tsx']], testsAreFree: false },
  {
    // What these rooms hold: packages/ui/src/EditableTable/ARCHITECTURE.md.
    home: 'packages/ui/src/EditableTable',
    layers: [
      ['topics', 'numbers'],
      ['rowStore'],
      ['columnModel'],
      ['validation', 'merging', 'totals'],
      ['history', 'nesting'],
      ['view'],
      ['selection'],
      ['blocks'],
      ['model'],
      ['props', 'viewport'],
      ['layout'],
      ['context'],
      ['columnSettings', 'permissions', 'live', 'output', 'paging', 'rowPanels', 'saving'],
      ['errors', 'filters'],
      ['columns', 'clipboard'],
      ['adding', 'cells', 'keyboard', 'ranges'],
      ['blockRows', 'dragging', 'find', 'header', 'nestedRows', 'spans', 'toolbar'],
      ['rows', 'handle'],
      ['table'],
      ['EditableTable.tsx', 'forms'],
      ['json', 'index.ts'],
    ],
    testsAreFree: true,
  },
];

function layerViolation(file: string, target: string): string | undefined {
  const within = layered.find(({ home }) => file.startsWith(`${home}/`) && target.startsWith(`${home}/`));
  // Style sheets and texts need nothing themselves.
  if (within === undefined || !/\.tsx?$/.test(target) || (within.testsAreFree && isTestOrStory(file))) return undefined;
  const [from, to] = [file, target].map((path) => path.slice(within.home.length + 1).split('/')[0]!) as [string, string];
  if (from === to) return undefined;
  const [here, there] = [from, to].map((part) => within.layers.findIndex((layer) => layer.includes(part))) as [number, number];
  if (here < 0 || there < 0) return `${here < 0 ? from : to} has no layer in ${within.home}`;
  if (there < here) return undefined;
  return `${from} may not import ${to}, which lies ${there > here ? 'above' : 'beside'} it`;
}

/** Features of the portal do not import each other; code that two of them share is below them. */
function featureViolation(file: string, target: string): string | undefined {
  const from = featureOf(file);
  const to = featureOf(target);
  return from === undefined || to === undefined || from === to ? undefined : `feature ${from} may not import feature ${to}`;
}

/**
 * A server module is reached through its service; besides, the types of its tables and of its hooks may be imported.
 * Code that all modules share may import only those types.
 */
function moduleViolation(file: string, target: string, onlyTypes: boolean): string | undefined {
  const from = moduleOf(file);
  const to = moduleOf(target);
  if (to === undefined || from === to || isTestOrStory(file)) return undefined;
  const part = target.split(`/modules/${to}/`)[1];
  const isType = onlyTypes && (part === 'tables.ts' || part === 'hooks.ts' || part === 'service.ts');
  if (isType) return undefined;
  if (from !== undefined)
    return part === 'service.ts' ? undefined : `module ${from} may import of module ${to} only service.ts, and types of tables.ts and hooks.ts`;
  return file.startsWith('apps/server/src/shared/') ? `shared may import of module ${to} only types of service.ts, hooks.ts and tables.ts` : undefined;
}

function featureOf(path: string): string | undefined {
  return /^apps\/portal\/src\/features\/([^/]+)/.exec(path)?.[1];
}

function moduleOf(path: string): string | undefined {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}

interface Declared {
  readonly self: string;
  /** Dependencies that the published or deployed package may need at run time, and types. */
  readonly product: ReadonlySet<string>;
}

function declaredPackages(home: string): Declared {
  const path = join(home, 'package.json');
  if (!existsSync(path)) return { self: '', product: new Set() };
  const { name, dependencies, peerDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string | Record<string, string> | undefined>;
  return { self: String(name), product: new Set([dependencies, peerDependencies].flatMap((list) => Object.keys(list ?? {}))) };
}

function importsOf({ tree }: Source): Import[] {
  const found: Import[] = [];
  walk(tree, (node) => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) found.push({ specifier: specifier.text, isTypeOnly: importsOnlyTypes(node), node });
  });
  return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  return undefined;
}

function importsOnlyTypes(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  if (!ts.isImportDeclaration(node)) return false;
  const { importClause } = node;
  // `import '../vehicle/tables.ts'` makes the types of its tables known; there is nothing to run in it.
  if (!importClause) return true;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = importClause.namedBindings;
  return !importClause.name && names !== undefined && ts.isNamedImports(names) && names.elements.every((element) => element.isTypeOnly);
}

if (import.meta.main) {
  const findings = findLayeringViolations(root);
  if (findings.length > 0) console.log(printFindings(findings));
  process.exitCode = findings.length > 0 ? 1 : 0;
}
