import type { Column, TextLocale } from '../ListPage/index.ts';
import { headingText, recordText } from '../ListPage/model/recordTexts.ts';
import { numberMarks } from '../Money/formatNumber.ts';
import { type CsvField, writeCsv } from '../spreadsheets/csv.ts';
import type { ListState } from '../listState/listState.ts';
import type { LoadList } from '../useList/index.ts';

export { downloadText } from '../spreadsheets/downloadText.ts';

/** More records were found than a CSV made in the browser may have. */
export class TooManyRecords extends Error {
  readonly found: number;
  constructor(found: number) {
    super(`${found} records are too many`);
    this.name = 'TooManyRecords';
    this.found = found;
  }
}

export interface PagedRead<T> {
  load: LoadList<T>;
  rowKey: (record: T) => string;
  /** Records that are asked for at a time. */
  pageSize: number;
  /** Most records. */
  most: number;
}

/**
 * All records of a state, page after page. A record that moves to a later page meanwhile is there once.
 * Rejects with `TooManyRecords` as soon as that is known.
 */
export async function readAllPages<T>(state: ListState, { load, rowKey, pageSize, most }: PagedRead<T>, signal: AbortSignal): Promise<T[]> {
  const found = new Map<string, T>();
  for (let page = 1; ; page += 1) {
    const { records, total, totalCapped = false } = await load({ ...state, page, pageSize }, signal);
    if (total > most) throw new TooManyRecords(total);
    const before = found.size;
    for (const record of records) found.set(rowKey(record), record);
    if (found.size > most) throw new TooManyRecords(found.size);
    // A page without anything new ends it, whatever the server counted.
    if (found.size === before || (!totalCapped && found.size >= total)) return [...found.values()];
  }
}

/** @param keys of the columns, in the order of the file */
export function csvOfRecords<T extends object>(records: readonly T[], columns: readonly Column<T>[], keys: readonly string[], locale: TextLocale): string {
  const chosen = keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const field = (column: Column<T>, record: T): CsvField => ({
    text: recordText(column, record, locale),
    isNumber: column.text === undefined && typeof (record as Record<string, unknown>)[column.key] === 'number',
  });
  return writeCsv(
    [chosen.map((column) => ({ text: headingText(column) })), ...records.map((record) => chosen.map((column) => field(column, record)))],
    numberMarks(locale.language).decimal,
  );
}
