import type { Node } from '@harrow/contract/calls';
import { core } from '@harrow/contract/schema';

const kept = ['type', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern'];
const kinds = new Set(['string', 'number', 'integer', 'boolean', 'array']);

/** The limits of the fields of a request body. */
export function limitsOf(body: Node): Node {
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
