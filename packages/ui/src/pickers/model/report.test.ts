import { expect, test, vi } from 'vitest';
import type { ReportQueryItem, ReportSource } from '../../sources/reportSource.ts';
import { cachedReports } from './reportCache.ts';
import { dictText, fillFields, pageTotals, readFields, readSorter, recordKey, selfParams, startFilters, toQueries } from './reportFields.ts';
import { reportText } from './reportText.ts';

const item = (field: string, more: Partial<ReportQueryItem> = {}): ReportQueryItem => ({
  field,
  label: field,
  view: 'text',
  mode: 'single',
  hidden: '0',
  ...more,
});

test.each([
  ['', 'a', 'b', { problem: 'config' }],
  ['c', '', 'b', { problem: 'config' }],
  ['c', 'a', '', { problem: 'config' }],
  ['c', 'a,b', 'x', { problem: 'count' }],
  [
    'c',
    'a, b',
    'x,y',
    {
      pairs: [
        ['a', 'x'],
        ['b', 'y'],
      ],
    },
  ],
])('code %j with %j to %j', (code, org, dest, expected) => expect(readFields(code, org, dest)).toEqual(expected));

test('records fill fields; 0 is a value', () => {
  expect(
    fillFields(
      [{ a: 0, b: 'x' }, { a: 2 }],
      [
        ['a', 'one'],
        ['b', 'two'],
      ],
    ),
  ).toEqual({ one: '0,2', two: 'x,' });
  expect(fillFields([], [['a', 'one']])).toEqual({ one: '' });
});

test('fixed values are sent, and fill the form without their quotes', () => {
  expect(selfParams({ vin: "'L1'", n: 3 })).toEqual({ self_vin: "'L1'", self_n: '3' });
  expect(startFilters({ vin: "'L1'", n: 3 }, [item('vin')])).toEqual({ vin: 'L1' });
});

test('fields that are always shown come first; a range is two', () => {
  const { queries, shown } = toQueries(
    [item('a', { hidden: '1' }), item('d', { mode: 'group', view: 'date' }), item('s', { dictCode: 'sex' })],
    (label, end) => `${label} ${end}`,
  );
  expect(queries.map(({ key, label }) => `${key}/${label}`)).toEqual(['d_begin/d from', 'd_end/d to', 's/s', 'a/a']);
  expect([shown, queries[0]!.type, queries[2]!.dict]).toEqual([3, 'date', 'sex']);
});

test('a table dictionary is asked for with its table', () =>
  expect(toQueries([item('p', { dictCode: 'code', dictTable: 'product', dictText: 'name' })], String).queries[0]!.dict).toBe('product,name,code'));

test('columns with a sum are added up exactly, without what is no number', () => {
  const columns = [{ title: 'A', dataIndex: 'a', isTotal: '1' } as const, { title: 'B', dataIndex: 'b', isTotal: '0' } as const];
  expect(pageTotals(columns, [{ a: 0.1, b: 1 }, { a: '0.2' }, { a: null }, { a: 'x' }])).toEqual({ a: 0.3 });
});

test.each([
  ['Double', '1234.5', '1.234,5'],
  ['Integer', '', ''],
  ['Integer', 'x', 'x'],
  ['Date', '2026-03-01', '2026-03-01'],
  ['Datetime', '2026-03-01 03:00:00', '2026-02-28 14:00'],
  ['String', '1234.5', '1234.5'],
] as const)('%s %j is written %j', (fieldType, value, text) =>
  expect(reportText({ fieldType }, value, { language: 'es', timeZone: 'America/Lima' })).toBe(text),
);

test('sorter, texts and keys', () => {
  expect(readSorter('code=desc')).toEqual({ column: 'code', order: 'desc' });
  expect(readSorter('code;drop')).toBeUndefined();
  expect(dictText('1,9', [null, { value: '1', text: 'Male' }])).toBe('Male, 9');
  expect([recordKey({ id: 1, vin: 'L' }, 'vin'), recordKey({ id: 1 }, undefined), recordKey({ a: 1, b: 2 }, undefined)]).toEqual(['L', '1', '[1,2]']);
});

test('a group shares calls for 30 seconds; a failure is not kept; without a group nothing is', async () => {
  vi.useFakeTimers();
  const config = vi.fn(() => Promise.resolve({ cgRpConfigId: '1', cgRpConfigName: 'R', columns: [], dictOptions: {} }));
  const source = { config, queryItems: vi.fn(), data: vi.fn() } as unknown as ReportSource;
  const { signal } = new AbortController();
  await Promise.all([
    cachedReports(source, 'g').config('c', signal),
    cachedReports(source, 'g').config('c', signal),
    cachedReports(source, 'other').config('c', signal),
  ]);
  expect(config).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(30_000);
  config.mockRejectedValueOnce(new Error('down'));
  await expect(cachedReports(source, 'g').config('c', signal)).rejects.toThrow('down');
  await cachedReports(source, 'g').config('c', signal);
  await cachedReports(source, undefined).config('c', signal);
  expect(config).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});

test('nothing is kept beyond a change that the source reports', async () => {
  let tell = () => {};
  const config = vi.fn(() => Promise.resolve({ cgRpConfigId: '1', cgRpConfigName: 'R', columns: [], dictOptions: {} }));
  const subscribe = (listener: () => void) => ((tell = listener), () => undefined);
  const source = { config, queryItems: vi.fn(), data: vi.fn(), subscribe } as unknown as ReportSource;
  const ask = () => cachedReports(source, 'g').config('c', new AbortController().signal);
  await ask();
  await ask();
  expect(config).toHaveBeenCalledTimes(1);
  tell();
  await ask();
  expect(config).toHaveBeenCalledTimes(2);
});
