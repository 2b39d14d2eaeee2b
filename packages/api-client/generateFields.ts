/**
 * Writes the sheets of fields of the contract, one file per noun, so that a page loads its own:
 * - `src/generated/fields`: what a list shows and can be asked about. Columns, filters and the advanced query follow from it.
 * - `src/generated/records`: all fields of a record, with the limits of its form. The fields of a form follow from it.
 */
import { type ContractCall, contractCalls, type Node } from '@harrow/contract/calls';
import { core, propertiesOf } from '@harrow/contract/schema';
import { limitsOf } from './limitsOf.ts';
import { sheetOf } from './sheetOf.ts';
import { writeNouns } from './writeNouns.ts';

const resultOf = (call: ContractCall | undefined): Node | undefined => call && propertiesOf(call.reply)['result'];

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
  const typed = propertiesOf(body);
  const sent = sheetOf(typed);
  const sheet = sheetOf({ ...row, ...record });
  return Object.fromEntries(
    Object.entries(sheet).map(([name, field]) => {
      const { type: _type, ...limit } = (limits[name] ?? {}) as Node;
      const { 'x-decimals': decimals } = core(typed[name] ?? {});
      return [name, { ...field, ...(sent[name]?.['kind'] === 'dict' && sent[name]), ...limit, ...(decimals !== undefined && { decimals }) }];
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
  // What everybody reads may be kept in calls of its own: `partMastersAdd` is the form of `partsList`.
  const form = (find('Save', 'Add') ?? contractCalls.find(({ name }) => name === `${family.replace(/s$/, '')}MastersAdd`))?.body;
  return [{ family, tag: call.tag, list: listSheet(row, record), record: recordSheet(row, record, form) }];
});

/** Writes that ask for a part of a record, or for one that stands in no list with pages. */
const dialogs = [
  'categoriesAdd',
  'dealerMastersBank',
  'dealerMastersChangeCurrency',
  'dealerMastersTerminate',
  'mailsTest',
  'rolesCopy',
  'sequencesEdit',
  'sysDepartsAdd',
];

/** What such a write asks for; a field that its record masks is masked there, too. */
function dialogSheet(name: string) {
  const { tag, body } = contractCalls.find((call) => call.name === name)!;
  const record = contractCalls.find((call) => call.name.endsWith('QueryById') && name.startsWith(call.name.replace(/QueryById$/, '')));
  const shown = sheetOf(propertiesOf(resultOf(record)));
  const asked = Object.entries(recordSheet({}, propertiesOf(body), body)) as [string, Node][];
  const value = asked.map(([field, sheet]) => [field, { ...sheet, ...(shown[field]?.['masked'] === true && { masked: true }) }]);
  return { name: `${name}Record`, tag, value: Object.fromEntries(value) };
}

writeNouns(
  'fields',
  'generateFields.ts',
  lists.map(({ family, tag, list }) => ({ name: `${family}Fields`, tag, value: list })),
);
writeNouns('records', 'generateFields.ts', [
  ...lists.map(({ family, tag, record }) => ({ name: `${family}Record`, tag, value: record })),
  ...dialogs.map(dialogSheet),
]);
