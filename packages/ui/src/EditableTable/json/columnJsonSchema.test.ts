import Ajv from 'ajv/dist/2020.js';
import { expect, expectTypeOf, test } from 'vitest';
import type { ColumnJson } from './ColumnJson.ts';
import schema from './column-json.schema.json' with { type: 'json' };
import { columnTypes, typeName } from './columnTypes.ts';
import { readJsonColumns } from './columnsFromJson.ts';
import { helperOf } from './helperColumns.ts';
import type { JsonSources } from './JsonSources.ts';

const check = new Ajv({ strict: false, allowUnionTypes: true }).compile(schema);
const lookup = { search: () => Promise.resolve([]), load: () => Promise.resolve([]) };
const sources: JsonSources = {
  lookup: () => lookup,
  users: () => lookup,
  departments: () => lookup,
  popup: () => ({ open: () => Promise.resolve([]) }),
  sendFile: () => Promise.resolve({}),
  slots: { a: { render: () => null } },
  handlers: { even: () => true },
};
const common = { key: 'a', title: 'A' };

const understood: ColumnJson[] = [
  {
    ...common,
    type: 'input',
    width: '120px',
    fixed: true,
    props: { maxLength: 30 },
    validateRules: [{ required: true }, { pattern: 'n6-16', message: 'six' }],
  },
  { ...common, type: 'inputNumber', props: { min: 0, max: 9, precision: 2 }, statistics: ['sum'], isOrder: true },
  { ...common, type: 'checkbox', customValue: ['Y', 'N'], defaultChecked: true },
  { ...common, type: 'select', options: ['x', { value: 1, text: 'One' }], dictCode: 'unit', allowInput: true, props: { mode: 'multiple' } },
  { ...common, type: 'radio', options: [{ value: true, title: 'Yes' }], allowClear: true },
  { ...common, type: 'sel_search_async', dict: 'parts,name,code' },
  { ...common, type: 'user-select', fieldExtendJson: '{"store":"id"}' },
  { ...common, type: 'datetime', defaultValue: '2026-01-01 00:00:00' },
  { ...common, type: 'upload', action: '/sys/upload', responseName: 'message', number: 3 },
  { ...common, type: 'image', fieldExtendJson: { uploadnum: 2 } },
  { ...common, type: 'popup', popupCode: 'p', orgFields: 'no,name', destFields: 'code,title', props: { multi: true } },
  { ...common, type: 'slot' },
  { ...common, type: 'normal', statistics: true },
  { type: 'row_number', width: 60 },
];

test.each(understood.map((column) => [column.type, column] as const))('%s is understood, and fits the schema', (_type, column) => {
  expect(readJsonColumns([column], sources).problems).toEqual([]);
  expect(check([column]) ? [] : check.errors).toEqual([]);
});

test.each<[what: string, column: object]>([
  ['a type that there is none of', { ...common, type: 'slider' }],
  ['no key', { type: 'input' }],
  ['a key of the table itself', { key: '#number', type: 'input' }],
  ['a pair of one', { ...common, type: 'checkbox', customValue: ['Y'] }],
  ['options that are no list', { ...common, type: 'select', options: 'x' }],
  ['a search without a dictionary', { ...common, type: 'sel_search_async' }],
  ['an upload to nowhere', { ...common, type: 'upload' }],
  ['an upload to a script', { ...common, type: 'file', action: 'javascript:alert(1)' }],
  ['a dialog without fields', { ...common, type: 'popup', popupCode: 'p' }],
  ['a rule that says nothing', { ...common, type: 'input', validateRules: [{ message: 'x' }] }],
])('%s is refused by both', (_what, column) => {
  expect(readJsonColumns([column], sources).problems).not.toEqual([]);
  expect(check([column])).toBe(false);
});

test('the schema, the types and the reader know the same kinds', () => {
  const text = JSON.stringify(schema);
  const listed = [...text.matchAll(/"type":\{"enum":(\[[^\]]*\])\}/g)].flatMap(([, list]) => JSON.parse(list!) as string[]);
  expect(new Set(listed.map(typeName).filter((type) => !helperOf(type)))).toEqual(new Set(Object.keys(columnTypes).map(typeName)));
  expectTypeOf<ColumnJson['type']>().toExtend<string>();
});
