import { describe, expect, test } from 'vitest';
import { columnsOf, type SheetColumns } from './columnsOf.tsx';
import { queryFieldsOf } from './queryFieldsOf.ts';
import type { FieldSheet } from './sheet.ts';

const sheet = {
  no: { kind: 'text' },
  type: { kind: 'dict', dict: 'doc_type' },
  count: { kind: 'number', integer: true },
  hours: { kind: 'number', unit: 'h' },
  total: { kind: 'money', currency: 'currency' },
  currency: { kind: 'dict', dict: 'currency' },
  createTime: { kind: 'datetime' },
  createBy: { kind: 'user' },
  ageDays: { kind: 'number', asked: false },
  groups: { kind: 'list' },
} satisfies FieldSheet;
type Row = Record<keyof typeof sheet, string | number | null>;
const t = (key: string): string => `<${key}>`;
const columns = {
  no: {},
  total: {},
  ageDays: { align: 'left' as const },
  groups: { named: 'type' },
  limits: { text: () => '1–2' },
};
const [no, total, age, groups, limits] = columnsOf<Row>(sheet, t, columns, true);

test('title, order and alignment follow from the field; what a list says wins', () => {
  expect([no, total, age, groups].map((column) => [column?.title, column?.align])).toEqual([
    ['<field.no>', undefined],
    ['<field.total>', 'right'],
    ['<field.ageDays>', 'left'],
    ['<field.type>', undefined],
  ]);
});

test('a list is sorted by what it can be asked about', () => {
  expect([no, total, age, groups, limits].map((column) => column?.sortable)).toEqual([true, true, false, false, false]);
});

const locale = { language: 'es', timeZone: 'America/Lima', yesNo: (value: unknown) => (value === 'Y' ? 'Sí' : 'No') };

test.each<[string, Partial<Row>, string]>([
  ['no', { no: 'WC1' }, 'WC1'],
  ['no', { no: null }, ''],
  ['type', { type: 'a', type_dictText: 'Reclamo' } as Partial<Row>, 'Reclamo'],
  ['count', { count: 1234 }, '1.234'],
  ['total', { total: 1234.5, currency: 'USD' }, '1.234,50\u00a0USD'],
  ['createTime', { createTime: '2024-06-01 00:30:05' }, '2024-05-31 11:30'],
  ['groups', { groups: 'a,b', groups_dictText: 'Uno, Dos' } as Partial<Row>, 'Uno, Dos'],
  ['enabled', { enabled: 'Y' } as Partial<Row>, 'Sí'],
])('%s of %o is written as it is shown: the column is measured by it', (key, row, text) => {
  const [column] = columnsOf<Row>({ ...sheet, enabled: { kind: 'switch' } }, t, { [key]: {} }, true);
  expect(column?.text?.(row as Row, locale)).toBe(text);
});

test.each([
  ['what identifies a record', { no: { fixed: 'left' } }, 'code'],
  ['a number of a document', { claimNo: {} }, 'code'],
  ['an amount', { total: {} }, 'money'],
  ['a point in time', { createTime: {} }, 'date'],
  ['a tag', { type: { tones: {} } }, 'tag'],
  ['a tag with a dot', { type: { tones: {}, dot: true } }, 'dot'],
  ['words', { type: {} }, 'text'],
] as const)('the kind of a column says whether it may be cut: %s', (_what, of, kind) => {
  expect(columnsOf<Row>(sheet, t, of, true)[0]?.kind).toBe(kind);
});

test('a column that is drawn in a way of its own says its text or its width', () => {
  type Columns = SheetColumns<Row>;
  const drawn: Columns = { no: { render: () => 'A', text: () => 'A' }, count: { render: () => 'A', width: 90 } };
  // @ts-expect-error neither text nor width
  const unmeasured: Columns = { no: { render: () => 'A' } };
  expect([drawn, unmeasured].map((said) => Object.keys(said).length)).toEqual([2, 1]);
});

test('the advanced query has the editor of each kind', () => {
  const asked = queryFieldsOf(sheet, t, ['no', 'type', 'count', 'hours', 'total', 'createTime', { value: 'createBy', named: 'no' }], true);
  expect(asked).toEqual([
    { value: 'no', label: '<field.no>', type: 'text' },
    { value: 'type', label: '<field.type>', type: 'list', dictCode: 'doc_type' },
    { value: 'count', label: '<field.count>', type: 'int' },
    { value: 'hours', label: '<field.hours>', type: 'number' },
    { value: 'total', label: '<field.total>', type: 'number' },
    { value: 'createTime', label: '<field.createTime>', type: 'datetime' },
    { value: 'createBy', label: '<field.no>', type: 'sel_user' },
  ]);
});

describe('what is for some users only', () => {
  const cost = { kind: 'money', currency: 'currency', makerOnly: true } as const;
  const whole = { ...sheet, cost } satisfies FieldSheet;
  const keys = (isMaker: boolean) =>
    columnsOf<Row>(whole, t, { no: {}, cost: {}, hours: { for: 'dealer' }, count: { for: 'maker' } }, isMaker).map(({ key }) => key);

  test('columns: a field of the maker is left out for dealers without a word', () => {
    expect(keys(true)).toEqual(['no', 'cost', 'count']);
    expect(keys(false)).toEqual(['no', 'hours']);
  });

  test('columns that are hidden for some of them until they choose them', () => {
    const hidden = (isMaker: boolean) =>
      columnsOf<Row>(whole, t, { no: { defaultHidden: 'dealer' }, total: { defaultHidden: true } }, isMaker).map((column) => column.defaultHidden);
    expect([hidden(true), hidden(false)]).toEqual([
      [false, true],
      [true, true],
    ]);
  });

  test('fields of the advanced query', () => {
    const asked = (isMaker: boolean) => queryFieldsOf(whole, t, ['no', 'cost', { value: 'count', for: 'maker' }], isMaker).map(({ value }) => value);
    expect([asked(true), asked(false)]).toEqual([['no', 'cost', 'count'], ['no']]);
  });
});
