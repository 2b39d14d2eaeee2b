import type { ColumnContext, EditableColumn, LiveColumn } from '../EditableTable.types.ts';

/**
 * Makes `column` anew whenever `source` says that its texts have changed, so that its cells are drawn again. Its editor
 * stays the same component, and keeps the focus; it follows the source itself.
 */
export function liveColumn<Row extends object>(column: EditableColumn<Row>, source: { subscribe: (listener: () => void) => () => void }): LiveColumn<Row> {
  let shown = column;
  return {
    column: () => shown,
    subscribe: (listener) =>
      source.subscribe(() => {
        shown = { ...column };
        listener();
      }),
  };
}

export interface LiveColumns<Row extends object> {
  /** The same list until one of them changes. */
  columns(): readonly EditableColumn<Row>[];
  subscribe(listener: () => void): () => void;
}

const nothingToEnd = () => undefined;

/** The columns of one table, those with data of their own connected to their sources. */
export function createLiveColumns<Row extends object>(given: readonly EditableColumn<Row>[], context: ColumnContext): LiveColumns<Row> {
  const connected = new Map(given.flatMap((column) => (column.connect ? [[column, column.connect(context)] as const] : [])));
  const collect = () => given.map((column) => connected.get(column)?.column() ?? column);
  let columns = connected.size === 0 ? given : collect();
  return {
    columns: () => columns,
    subscribe(listener) {
      if (connected.size === 0) return nothingToEnd;
      const changed = () => {
        columns = collect();
        listener();
      };
      const ends = [...connected.values()].map((live) => live.subscribe(changed));
      return () => ends.forEach((end) => end());
    },
  };
}
