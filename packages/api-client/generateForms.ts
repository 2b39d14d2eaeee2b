/**
 * Writes `src/generated/forms`: what each save call of a document takes, one file per noun, so that a page loads its own. Header and lists
 * of lines with the kind of each field, its limits, whether handing in needs it (`x-needed`), and below which list its lines stand
 * (`x-parent`); of lines that a catalogue makes the field by which they are known (`x-line-key`). Empty form, input, merge, stars and columns
 * follow from it. What only the maker sets (`x-maker-only`) is no field of a form.
 */
import { type ContractCall, contractCalls, type Node } from '@harrow/contract/calls';
import { core, namesOf, propertiesOf } from '@harrow/contract/schema';
import { limitsOf } from './limitsOf.ts';
import { sheetOf } from './sheetOf.ts';
import { writeNouns } from './writeNouns.ts';

/** What names a document or a line, and is not typed. */
const identity = ['id', 'version'];

const admitsNull = (schema: Node): boolean => ((schema['anyOf'] ?? schema['oneOf'] ?? []) as Node[]).some(({ type }) => type === 'null');

/** What a line says of the line above it: at the field with its id, the list and the field with its number in a save that makes both. */
interface Parent {
  list: string;
  field: string;
  number: string;
}

function parentOf(line: Node): Parent | undefined {
  const [found] = Object.entries(propertiesOf(line)).flatMap(([field, schema]) => {
    const parent = core(schema)['x-parent'] ?? schema['x-parent'];
    return parent === undefined ? [] : [{ ...(parent as Omit<Parent, 'field'>), field }];
  });
  return found;
}

/** Lines of a list; undefined where it holds plain values, or is none. */
function linesOf(schema: Node | undefined): Node | undefined {
  const { type, items } = core(schema ?? {}) as { type?: string; items?: Node };
  return type === 'array' && items && core(items)['type'] === 'object' ? items : undefined;
}

/** What no sheet of a record shows as one value: several values, or yes or no where nothing is kept. */
function otherKind(schema: Node): Node | undefined {
  const { type } = core(schema);
  if (type === 'array') return { kind: 'list' };
  return type === 'boolean' ? { kind: 'flag' } : undefined;
}

/** A text in several languages, with the limit of each and those that it cannot be saved without; undefined for anything else. */
function textsOf(schema: Node): Node | undefined {
  const { type, required: languages } = core(schema) as { type?: string; required?: string[] };
  const [text] = Object.values(propertiesOf(schema));
  if (type !== 'object' || text === undefined) return undefined;
  const { maxLength } = core(text);
  const isRich = namesOf(text).includes('RichText');
  return { kind: 'texts', ...(isRich ? { rich: true } : { maxLength }), ...(languages && { languages }) };
}

/**
 * The fields that are typed, and the lists below them.
 * @param shown the record, or one of its lines, as it is read
 * @param number field that names a line to those below it
 */
function formOf(input: Node, shown: Node | undefined, number?: string): Node {
  const isTyped = ([name, schema]: [string, Node]): boolean => ![...identity, number].includes(name) && core(schema)['x-maker-only'] !== true;
  const typed = Object.fromEntries(Object.entries(propertiesOf(input)).filter(isTyped));
  const read = propertiesOf(shown);
  const limits = limitsOf(input);
  const { required = [] } = core(input) as { required?: string[] };
  const sheet = { ...sheetOf(typed), ...sheetOf(read) };
  const own = sheetOf(typed);
  const lines = Object.entries(typed).flatMap(([name, schema]) => {
    const line = linesOf(schema);
    return line === undefined ? [] : [{ name, schema, line, parent: parentOf(line) }];
  });
  const lists = lines.map(({ name, schema, line, parent }) => {
    const { maxItems } = core(schema);
    const numbered = parent ?? lines.find((other) => other.parent?.list === name)?.parent;
    const key = Object.entries(propertiesOf(line)).find(([, field]) => core(field)['x-line-key'] === true)?.[0];
    const list = { ...(maxItems !== undefined && { maxItems }), ...(key !== undefined && { key }), ...(parent && { parent }) };
    return [name, { ...list, ...formOf(line, linesOf(read[name]), numbered?.number) }] as const;
  });
  const fields = Object.entries(typed).flatMap(([name, schema]) => {
    const texts = textsOf(schema);
    // The record may show a text in the reader's language under the same name.
    const kind = texts ? { ...texts, ...(required.includes(name) && { required: true }) } : (sheet[name] ?? otherKind(schema));
    if (linesOf(schema) !== undefined || kind === undefined) return [];
    const { type: _type, ...limit } = (limits[name] ?? {}) as Node;
    const { 'x-needed': needed, 'x-decimals': decimals } = core(schema);
    // Of an enumeration the form names the dictionary as well as the record does.
    const field = { ...kind, ...(own[name]?.['kind'] === 'dict' && own[name]), ...limit };
    const marks = { ...(decimals !== undefined && { decimals }), ...(!admitsNull(schema) && { filled: true }), ...(needed === true && { needed: true }) };
    return [[name, { ...field, ...marks }] as const];
  });
  const beside = Object.entries(sheetOf(read)).filter(([name]) => !(name in typed) && !identity.includes(name));
  return {
    fields: Object.fromEntries(fields),
    lists: Object.fromEntries(lists),
    // Read-only fields of a line; those of a header follow from its record.
    shown: Object.fromEntries(beside),
  };
}

/** Masters whose page is the form of a document. */
const documentMasters = [
  'announcements',
  'campaignMasters',
  'dealerMasters',
  'newsMasters',
  'noticeMasters',
  'salesGoalMasters',
  'trainingMasters',
  'vehicleOrderMasters',
];

const resultOf = (call: ContractCall | undefined): Node | undefined => call && propertiesOf(call.reply)['result'];
const find = (name: string): ContractCall | undefined => contractCalls.find((call) => call.name === name);

writeNouns(
  'forms',
  'generateForms.ts',
  contractCalls.flatMap(({ name, tag, body }) => {
    const family = name.replace(/(Save|Edit|Generate)$/, '');
    const record = resultOf(find(`${family}Detail`)) ?? resultOf(find(`${family}QueryById`));
    if (body === undefined || family === name || record === undefined || !('version' in propertiesOf(body))) return [];
    // Of masters those alone whose pages are documents.
    if (name.endsWith('Edit') && !documentMasters.includes(family)) return [];
    const { shown: _record, ...form } = formOf(body, record) as { shown?: Node };
    return [{ name: `${family}Form`, tag, value: form }];
  }),
);
