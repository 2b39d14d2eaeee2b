import type { ColumnModel } from '../columnModel/column.ts';
import { writeColumn } from '../columnModel/writeColumn.ts';
import { isEmptyValue, readField } from '../rowStore/field.ts';
import { createTemporaryRowId } from '../rowStore/rowId.ts';

interface NewRowOptions<Row> {
  rowKey: string;
  columns: readonly ColumnModel<Row>[];
  /** Rows that are there already. */
  rows: readonly Row[];
  createRow?: ((rowId: string) => Row) | undefined;
}

/**
 * New rows as the caller or the columns' default values make them, numbered on in order columns.
 * Fields without a default stay absent until the user fills them; `createRow` is for rows that cannot bear that.
 */
export function createNewRows<Row extends object>(count: number, { rowKey, columns, rows, createRow }: NewRowOptions<Row>): Row[] {
  const defaults = columns.filter(({ defaultValue }) => defaultValue !== undefined);
  const orders = columns.filter(({ isOrder }) => isOrder).map(({ key }) => ({ key, next: largest(rows, key) + 1 }));
  return Array.from({ length: count }, (_, index) => {
    const rowId = createTemporaryRowId();
    const row =
      createRow?.(rowId) ?? defaults.reduce((made, column) => ({ ...made, ...writeColumn(column, made, column.defaultValue) }), { [rowKey]: rowId } as Row);
    const numbers = orders.filter(({ key }) => isEmptyValue(readField(row, key))).map(({ key, next }) => [key, next + index] as const);
    return numbers.length === 0 ? row : { ...row, ...Object.fromEntries(numbers) };
  });
}

/** The largest number of a field; 0 without one. */
function largest(rows: readonly object[], key: string): number {
  let max = 0;
  for (const row of rows) {
    const value = Number(readField(row, key) ?? 0);
    if (value > max) max = value;
  }
  return max;
}
