import type { ChangeLog } from '../rowStore/changeLog.ts';
import type { ColumnModel } from '../columnModel/column.ts';
import type { RowStore } from '../rowStore/rowStore.ts';

/** A value that came from elsewhere in place of another. */
export interface Reload<Row> {
  rowId: string;
  column: ColumnModel<Row>;
  /** The row as it was. */
  before: Row;
}

/** Reports every cell whose value changed from outside: by the parent, the server, a socket. Returns a function that stops it. */
export function observeReloads<Row extends object, Column extends ColumnModel<Row>>(
  store: RowStore<Row>,
  changeLog: ChangeLog<Row>,
  columns: readonly Column[],
  listener: (reload: Reload<Row> & { column: Column }) => void,
): () => void {
  return store.observe((rowId, before, after) => {
    if (!before || !after || changeLog.isByUser()) return;
    for (const column of columns) if (!Object.is(column.value(before), column.value(after))) listener({ rowId, column, before });
  });
}
