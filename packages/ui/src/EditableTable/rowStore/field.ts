/** A row's value under a key that is only known at run time. The one place where a typed row is read by name. */
export const readField = (row: object, key: string): unknown => (row as Record<string, unknown>)[key];

/** A copy of `row` with the fields of `patch`; the row itself when nothing differs. */
export function patchRow<Row extends object>(row: Row, patch: Partial<Row>): Row {
  const changes = Object.keys(patch).some((key) => !Object.is(readField(row, key), readField(patch, key)));
  return changes ? { ...row, ...patch } : row;
}

/** True for what a user sees as an empty cell: nothing, an empty text, an empty list. 0 and false are values. */
export const isEmptyValue = (value: unknown): boolean => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
