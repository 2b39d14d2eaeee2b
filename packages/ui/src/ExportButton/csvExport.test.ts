import { describe, expect, test, vi } from 'vitest';
import type { Column } from '../ListPage/index.ts';
import { defaultListState } from '../listState/listState.ts';
import { csvOfRecords, readAllPages, TooManyRecords } from './csvExport.ts';

interface Machine {
  id: string;
  hours: number;
  status: number;
  note?: string | null;
}
const machines = Array.from({ length: 7 }, (_, index): Machine => ({ id: `m${index + 1}`, hours: index + 0.5, status: index % 2 }));
const rowKey = ({ id }: Machine) => id;
const never = new AbortController().signal;

describe('reads all pages', () => {
  const server = (mostPerPage: number, capped = false) =>
    vi.fn(async ({ page, pageSize }: { page: number; pageSize: number }) => {
      const size = Math.min(pageSize, mostPerPage);
      return { records: machines.slice((page - 1) * size, page * size), total: machines.length, totalCapped: capped };
    });

  test.each([
    ['of the size that is asked for', 3, 3, false, 3],
    ['of a server that gives less than is asked for', 100, 2, false, 4],
    ['in one', 100, 100, false, 1],
    ['of a server that stopped counting', 3, 3, true, 4],
  ])('%s', async (_, pageSize, mostPerPage, capped, calls) => {
    const load = server(mostPerPage, capped);
    expect(await readAllPages(defaultListState, { load, rowKey, pageSize, most: 100 }, never)).toEqual(machines);
    expect(load).toHaveBeenCalledTimes(calls);
  });

  test('a record that moves on to the next page is there once', async () => {
    const load = vi
      .fn()
      .mockResolvedValueOnce({ records: machines.slice(0, 3), total: 4 })
      .mockResolvedValueOnce({ records: machines.slice(2, 4), total: 4 });
    expect(await readAllPages(defaultListState, { load, rowKey, pageSize: 3, most: 100 }, never)).toEqual(machines.slice(0, 4));
  });

  test('too many are refused after the first page, with their number', async () => {
    const load = server(2);
    await expect(readAllPages(defaultListState, { load, rowKey, pageSize: 2, most: 6 }, never)).rejects.toEqual(new TooManyRecords(7));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('writes', () => {
  const columns: Column<Machine>[] = [
    { key: 'id', title: 'VIN' },
    { key: 'hours', title: 'Hours' },
    { key: 'status', title: 'Status', text: ({ status }) => (status === 1 ? 'Sold' : '=Stock') },
    { key: 'note', title: 'Note' },
  ];
  const locale = (language: string) => ({ language, timeZone: 'UTC', yesNo: String });

  test('the chosen columns in their order, as the list shows them', () => {
    const records = [
      { ...machines[0]!, hours: -1.5, note: 'a, b' },
      { ...machines[1]!, note: null },
    ];
    expect(csvOfRecords(records, columns, ['status', 'hours', 'note'], locale('en'))).toBe('\uFEFFStatus,Hours,Note\r\n\'=Stock,-1.5,"a, b"\r\nSold,1.5,\r\n');
  });

  test('where the decimal mark is a comma fields are divided by semicolons', () =>
    expect(csvOfRecords([{ ...machines[0]!, hours: 12_345.5 }], columns, ['id', 'hours'], locale('es'))).toBe('\uFEFFVIN;Hours\r\nm1;12345,5\r\n'));
});
