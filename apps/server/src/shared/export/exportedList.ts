import type { CellKind } from '../workbook/sheet.ts';

/** A column that may be exported. */
export interface ExportColumn {
  /** As the list's records and the portal's columns name it. */
  name: string;
  /** Field of the record that is written: a dictionary's text rather than its code. */
  from: string;
  kind: Exclude<CellKind, 'any'>;
  /** `column.{header}` is its title in the message files. */
  header: string;
  /** Characters. */
  width: number;
}

/** What of a list may be exported; a field that is not named here cannot be asked for. */
export interface ExportedList {
  /** `export.{name}` is its title, also that of the file. */
  name: string;
  columns: readonly ExportColumn[];
}

type More = Partial<Pick<ExportColumn, 'header' | 'width'>>;
const columnOf =
  (kind: ExportColumn['kind'], width: number, suffix = '') =>
  (name: string, more: More = {}): ExportColumn => ({ name, from: name + suffix, kind, header: name, width, ...more });

/** `choice('status')` writes `status_dictText`. */
export const choice = columnOf('text', 18, '_dictText');
export const text = columnOf('text', 20);
export const number = columnOf('number', 12);
export const money = columnOf('money', 14);
export const date = columnOf('date', 12);
export const datetime = columnOf('datetime', 20);
