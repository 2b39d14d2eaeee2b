import type { QueryGroup } from '@harrow/validation/query';
import { expect, test } from 'vitest';
import { prepareQuery } from './prepareQuery.ts';
import { buildGroup } from './tree.ts';

const columns = { vin: 'text', amount: 'numeric', created: 'timestamp' } as const;
const vin = { field: 'vin', rule: 'eq', val: 'A' };
const blank = { field: '', rule: 'eq', val: '' };
const amount = { field: 'amount', rule: 'between', val: '1,9' };
const prepare = (query: QueryGroup, supportsTree = false) => prepareQuery(buildGroup(query), columns, supportsTree);

test.each<[string, QueryGroup]>([
  ['no line', { match: 'and', items: [] }],
  ['a blank line', { match: 'and', items: [blank] }],
  [
    'a line without a value',
    {
      match: 'and',
      items: [
        { ...vin, val: '' },
        { match: 'or', items: [blank] },
      ],
    },
  ],
  ['muted lines only', { match: 'and', items: [{ ...vin, muted: true }] }],
])('%s is an empty query', (_name, query) => expect(prepare(query)).toEqual({ ok: false, reason: 'empty' }));

test('0 is a value', () => expect(prepare({ match: 'and', items: [{ field: 'amount', rule: 'eq', val: '0' }] }).ok).toBe(true));

test('incomplete lines are dropped, muted ones kept', () => {
  const muted = { ...vin, muted: true };
  expect(prepare({ match: 'and', items: [blank, vin, muted] })).toEqual({ ok: true, query: { match: 'and', items: [vin, muted] } });
});

test.each<[string, QueryGroup, string | undefined]>([
  ['a group of the same match is dissolved', { match: 'or', items: [vin, { match: 'or', items: [vin, vin] }] }, undefined],
  ['a group of another match cannot be said', { match: 'and', items: [vin, { match: 'or', items: [vin, vin] }] }, 'groups'],
  ['between, with and, is two lines', { match: 'and', items: [vin, amount] }, undefined],
  ['between, with or, is a group', { match: 'or', items: [vin, amount] }, 'groups'],
  ['a half open between is one line', { match: 'or', items: [vin, { ...amount, val: '1,' }] }, undefined],
  ['empty is a rule of its own', { match: 'and', items: [{ ...vin, rule: 'empty', val: '' }] }, 'emptiness'],
])('two parameters: %s', (_name, query, reason) => {
  expect(prepare(query)).toMatchObject(reason ? { ok: false, reason } : { ok: true, query });
  expect(prepare(query, true)).toEqual({ ok: true, query });
});

test('a group that must not hold is for lists that have the feature', () => {
  const query: QueryGroup = { match: 'and', items: [vin, { match: 'or', not: true, items: [vin, vin] }] };
  expect(prepare(query, true)).toEqual({ ok: false, reason: 'not' });
  expect(prepareQuery(buildGroup(query), columns, true, { not: true })).toEqual({ ok: true, query });
});

test('two fields are compared in lists that have the feature, also without groups', () => {
  const query: QueryGroup = { match: 'and', items: [vin, { field: 'vin', rule: 'ne', val: 'vin', valueSource: 'field' }] };
  expect(prepare(query, true)).toEqual({ ok: false, reason: 'fieldComparison' });
  expect(prepareQuery(buildGroup(query), columns, false, { fieldComparison: true })).toEqual({ ok: true, query });
});

test('a line that cannot be asked is named by its id', () => {
  const root = buildGroup({
    match: 'and',
    items: [vin, { match: 'or', items: [blank, { field: 'amount', rule: 'eq', val: 'many' }] }, { field: 'gone', rule: 'eq', val: '1' }],
  });
  const group = root.items[1] as typeof root;
  expect(prepareQuery(root, columns, true)).toEqual({
    ok: false,
    reason: 'faults',
    faults: new Map([
      [group.items[1]!.id, 'notANumber'],
      [root.items[2]!.id, 'unknownField'],
    ]),
  });
});

test.each([
  ['eq', '08:30:00', true],
  ['eq', 'morning', false],
  ['eq', '25:00:00', false],
  ['eq', '', true],
  ['between', '08:30:00,', true],
  ['between', '08:30:00,late', false],
  ['in', '08:30:00,late', false],
  ['like', '08:', true],
])('a time of day, %s %j', (rule, val, isRight) => {
  const root = buildGroup({ match: 'and', items: [vin, { field: 'start', rule, val, type: 'time' }] });
  const prepared = prepareQuery(root, { ...columns, start: 'text' }, false);
  if (isRight) expect(prepared.ok).toBe(true);
  else expect(prepared).toEqual({ ok: false, reason: 'faults', faults: new Map([[root.items[1]!.id, 'notATime']]) });
});
