import { expect, test } from 'vitest';
import type { QueryRecord } from '../AdvancedQuery.types.ts';
import type { KnownField } from './fields.ts';
import { blankLine, chooseField, chooseRule, chooseSource } from './line.ts';

const status: KnownField = { value: 'status', label: 'Status', type: 'list', dictCode: 'bill_status' };
const vin: KnownField = { value: 'vin', label: 'VIN' };
const amount: KnownField = { value: 'amount', label: 'Amount', type: 'number', dbType: 'bigdecimal' };
const created: KnownField = { value: 'created', label: 'Created', type: 'datetime' };

test('a new line has no field and the rule eq', () => expect(blankLine).toEqual({ field: '', rule: 'eq', val: '' }));

test('choosing a field resets the value, copies the settings and keeps the rule', () => {
  expect(chooseField({ field: 'vin', rule: 'ne', val: 'x', muted: true }, status)).toEqual({
    field: 'status',
    rule: 'ne',
    val: '',
    type: 'list',
    dictCode: 'bill_status',
    muted: true,
  });
  expect(chooseField({ field: 'status', rule: 'in', val: 'a,b', dictCode: 'bill_status', type: 'list' }, vin)).toEqual({ field: 'vin', rule: 'in', val: '' });
});

test('a rule that the new field does not have becomes eq', () => {
  expect(chooseField({ field: 'vin', rule: 'like', val: 'x' }, amount).rule).toBe('eq');
  expect(chooseField({ field: 'amount', rule: 'between', val: '1,2' }, vin).rule).toBe('eq');
});

test.each<[string, string, string, KnownField, string]>([
  ['in', 'a,b', 'eq', status, 'a'],
  ['in', ',b', 'ne', status, 'b'],
  ['in', '', 'eq', status, ''],
  ['in', 'a,b', 'like', vin, 'a,b'],
  ['in', '1, 2', 'gt', amount, '1'],
  ['eq', 'a', 'in', status, 'a'],
  ['eq', '5', 'between', amount, '5,'],
  ['eq', '', 'between', amount, ''],
  ['between', '5,9', 'ge', amount, '5'],
  ['between', ',9', 'in', amount, '9'],
  ['eq', 'a', 'empty', vin, ''],
  ['eq', '2026-01-01 00:00:00', 'period', created, ''],
  ['period', 'today', 'eq', created, ''],
  ['eq', 'a', 'eq', vin, 'a'],
])('from %s with %j to %s', (before, val, rule, field, expected) => {
  expect(chooseRule({ field: field.value, rule: before, val }, rule, field)).toEqual({ field: field.value, rule, val: expected });
});

const against: QueryRecord = { field: 'amount', rule: 'gt', val: 'limit', valueSource: 'field', type: 'number' };

test.each<[string, QueryRecord]>([
  ['le', { ...against, rule: 'le' }],
  ['in', { field: 'amount', rule: 'in', val: '', type: 'number' }],
  ['between', { field: 'amount', rule: 'between', val: '', type: 'number' }],
  ['empty', { field: 'amount', rule: 'empty', val: '', type: 'number' }],
])('a line that compares two fields goes on with the rule %s', (rule, line) => expect(chooseRule(against, rule, amount)).toEqual(line));

test('with another field it compares with a value', () =>
  expect(chooseField(against, created)).toEqual({ field: 'created', rule: 'gt', val: '', type: 'datetime' }));

test('from a value to a field and back nothing is kept', () => {
  const line = { field: 'amount', rule: 'gt', val: '5' };
  expect(chooseSource(line, true)).toEqual({ ...line, val: '', valueSource: 'field' });
  expect(chooseSource(against, false)).toEqual({ field: 'amount', rule: 'gt', val: '', type: 'number' });
});
