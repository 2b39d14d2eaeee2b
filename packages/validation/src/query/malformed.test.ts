import { describe, expect, test } from 'vitest';
import { checkQuery } from './checkQuery.ts';
import { describeQuery } from './sentence/describe.ts';
import { evaluateConditions, evaluateQuery } from './evaluate.ts';
import type { QueryGroup } from './query.ts';
import { QueryError } from './QueryError.ts';
import { resolveQuery } from './resolve.ts';
import { encodeQuery } from './wire.ts';

const line = { field: 'a', rule: 'eq', val: '1' };
const deep = (levels: number): unknown => (levels === 0 ? line : { match: 'and', items: [deep(levels - 1)] });

const malformed: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'a = 1'],
  ['a list', [line]],
  ['a line', line],
  ['no items', { match: 'and' }],
  ['items that are no list', { match: 'and', items: { 0: line } }],
  ['an empty item', { match: 'and', items: [null] }],
  ['a number for a value', { match: 'and', items: [{ ...line, val: 1 }] }],
  ['no value', { match: 'and', items: [{ field: 'a', rule: 'eq' }] }],
  ['a field that is no text', { match: 'or', items: [{ ...line, field: ['a'] }] }],
  ['a rule that is no text', { match: 'or', items: [{ match: 'and', items: [{ ...line, rule: null }] }] }],
  ['a not that is neither true nor false', { match: 'and', not: 'no', items: [line] }],
  ['a value from nowhere known', { match: 'and', items: [{ ...line, valueSource: 'row' }] }],
  ['groups without end', deep(3000)],
];

const uses: [string, (query: QueryGroup) => unknown][] = [
  ['evaluateQuery', (query) => evaluateQuery([{ a: 1 }], query, { a: 'int' })],
  ['resolveQuery', (query) => resolveQuery(query, '2026-01-31')],
  ['checkQuery', (query) => checkQuery(query, { a: 'int' })],
  ['encodeQuery', (query) => encodeQuery(query)],
  ['describeQuery', (query) => describeQuery(query, { language: 'en', fields: [] } as never)],
];

describe.each(uses)('%s refuses', (_, use) => {
  test.each(malformed)('%s', (_name, query) => expect(() => use(query as QueryGroup)).toThrow(new QueryError('malformed')));
});

test('a list of conditions that is none is refused, too', () => {
  expect(() => evaluateConditions([], undefined as never, { columns: {} })).toThrow(QueryError);
  expect(() => evaluateConditions([{ a: 1 }], [{ ...line, val: 1 } as never], { columns: { a: 'int' } })).toThrow(QueryError);
});

test('a rule that needs no value may come without one', () =>
  expect(evaluateQuery([{ a: 1 }, { a: null }], { match: 'and', items: [{ field: 'a', rule: 'empty' } as never] }, { a: 'int' })).toEqual([{ a: null }]));
