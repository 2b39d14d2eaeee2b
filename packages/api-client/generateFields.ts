/**
 * Writes the sheets of fields of the contract, one file per noun, so that a page loads its own:
 * - `src/generated/fields`: what a list shows and can be asked about. Columns, filters and the advanced query follow from it.
 * - `src/generated/records`: all fields of a record, with the limits of its form. The fields of a form follow from it.
 */
import { type ContractCall, contractCalls, type Node } from '@harrow/contract/calls';
import { core, namesOf, propertiesOf } from '@harrow/contract/schema';
import { limitsOf } from './limitsOf.ts';
import { writeNouns } from './writeNouns.ts';

/** What the contract calls a field, where its schema alone does not say what kind it is. */
const namedKinds: Readonly<Record<string, string>> = { Money: 'money', DateTime: 'datetime', YesNo: 'switch' };

/** Undefined for what no page shows as one value: lists, objects, files. */
function kindOf(schema: Node, hasText: boolean): string | undefined {
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

const resultOf = (call: ContractCall | undefined): Node | undefined => call && propertiesOf(call.reply)['result'];

function sheetOf(fields: Readonly<Record<string, Node>>): Record<string, Node> {
  const entries = Object.entries(fields).map(([name, schema]) => [name, fieldOf(name, schema, fields)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, Node] => entry[1] !== undefined));
}

const isAsked = (schema: Node): boolean | undefined => {
  const { 'x-asked': asked, 'x-masked': masked } = core(schema);
  return masked === true ? false : (asked as boolean | undefined);
};

/** The fields of the rows, and those of the record that the list can be asked about, too. */
function listSheet(row: Readonly<Record<string, Node>>, record: Readonly<Record<string, Node>>): Node {
  const asked = Object.entries(record).filter(([name, schema]) => !(name in row) && isAsked(schema) === true);
  const sheet = sheetOf({ ...row, ...Object.fromEntries(asked) });
  return Object.fromEntries(
    Object.entries(sheet).map(([name, field]) => [name, name in row && isAsked(row[name]!) === false ? { ...field, asked: false } : field]),
  );
}

/** All fields of the record; those that its form sends with their limits, and with the dictionary that the form names. */
function recordSheet(row: Readonly<Record<string, Node>>, record: Readonly<Record<string, Node>>, body: Node | undefined): Node {
  const limits = body === undefined ? {} : limitsOf(body);
  const sent = body === undefined ? {} : sheetOf(propertiesOf(body));
  const sheet = sheetOf({ ...row, ...record });
  return Object.fromEntries(
    Object.entries(sheet).map(([name, field]) => {
      const { type: _type, ...limit } = (limits[name] ?? {}) as Node;
      return [name, { ...field, ...(sent[name]?.['kind'] === 'dict' && sent[name]), ...limit }];
    }),
  );
}

const lists = contractCalls.flatMap((call) => {
  const { items } = (propertiesOf(resultOf(call))['records'] ?? {}) as { items?: Node };
  if (!call.isList || items === undefined) return [];
  const family = call.name.replace(/List$/, '');
  const find = (...endings: string[]): ContractCall | undefined => contractCalls.find(({ name }) => endings.some((ending) => name === `${family}${ending}`));
  const row = propertiesOf(items);
  const record = propertiesOf(resultOf(find('Detail', 'QueryById')));
  const form = find('Save', 'Add')?.body;
  return [{ family, tag: call.tag, list: listSheet(row, record), record: recordSheet(row, record, form) }];
});

writeNouns(
  'fields',
  'generateFields.ts',
  lists.map(({ family, tag, list }) => ({ name: `${family}Fields`, tag, value: list })),
);
writeNouns(
  'records',
  'generateFields.ts',
  lists.map(({ family, tag, record }) => ({ name: `${family}Record`, tag, value: record })),
);
