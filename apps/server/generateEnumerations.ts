/**
 * Writes `src/generated/enumerations.gen.ts`: the dictionaries whose codes are an enumeration of the contract somewhere
 * (`x-dictionary` at a field, or at the parameter of a query, that takes or answers an enumeration). Another code would be offered,
 * and refused by the calls that know only theirs.
 */
import { writeFileSync } from 'node:fs';
import { contract, type Node } from '@harrow/contract/calls';
import { core } from '@harrow/contract/schema';

function isEnumeration(schema: Node): boolean {
  const { enum: codes, items } = core(schema) as { enum?: unknown[]; items?: Node };
  return codes !== undefined || (items !== undefined && isEnumeration(items));
}

function collect(node: unknown, found: Set<string>): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { 'x-dictionary': dictionary, schema } = node as { 'x-dictionary'?: unknown; schema?: Node };
  if (typeof dictionary === 'string' && (isEnumeration(node as Node) || (schema !== undefined && isEnumeration(schema)))) found.add(dictionary);
  for (const member of Object.values(node)) collect(member, found);
  return found;
}

const enumerations = [...collect(contract, new Set())].toSorted();

writeFileSync(
  new URL('./src/generated/enumerations.gen.ts', import.meta.url),
  `// Written by generateEnumerations.ts from the contract; do not edit.

/** Dictionaries whose codes are an enumeration of the contract. */
export const enumerations: readonly string[] = ${JSON.stringify(enumerations, null, 2)};
`,
);
