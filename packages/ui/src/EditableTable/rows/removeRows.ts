import type { TableModel } from '../model/tableModel.types.ts';

/** Removes rows, and answers the one that then stands where the first of them stood, or else the last one: there the user goes on. */
export function removeRows<Row>(model: TableModel<Row>, rowIds: readonly string[]): string | undefined {
  const first = rowIds.reduce((least, rowId) => Math.min(least, model.store.indexOf(rowId)), Infinity);
  model.removeRows(rowIds);
  const left = model.store.ids();
  return left[first] ?? left.at(-1);
}
