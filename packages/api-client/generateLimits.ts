/**
 * Writes `src/generated/limits.gen.ts`: the limits of the fields of every request body of the contract, one constant per call,
 * so that a form takes its rules from there (`limitRules` of `@harrow/validation/field-rules`) and a bundler leaves out the rest.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';

type Node = Record<string, unknown>;
const spec = parse(readFileSync(new URL('../contract/openapi.yaml', import.meta.url), 'utf8')) as Node;

const resolve = (node: Node): Node => {
  const { $ref } = node as { $ref?: string };
  if ($ref === undefined) return node;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Node)[key], spec) as Node;
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

interface SpecOperation {
  operationId?: string;
  requestBody?: { content?: Record<string, { schema: Node }> };
}
const constants = Object.values(spec.paths as Record<string, Record<string, SpecOperation>>)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, requestBody }) => {
    const body = requestBody?.content?.['application/json']?.schema;
    if (operationId === undefined || body === undefined) return [];
    const name = operationId.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [{ name: `${name[0]!.toLowerCase()}${name.slice(1)}Limits`, limits: limitsOf(body) }];
  })
  .filter(({ limits }) => Object.keys(limits).length > 0)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

writeFileSync(
  new URL('src/generated/limits.gen.ts', import.meta.url),
  `// Written by generateLimits.ts from the contract; do not edit.\n\n${constants.map(({ name, limits }) => `export const ${name} = ${JSON.stringify(limits)} as const;\n`).join('\n')}`,
);
