import { isBlank } from './isSameValue.ts';
import { type FormValues, rowsOf } from './values.ts';

/** Texts that are no value, by their place: a field of the header, or `cellPlace` of a line. */
export type UnreadTexts = Readonly<Record<string, string>>;

/** Place of a field of a line. */
export const cellPlace = (list: string, rowId: string, field: string): string => `${list}/${rowId}/${field}`;

interface Cell {
  list: string;
  rowId: string;
  field: string;
}

/** The field of a line that a place names. Undefined: a field of the header. Ids of lines may have slashes of their own. */
export function cellAt(place: string): Cell | undefined {
  const [begin, end] = [place.indexOf('/'), place.lastIndexOf('/')];
  return begin < 0 ? undefined : { list: place.slice(0, begin), rowId: place.slice(begin + 1, end), field: place.slice(end + 1) };
}

/** The place is there, and holds no value. */
function isFree(values: FormValues, place: string): boolean {
  const cell = cellAt(place);
  if (!cell) return isBlank(values[place]);
  const row = rowsOf(values, cell.list).find(({ id }) => id === cell.rowId);
  return row !== undefined && isBlank(row[cell.field]);
}

/** Texts at places that still hold no value. */
export const stillUnread = (values: FormValues, texts: UnreadTexts): UnreadTexts =>
  Object.fromEntries(Object.entries(texts).filter(([place]) => isFree(values, place)));

/** The values with one of them replaced. @param next gets the value that is there */
export function replacedAt(values: FormValues, place: string, next: (value: unknown) => unknown): FormValues {
  const cell = cellAt(place);
  if (!cell) return { ...values, [place]: next(values[place]) };
  const { list, rowId, field } = cell;
  return { ...values, [list]: rowsOf(values, list).map((row) => (row.id === rowId ? { ...row, [field]: next(row[field]) } : row)) };
}
