import type { Node } from '@harrow/contract/calls';
import { core, namesOf } from '@harrow/contract/schema';

/** Kind of a field by its mark in the contract, where the schema alone does not say it. */
const namedKinds: Readonly<Record<string, string>> = { Money: 'money', DateTime: 'datetime', YesNo: 'switch' };

/** Undefined for what no page shows as one value: lists, objects, files. */
export function kindOf(schema: Node, hasText: boolean): string | undefined {
  const named = namesOf(schema).find((name) => name in namedKinds);
  if (named !== undefined) return namedKinds[named];
  const { type, format, 'x-dictionary': dictionary, 'x-refers': refersTo } = core(schema);
  if (refersTo !== undefined) return refersTo as string;
  if (dictionary !== undefined) return 'dict';
  if (type === 'string') return format === 'date' ? 'date' : 'text';
  if (type === 'array') return hasText ? 'list' : undefined;
  return type === 'number' || type === 'integer' ? 'number' : undefined;
}

function fieldOf(name: string, schema: Node, fields: Readonly<Record<string, Node>>): Node | undefined {
  const hasText = `${name}_dictText` in fields;
  const kind = kindOf(schema, hasText);
  if (kind === undefined || name.endsWith('_dictText')) return undefined;
  const { type, 'x-dictionary': dict, 'x-unit': unit, 'x-currency': currency = 'currency', ...marks } = core(schema);
  return {
    kind,
    ...(kind === 'dict' && { dict }),
    ...(kind === 'money' && { currency }),
    ...(type === 'integer' && { integer: true }),
    ...(unit !== undefined && { unit }),
    ...(marks['x-masked'] === true && { masked: true }),
    ...(marks['x-maker-only'] === true && { makerOnly: true }),
  };
}

/** The fields that a page shows as one value, by name. */
export function sheetOf(fields: Readonly<Record<string, Node>>): Record<string, Node> {
  const entries = Object.entries(fields).map(([name, schema]) => [name, fieldOf(name, schema, fields)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Node] => entry[1] !== undefined));
}
