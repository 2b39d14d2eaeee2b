/**
 * Writes `src/generated/models.gen.ts`: the fields of the models that replies are made of, each with the dictionary that gives
 * it a text beside it, so that a reply follows from its row (`replyOf`). Fields that are shown masked are listed apart: what is
 * shown of them is a rule of the noun, which every reply has to give.
 */
import { writeFileSync } from 'node:fs';
import { contract, contractCalls, type Node } from '@harrow/contract/calls';
import { core, namesOf, propertiesOf } from '@harrow/contract/schema';

const schemas = (contract.components as { schemas: Record<string, Node> }).schemas;

/** Names of the models that a reply is made of, at any depth. */
function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { $ref } = node as { $ref?: string };
  const name = $ref?.split('/').at(-1);
  if (name !== undefined && !found.has(name)) namesIn(schemas[name], found.add(name));
  for (const member of Object.values(node)) namesIn(member, found);
  return found;
}

/** The dictionary of a field with a text beside it; null where the row brings the text, or there is none. */
function dictionaryOf(field: string, schema: Node, fields: Record<string, Node>): string | null {
  if (!(`${field}_dictText` in fields)) return null;
  const { 'x-dictionary': dictionary, items } = core(schema) as { 'x-dictionary'?: string; items?: Node };
  return dictionary ?? (items && (core(items)['x-dictionary'] as string | undefined)) ?? (namesOf(schema).includes('YesNo') ? 'yn' : null);
}

/** The models of the rows of lists. */
const rows = new Set(
  contractCalls
    .filter(({ isList }) => isList)
    .flatMap(({ reply }) => namesOf((propertiesOf(propertiesOf(reply)['result'])['records'] as { items?: Node } | undefined)?.items ?? {})),
);

const models = [...new Set(contractCalls.flatMap(({ reply }) => [...namesIn(reply)]))].toSorted().flatMap((name) => {
  const fields = propertiesOf(schemas[name]);
  if (!rows.has(name) && !Object.keys(fields).some((field) => field.endsWith('_dictText'))) return [];
  const isMasked = ([, schema]: [string, Node]): boolean => schema['x-masked'] === true;
  const shown = Object.entries(fields).filter((field) => !isMasked(field));
  const masked = Object.entries(fields)
    .filter(isMasked)
    .map(([field]) => field);
  const known = shown.map(([field, schema]) => [field, dictionaryOf(field, schema, fields)] as const);
  const texts = new Set(known.flatMap(([field, dictionary]) => (dictionary === null ? [] : [`${field}_dictText`])));
  const lists = Object.entries(fields).flatMap(([list, schema]) => {
    const line = namesOf((schema['items'] as Node | undefined) ?? {})[0];
    const inLine = Object.entries(line === undefined ? {} : propertiesOf(schemas[line])).filter(isMasked);
    return inLine.length > 0 ? [{ list, fields: inLine.map(([field]) => field) }] : [];
  });
  return [{ name, fields: known.filter(([field]) => !texts.has(field)), masked, lists }];
});

const quoted = (fields: readonly string[]): string => `[${fields.map((field) => `'${field}'`).join(', ')}]`;
const written = (dictionary: string | null): string => (dictionary === null ? 'null' : `'${dictionary}'`);

writeFileSync(
  new URL('./src/generated/models.gen.ts', import.meta.url),
  `// Written by generateModels.ts from the contract; do not edit.
import type { ${models.map(({ name }) => name).join(', ')} } from './types.gen.ts';

/** Models of rows of lists, and all others with texts of dictionaries. */
export interface Models {
${models.map(({ name }) => `  ${name}: ${name};`).join('\n')}
}

/** Their fields, each with the dictionary of its text; texts of dictionaries, and what is shown masked, are left out. */
export const modelFields = {
${models.map(({ name, fields }) => `  ${name}: { ${fields.map(([field, dictionary]) => `${field}: ${written(dictionary)}`).join(', ')} },`).join('\n')}
} as const;

/** Fields of which some readers see a part only. */
export const maskedFields = {
${models
  .filter(({ masked }) => masked.length > 0)
  .map(({ name, masked }) => `  ${name}: ${quoted(masked)},`)
  .join('\n')}
} as const;

/** Lists of lines with such fields. */
export const maskedLines = {
${models
  .filter(({ lists }) => lists.length > 0)
  .map(({ name, lists }) => `  ${name}: { ${lists.map(({ list, fields }) => `${list}: ${quoted(fields)}`).join(', ')} },`)
  .join('\n')}
} as const;
`,
);
