import { describe, expect, test } from 'vitest';
import { columnsOf } from './columnsOf.tsx';
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
  no: { width: 100 },
  total: 120,
  ageDays: { align: 'left' as const },
  groups: { named: 'type' },
  limits: { render: () => '1–2' },
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

test('what is not there is a dash', () => {
  expect(no?.render?.({ no: null } as Row, 0)).toBe('–');
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
    columnsOf<Row>(whole, t, { no: 100, cost: 90, hours: { for: 'dealer' }, count: { for: 'maker' } }, isMaker).map(({ key }) => key);

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
