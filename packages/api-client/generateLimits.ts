/**
 * Writes `src/generated/limits`: the limits of the fields of every request body of the contract, one constant per call and one file per noun,
 * so that a form takes its rules from there (`limitRules` of `@harrow/validation/field-rules`) and a bundler leaves out the rest.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { contract, contractCalls, type Node } from './contractCalls.ts';

const resolve = (node: Node): Node => {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Node)[key], contract) as Node;
  return resolve({ ...target, ...Object.fromEntries(Object.entries(node).filter(([name]) => name !== '$ref')) });
};

/** The branch that says something: `X | null` is X. */
function core(given: Node): Node {
  const node = resolve(given);
  const branches = [...((node.anyOf ?? node.oneOf ?? node.allOf ?? []) as Node[])].map(core).filter(({ type }) => type !== 'null');
  if (branches.length !== 1) return node;
  const { anyOf: _anyOf, oneOf: _oneOf, allOf: _allOf, ...limits } = node;
  return { ...branches[0], ...limits };
}

const kept = ['type', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'];
const kinds = new Set(['string', 'number', 'integer', 'boolean', 'array']);

function limitsOf(body: Node): Node {
  const { properties = {}, required = [] } = core(body) as { properties?: Record<string, Node>; required?: string[] };
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const schema = core(property);
      if (!kinds.has(schema.type as string)) return [];
      const limits = Object.fromEntries(kept.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
      return [[name, { ...limits, ...(required.includes(name) && { required: true }) }]];
    }),
  );
}

const constants = contractCalls
  .flatMap(({ name, tag, body }) => (body === undefined ? [] : [{ name: `${name}Limits`, tag, limits: limitsOf(body) }]))
  .filter(({ limits }) => Object.keys(limits).length > 0)
  .sort((a, b) => (a.name < b.name ? -1 : 1));
const nouns = [...new Set(constants.map(({ tag }) => tag))].sort();

const folder = new URL('src/generated/limits/', import.meta.url);
const write = (file: string, lines: readonly string[]): void =>
  writeFileSync(new URL(file, folder), `// Written by generateLimits.ts from the contract; do not edit.\n\n${lines.join('\n')}`);
mkdirSync(folder, { recursive: true });
for (const noun of nouns) {
  const own = constants.filter(({ tag }) => tag === noun);
  write(
    `${noun}.gen.ts`,
    own.map(({ name, limits }) => `export const ${name} = ${JSON.stringify(limits)} as const;\n`),
  );
}
write(
  'index.ts',
  nouns.map((noun) => `export * from './${noun}.gen.ts';`),
);
