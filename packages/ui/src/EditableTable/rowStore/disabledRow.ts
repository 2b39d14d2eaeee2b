import { readField } from './field.ts';

/** Rows whose field has the value, or one of the values; or a function that decides by row. */
export type DisabledRow<Row> = { [Key in keyof Row]?: Row[Key] | readonly Row[Key][] } | ((row: Row) => boolean);

export function matchesDisabledRow<Row extends object>(disabledRow: DisabledRow<Row> | undefined, row: Row): boolean {
  if (typeof disabledRow === 'function') return disabledRow(row);
  return Object.entries(disabledRow ?? {}).some(([field, wanted]) => {
    const value = readField(row, field);
    return Array.isArray(wanted) ? wanted.includes(value) : Object.is(wanted, value);
  });
}
