/**
 * A change of the rows as data. The store answers each with the operation that takes it back, so that undo, redo and
 * giving up half-way are the same thing.
 */
export type RowOperation<Row> =
  | { type: 'patch'; patches: ReadonlyMap<string, Partial<Row>> }
  /** `index` is the row's position afterwards; ascending. A position beyond the end means the end. */
  | { type: 'insert'; entries: readonly RowEntry<Row>[] }
  | { type: 'remove'; rowIds: readonly string[] }
  | { type: 'move'; rowId: string; to: number }
  /** A whole new order. Rows that are not named follow after those that are. */
  | { type: 'arrange'; rowIds: readonly string[] };

export interface RowEntry<Row> {
  rowId: string;
  index: number;
  row: Row;
}

/** Rows next to each other, the first of them at `index` afterwards. */
export const insertOperation = <Row>(index: number, rows: readonly Row[], idOf: (row: Row) => string): RowOperation<Row> => ({
  type: 'insert',
  entries: rows.map((row, offset) => ({ rowId: idOf(row), index: index + offset, row })),
});
