import { expect, test } from 'vitest';
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
const [no, total, age, groups, limits] = columnsOf<Row>(sheet, t, [
  { key: 'no', width: 100 },
  { key: 'total', width: 120 },
  { key: 'ageDays', align: 'left' },
  { key: 'groups', title: 'Groups' },
  { key: 'limits', render: () => '1–2' },
]);

test('title, order and alignment follow from the field; what a list says wins', () => {
  expect([no, total, age, groups].map((column) => [column?.title, column?.align])).toEqual([
    ['<field.no>', undefined],
    ['<field.total>', 'right'],
    ['<field.ageDays>', 'left'],
    ['Groups', undefined],
  ]);
});

test('a list is sorted by what it can be asked about', () => {
  expect([no, total, age, groups, limits].map((column) => column?.sortable)).toEqual([true, true, false, false, false]);
});

test('what is not there is a dash', () => {
  expect(no?.render?.({ no: null } as Row, 0)).toBe('–');
});

test('the advanced query has the editor of each kind', () => {
  const asked = queryFieldsOf(sheet, t, ['no', 'type', 'count', 'hours', 'total', 'createTime', { value: 'createBy', label: 'Author' }]);
  expect(asked).toEqual([
    { value: 'no', label: '<field.no>', type: 'text' },
    { value: 'type', label: '<field.type>', type: 'list', dictCode: 'doc_type' },
    { value: 'count', label: '<field.count>', type: 'int' },
    { value: 'hours', label: '<field.hours>', type: 'number' },
    { value: 'total', label: '<field.total>', type: 'number' },
    { value: 'createTime', label: '<field.createTime>', type: 'datetime' },
    { value: 'createBy', label: 'Author', type: 'sel_user' },
  ]);
});
