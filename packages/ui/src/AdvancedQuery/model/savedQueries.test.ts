import { expect, test } from 'vitest';
import { readSavedQueries } from './savedQueries.ts';

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

test('several values kept as an array are joined by commas', () => {
  expect(readSavedQueries(JSON.stringify([{ title: 'a', records: [{ field: 's', rule: 'in', val: ['a', 'b', 3] }] }]))[0]!.records).toEqual([
    { field: 's', rule: 'in', val: 'a,b,3' },
  ]);
});
