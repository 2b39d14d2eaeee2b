import { isSameValue } from './isSameValue.ts';
import { withoutOrphans } from './parents.ts';
import type { FormSheet } from './sheet.ts';

/** A line of a list: its input, and its read-only fields, such as a name or a price. */
export interface FormRow {
  /** Temporary until the line is saved. */
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A document as it is being edited, flat as on the wire: header fields and lists by their names. A field that is empty is null. */
export type FormValues = Readonly<Record<string, unknown>>;

export const rowsOf = (values: FormValues, list: string): readonly FormRow[] => (values[list] as readonly FormRow[] | undefined) ?? [];

/** Values of a new document. @param begin initial values that are not empty */
export const emptyValues = ({ fields, lists }: FormSheet, begin: FormValues = {}): FormValues => ({
  ...Object.fromEntries(Object.keys(fields).map((field) => [field, null])),
  ...Object.fromEntries(Object.keys(lists).map((list) => [list, []])),
  ...begin,
});

/** The values of a document as the server has it. */
export function valuesOf(sheet: FormSheet, document: object): FormValues {
  const given = document as FormValues;
  const rows = (list: string, key: string | undefined): readonly FormRow[] =>
    key === undefined ? rowsOf(given, list) : rowsOf(given, list).map((row) => ({ ...row, id: String(row[key]) }));
  const values = Object.fromEntries([
    ...Object.keys(sheet.fields).map((field) => [field, given[field] ?? null]),
    ...Object.entries(sheet.lists).map(([list, { key }]) => [list, rows(list, key)]),
  ]) as FormValues;
  return withoutOrphans(sheet, values);
}

/** True if two lines hold the same input. */
export const isSameRow = (fields: readonly string[], a: FormRow, b: FormRow): boolean =>
  a === b || (a.id === b.id && fields.every((field) => isSameValue(a[field], b[field])));

/** True if two forms hold the same input. */
export const isSameForm = ({ fields, lists }: FormSheet, a: FormValues, b: FormValues): boolean =>
  Object.keys(fields).every((field) => isSameValue(a[field], b[field])) &&
  Object.entries(lists).every(([list, { fields: typed }]) => {
    const [before, after] = [rowsOf(a, list), rowsOf(b, list)];
    const names = Object.keys(typed);
    return before === after || (before.length === after.length && before.every((row, index) => isSameRow(names, row, after[index]!)));
  });
