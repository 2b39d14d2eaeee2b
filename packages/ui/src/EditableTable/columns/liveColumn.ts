import type { ColumnContext, EditableColumn, LiveColumn } from '../columnModel/EditableColumn.types.ts';

/** Source of a column's labels and choices. */
export interface TextSource {
  subscribe(listener: () => void): () => void;
  /** Differs from the one before when names or choices have arrived. */
  version(): unknown;
}

/**
 * Makes `column` anew whenever its source has another version, so that its cells are drawn again. Its editor stays the same
 * component, and keeps the focus; it follows the source itself.
 */
export function liveColumn<Row extends object>(column: EditableColumn<Row>, { subscribe, version }: TextSource): LiveColumn<Row> {
  let shown = column;
  let seen = version();
  return {
    column() {
      const now = version();
      if (!Object.is(now, seen)) shown = { ...column };
      seen = now;
      return shown;
    },
    subscribe,
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
  if (connected.size === 0) return { columns: () => given, subscribe: () => nothingToEnd };
  let columns: readonly EditableColumn<Row>[] = [];
  return {
    // Read at every call, since labels may have arrived before the first subscription.
    columns() {
      const now = given.map((column) => connected.get(column)?.column() ?? column);
      if (now.some((column, index) => column !== columns[index])) columns = now;
      return columns;
    },
    subscribe(listener) {
      const ends = [...connected.values()].map((live) => live.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
  };
}
