/** Kind of a workbook column, which decides how its cells are written. */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'datetime' | 'any';

export interface SheetColumn {
  header: string;
  /** `date`: `YYYY-MM-DD`; `datetime`: `YYYY-MM-DD HH:mm:ss`; `any`: numbers as numbers, the rest as text. */
  kind: CellKind;
  /** Characters. */
  width?: number;
  /** The column says what is wrong with its row: red. An .xls has no colours. */
  isError?: boolean;
}

export type Cell = string | number | null | undefined;

export interface Sheet {
  /** Name of the sheet, in the user's language. */
  name: string;
  columns: readonly SheetColumn[];
  /** In batches, so that a sheet never has to be in memory as a whole. */
  rows: AsyncIterable<readonly (readonly (Cell | WrittenCell)[])[]>;
}

/** Most characters that a cell can hold. */
const maxCellLength = 32_767;

/** A text that may be too long for its cell: what is left out is marked by an ellipsis at its end. */
export const fitting = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`);

/** Excel allows 31 characters and none of `[]:*?/\`. */
export const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31) || 'Sheet1';

/** Days since 1899-12-30, the number behind a date cell; undefined before 1900-03-01, where spreadsheets disagree, and for anything else. */
function serialOf(text: string): number | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d))?$/.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number?,
    number?,
    number?,
  ];
  const days = (Date.UTC(year, month - 1, day, hour, minute, second) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return days >= 61 ? days : undefined;
}

/** Texts that a spreadsheet takes for a formula once the cell is edited or saved as CSV. */
export const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

/** A cell ready to be written: text stays text whatever it begins with. A row may have one that differs from its column. */
export type WrittenCell =
  | { type: 'text'; text: string }
  | { type: 'number'; value: number; kind: Exclude<CellKind, 'text' | 'any'> | 'percent' }
  | { type: 'yesNo'; value: boolean }
  /** `#N/A`: there was something that cannot be written. */
  | { type: 'error' };

/** How a value is written in a column; undefined for an empty cell. */
export function writtenCell(kind: CellKind, value: Cell | WrittenCell): WrittenCell | undefined {
  if (typeof value === 'object' && value !== null) return value;
  if (value === null || value === undefined || value === '') return undefined;
  if (kind === 'date' || kind === 'datetime') {
    const serial = serialOf(String(value));
    if (serial !== undefined) return { type: 'number', value: serial, kind };
  }
  if (typeof value === 'number' && Number.isFinite(value) && kind !== 'text') return { type: 'number', value, kind: kind === 'money' ? 'money' : 'number' };
  return { type: 'text', text: fitting(String(value), maxCellLength) };
}
