import fc from 'fast-check';
import { Query } from 'mingo';
import { describe, expect, test } from 'vitest';
import { evaluateQuery } from '../evaluate.ts';
import { doubleRows, queriesOver, repeatable, sampleColumns } from '../queries.fixture.ts';
import type { Condition, QueryGroup } from '../query.ts';
import { QueryError } from '../QueryError.ts';
import { type MongoField, toMongo } from './toMongo.ts';

const fields: Record<string, MongoField> = {
  name: { type: 'text', path: 'person.name' },
  nick: { type: 'text' },
  age: { type: 'numeric' },
  big: { type: 'bigint', toStored: (text) => BigInt(text) },
  born: { type: 'date' },
  seen: { type: 'timestamp' },
  stored: { type: 'timestamp', toStored: (text) => new Date(`${text.replace(' ', 'T')}Z`) },
  day: { type: 'date', toStored: (text) => `day ${text}` },
};
const line = (field: string, rule: string, val: string, type?: string): Condition => ({ field, rule, val, ...(type && { type }) });
const against = (field: string, rule: string, val: string): Condition => ({ field, rule, val, valueSource: 'field' });
const and = (...items: QueryGroup['items']): QueryGroup => ({ match: 'and', items });

test.each<[Condition, object]>([
  [line('name', 'eq', 'Ada'), { 'person.name': { $eq: 'Ada' } }],
  [line('name', 'eq', '{"$ne":1}'), { 'person.name': { $eq: '{"$ne":1}' } }],
  [line('name', 'ne', 'Ada'), { 'person.name': { $nin: ['Ada', null] } }],
  [line('name', 'in', 'a,,b'), { 'person.name': { $in: ['a', 'b'] } }],
  [line('name', 'like', '1.k'), { 'person.name': { $regex: '1\\.(?:k|K|\u212a)' } }],
  [line('name', 'right_like', '1\0'), { 'person.name': { $regex: '^1\\x00' } }],
  [line('name', 'left_like', '😀'), { 'person.name': { $regex: '😀(?![\\s\\S])' } }],
  [line('name', 'empty', ''), { 'person.name': { $in: [null, ''] } }],
  [line('age', 'in', '1.50, 003'), { age: { $in: [1.5, 3] } }],
  [line('age', 'in', ','), { age: { $in: [] } }],
  [line('big', 'gt', '9007199254740993'), { big: { $gt: 9007199254740993n } }],
  [line('born', 'le', '2024-02-29', 'date'), { born: { $lt: '2024-03-01' } }],
  [line('born', 'ge', '2024-02-29 12:00:00', 'datetime'), { born: { $gte: '2024-03-01' } }],
  [line('born', 'in', ','), { born: { $in: [] } }],
  [line('seen', 'eq', '2024-02-29', 'date'), { seen: { $gte: '2024-02-29 00:00:00', $lt: '2024-03-01 00:00:00' } }],
  [line('seen', 'ne', '9999-12-31', 'date'), { $or: [{ seen: { $lt: '9999-12-31 00:00:00' } }, { seen: { $gte: '9999-12-32' } }] }],
  [line('stored', 'gt', '2024-02-29', 'date'), { stored: { $gte: new Date('2024-03-01T00:00:00Z') } }],
  [line('day', 'lt', '2024-02-29', 'date'), { day: { $lt: 'day 2024-02-29' } }],
  [against('name', 'ne', 'nick'), { 'person.name': { $ne: null }, nick: { $ne: null }, $expr: { $ne: ['$person.name', '$nick'] } }],
  [against('age', 'ge', 'age'), { age: { $ne: null }, $expr: { $gte: ['$age', '$age'] } }],
])('%j', (condition, filter) => expect(toMongo(and(condition), fields)).toEqual(filter));

test('groups, and nothing asked', () => {
  const [a, b] = [line('age', 'eq', '1'), line('age', 'eq', '2')];
  expect(toMongo(and(a, { match: 'or', items: [a, b] }), fields)).toEqual({ $and: [{ age: { $eq: 1 } }, { $or: [{ age: { $eq: 1 } }, { age: { $eq: 2 } }] }] });
  expect(toMongo({ ...and(a), not: true }, fields)).toEqual({ $nor: [{ age: { $eq: 1 } }] });
  expect(toMongo(and({ ...a, muted: true }), fields)).toEqual({});
});

test.each<[Condition, string]>([
  [line('$where', 'eq', '1'), 'unknownField'],
  [line('__proto__', 'eq', '1'), 'unknownField'],
  [line('name', 'period', 'today'), 'unknownRule'],
  [line('age', 'gt', '9007199254740993'), 'unknownRule'],
  [line('age', 'in', '1,0.10000000000000000001'), 'unknownRule'],
  [line('name', 'eq', '\udc00'), 'unknownRule'],
  [line('age', 'like', '1'), 'textOnlyRule'],
  [against('seen', 'eq', 'stored'), 'unknownRule'],
  [against('seen', 'eq', 'born'), 'unknownField'],
  [against('name', 'eq', '$where'), 'unknownField'],
])('%j is refused: %s', (condition, code) => {
  expect(() => toMongo(and(condition), fields)).toThrow(QueryError);
  expect(() => toMongo(and(condition), fields)).toThrow(code);
});

test('a refusal names the rule and the target', () => {
  try {
    toMongo(and(line('age', 'gt', '9007199254740993')), fields);
    expect.unreachable();
  } catch (error) {
    expect((error as QueryError).params).toMatchObject({ rule: 'gt', field: 'age', target: 'mongo' });
  }
});

describe('a filter finds what evaluateQuery finds', () => {
  const { big: _big, ...columns } = sampleColumns;
  const mongoFields = Object.fromEntries(Object.entries(columns).map(([field, type]) => [field, { type }]));
  // mingo orders texts as JavaScript does, MongoDB by code point: they differ where these letters meet others past U+FFFF.
  const rows = doubleRows.filter((row) => !Object.values(row).some((value) => /[\ue000-\uffff]/.test(String(value))));
  // Nothing and null are alike.
  const documents = rows.map((row, index) => (index % 2 ? row : Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))));

  test('for generated queries', () => {
    let telling = 0;
    fc.assert(
      fc.property(queriesOver(rows, columns), (query) => {
        const matches = new Query(toMongo(query, mongoFields));
        const found = documents.filter((document) => matches.test(document)).map((document) => document['id']);
        const expected = evaluateQuery(rows, query, columns).map(({ id }) => id);
        if (expected.length > 0 && expected.length < rows.length) telling += 1;
        expect(found).toEqual(expected);
      }),
      repeatable,
    );
    expect(telling).toBeGreaterThan(repeatable.numRuns / 2);
  });
});
