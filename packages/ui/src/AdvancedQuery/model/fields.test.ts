import { expect, test } from 'vitest';
import type { QueryField, QueryFieldSettings } from '../AdvancedQuery.types.ts';
import { comparableFields, dictionaryOf, fieldTree, kindOf, knownFields, offeredRules, queryColumns } from './fields.ts';

const fields: QueryField[] = [
  {
    value: 'parts',
    label: 'Parts',
    children: [
      { value: 'partNo', label: 'Part no.' },
      { value: 'price', text: 'Price', type: 'number', onlyFieldName: true },
    ],
  },
  { value: 'vin', text: 'VIN' },
  { value: 'status', dictCode: 'bill_status', type: 'list' },
];

test('fields of the main table come before those of sub-tables, which carry the name of theirs', () => {
  expect(knownFields(fields).map(({ value, label }) => [value, label])).toEqual([
    ['vin', 'VIN'],
    ['status', 'status'],
    ['parts,partNo', 'Parts-Part no.'],
    ['price', 'Parts-Price'],
  ]);
});

test('a sub-table is a node that cannot be chosen', () => {
  expect(fieldTree(fields)).toEqual([
    { value: 'vin', title: 'VIN', selectable: true },
    { value: 'status', title: 'status', selectable: true },
    {
      value: 'parts,',
      title: 'Parts',
      selectable: false,
      children: [
        { value: 'parts,partNo', title: 'Parts-Part no.', selectable: true },
        { value: 'price', title: 'Parts-Price', selectable: true },
      ],
    },
  ]);
});

test.each<[QueryFieldSettings, string]>([
  [{}, 'text'],
  [{ type: 'string' }, 'text'],
  [{ type: 'constructor' }, 'text'],
  [{ type: 'int' }, 'number'],
  [{ type: 'datetime' }, 'datetime'],
  [{ type: 'sel_user' }, 'choice'],
  [{ type: 'number', options: [] }, 'choice'],
  [{ type: 'date', dictCode: 'days' }, 'choice'],
])('the field %j is a %s', (settings, kind) => expect(kindOf(settings)).toBe(kind));

test('empty and not empty are offered where the server knows them', () => {
  expect(offeredRules({ type: 'switch' }, true, 'eq')).toEqual(['eq', 'ne', 'empty', 'not_empty']);
  expect(offeredRules({ type: 'switch' }, false, 'eq')).toEqual(['eq', 'ne']);
});

test('a rule that a line has is offered to it, also when its field would not', () => {
  expect(offeredRules({ type: 'switch' }, false, 'gt')).toContain('gt');
  expect(offeredRules({ type: 'switch' }, false, 'nonsense')).toEqual(['eq', 'ne']);
});

test('contains is for texts: not offered where choices are kept as numbers', () => {
  expect(offeredRules({ type: 'list', dictCode: 'a' }, false, 'eq')).toContain('like');
  expect(offeredRules({ type: 'list', dictCode: 'a', dbType: 'int' }, false, 'eq')).not.toContain('like');
});

test.each<[QueryFieldSettings, string | undefined]>([
  [{}, undefined],
  [{ dictCode: 'bill_status' }, 'bill_status'],
  [{ dictCode: 'id', dictTable: 'dealer', dictText: 'name' }, 'dealer,name,id'],
])('the dictionary of %j is %s', (settings, code) => expect(dictionaryOf(settings)).toBe(code));

test('a field is compared with others of its type', () => {
  const status = { type: 'list', dictCode: 'bill_status' };
  const known = knownFields([
    { value: 'a', type: 'number' },
    { value: 'b', type: 'int' },
    { value: 'c', type: 'date' },
    { value: 'd', type: 'datetime' },
    { value: 'e' },
    { value: 'f', type: 'string' },
    { value: 'g', ...status },
    { value: 'h', ...status },
    { value: 'i', ...status, dictCode: 'bill_type' },
    { value: 'j', type: 'sel_user' },
    { value: 'k', type: 'text', dbType: 'int' },
  ]);
  const others = Object.fromEntries(
    known.map((field) => [
      field.value,
      comparableFields(field, known)
        .map(({ value }) => value)
        .join(''),
    ]),
  );
  expect(others).toEqual({ a: 'b', b: 'a', c: '', d: '', e: 'f', f: 'e', g: 'h', h: 'g', i: '', j: '', k: '' });
});

test('columns by field, also for those of sub-tables', () => {
  expect(
    queryColumns([...fields, { value: 'age', dictCode: 'age', dbType: 'int' }, { value: 'day', type: 'date' }, { value: 'at', type: 'datetime' }]),
  ).toEqual({
    vin: 'text',
    status: 'text',
    'parts,partNo': 'text',
    price: 'numeric',
    age: 'numeric',
    day: 'date',
    at: 'timestamp',
  });
});
