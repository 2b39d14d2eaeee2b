import type { RowStore } from './rowStore.ts';
import { rowTopic, type Topics } from './topics.ts';

/** Chosen rows. Topic `selection` after any change, `row:<id>` for the rows concerned. */
export interface Selection {
  has(rowId: string): boolean;
  ids(): readonly string[];
  /** Of the rows that may be chosen: none, some or all are. */
  extent(): 'none' | 'some' | 'all';
  toggle(rowId: string): void;
  /** Chooses all selectable rows, or none if all of them are chosen. */
  toggleAll(): void;
  clear(): void;
  set(rowIds: readonly string[]): void;
}

/** @param isSelectable rows for which it says false are never chosen, not even by "all". */
export function createSelection<Row extends object>(store: RowStore<Row>, topics: Topics, isSelectable: (row: Row) => boolean): Selection {
  /** In display order is not promised; in the order of choosing. */
  let chosen: ReadonlySet<string> = new Set();

  store.observe((rowId, _before, after) => {
    if (after || !chosen.has(rowId)) return;
    chosen = new Set([...chosen].filter((id) => id !== rowId));
    topics.notify('selection');
  });

  function set(rowIds: Iterable<string>) {
    const before = chosen;
    chosen = new Set([...rowIds].filter(mayChoose));
    for (const rowId of new Set([...before, ...chosen])) if (before.has(rowId) !== chosen.has(rowId)) topics.notify(rowTopic(rowId));
    topics.notify('selection');
  }

  const mayChoose = (rowId: string) => {
    const row = store.row(rowId);
    return row !== undefined && isSelectable(row);
  };
  const extent = () => {
    if (chosen.size === 0) return 'none';
    return store.rows().every((row) => chosen.has(store.idOf(row)) || !isSelectable(row)) ? 'all' : 'some';
  };

  return {
    has: (rowId) => chosen.has(rowId),
    ids: () => [...chosen],
    extent,
    set,
    clear: () => set([]),
    toggle: (rowId) => set(chosen.has(rowId) ? [...chosen].filter((id) => id !== rowId) : [...chosen, rowId]),
    toggleAll: () => set(extent() === 'all' ? [] : store.ids()),
  };
}
