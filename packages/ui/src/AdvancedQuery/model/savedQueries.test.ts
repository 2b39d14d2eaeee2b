import { expect, test } from 'vitest';
import { readSavedQueries, toQuery } from './savedQueries.ts';

const line = { field: 'vin', rule: 'like', val: '12' };

test.each([
  ['nothing stored', null, []],
  ['no JSON', '{', []],
  ['another shape', '{"title":"a"}', []],
  ['entries that are no queries', JSON.stringify([1, null, { title: 3, records: [] }, { title: 'a' }, { title: 'b', records: [] }]), ['b']],
])('%s is read without an error', (_name, stored, titles) => {
  expect(readSavedQueries(stored).map(({ title }) => title)).toEqual(titles);
});

test('lines and groups come back with their settings, without anything else', () => {
  const records = [
    { ...line, dictCode: 'bill_status', options: [], evil: 1 },
    { match: 'or', items: [{ ...line, muted: true }] },
  ];
  expect(readSavedQueries(JSON.stringify([{ title: 'a', matchType: 'or', records, isDefault: true }]))).toEqual([
    {
      title: 'a',
      matchType: 'or',
      records: [
        { ...line, dictCode: 'bill_status' },
        { match: 'or', items: [{ ...line, muted: true }] },
      ],
      isDefault: true,
    },
  ]);
});

test('what must not hold comes back so, and nothing else does', () => {
  const records = [
    { match: 'or', not: true, items: [line] },
    { match: 'or', not: 'yes', items: [line] },
  ];
  const [query] = readSavedQueries(JSON.stringify([{ title: 'a', matchType: 'and', not: true, records }]));
  expect(toQuery(query!)).toEqual({ match: 'and', not: true, items: [records[0], { match: 'or', items: [line] }] });
});

test('a line that compares two fields comes back so', () => {
  const records = [
    { ...line, valueSource: 'field' },
    { ...line, valueSource: 'row' },
  ];
  expect(readSavedQueries(JSON.stringify([{ title: 'a', records }]))[0]!.records).toEqual([records[0], line]);
});

test('several values kept as an array are joined by commas', () => {
  expect(readSavedQueries(JSON.stringify([{ title: 'a', records: [{ field: 's', rule: 'in', val: ['a', 'b', 3] }] }]))[0]!.records).toEqual([
    { field: 's', rule: 'in', val: 'a,b,3' },
  ]);
});
