import type { RowStore } from '../rowStore/rowStore.ts';
import { rowTopic, type Topics } from '../topics/topics.ts';

/** Chosen rows. Topic `selection` after any change, `row:<id>` for the rows concerned. */
export interface Selection {
  has(rowId: string): boolean;
  /** The same list until that changes. */
  ids(): readonly string[];
  /** Of the rows that may be chosen, by default of those on show: none, some or all are. */
  extent(among?: readonly string[]): 'none' | 'some' | 'all';
  toggle(rowId: string): void;
  /** Chooses all selectable rows, by default of those on show, or none of them if all are chosen. */
  toggleAll(among?: readonly string[]): void;
  clear(): void;
  set(rowIds: readonly string[]): void;
  /** Chosen rows that are not here now, but may come back. */
  reserved(): number;
}

export interface SelectionOptions {
  /** Only one row at a time. */
  single: boolean;
  /** Rows stay chosen while others are loaded in their place, as pages of the server are. */
  reserve: boolean;
}

interface SelectionParts<Row> {
  store: RowStore<Row>;
  topics: Topics;
  /** Rows that "all" is about: those on show, of all pages. */
  candidates: () => readonly string[];
  /** Rows for which it says false are never chosen, not even by "all". */
  isSelectable: (row: Row) => boolean;
  /** Whether it is the user who changes rows just now: a row that the user removes is not chosen any more. */
  isByUser: () => boolean;
  options: () => SelectionOptions;
}

export function createSelection<Row extends object>({ store, topics, candidates, isSelectable, isByUser, options }: SelectionParts<Row>): Selection {
  /** In display order is not promised; in the order of choosing. */
  let chosen = new Set<string>();
  let listed: readonly string[] | undefined;

  store.observe((rowId, _before, after) => {
    if (after || !chosen.has(rowId) || (options().reserve && !isByUser())) return;
    chosen.delete(rowId);
    listed = undefined;
    topics.notify('selection');
  });

  function set(rowIds: Iterable<string>) {
    const before = chosen;
    const allowed = [...rowIds].filter((rowId) => mayChoose(rowId) || (options().reserve && !store.row(rowId)));
    chosen = new Set(options().single ? allowed.slice(-1) : allowed);
    listed = undefined;
    for (const rowId of new Set([...before, ...chosen])) if (before.has(rowId) !== chosen.has(rowId)) topics.notify(rowTopic(rowId));
    topics.notify('selection');
  }

  const mayChoose = (rowId: string) => {
    const row = store.row(rowId);
    return row !== undefined && isSelectable(row);
  };
  const extent = (among = candidates()) => {
    if (chosen.size === 0) return 'none';
    const selectable = among.filter(mayChoose);
    const here = selectable.filter((rowId) => chosen.has(rowId)).length;
    if (here === 0) return 'none';
    return here === selectable.length ? 'all' : 'some';
  };
  const without = (rowIds: readonly string[]) => {
    const left = new Set(chosen);
    for (const rowId of rowIds) left.delete(rowId);
    return left;
  };

  return {
    has: (rowId) => chosen.has(rowId),
    ids() {
      listed ??= [...chosen];
      return listed;
    },
    extent,
    set,
    clear: () => set([]),
    toggle: (rowId) => set(chosen.has(rowId) && !options().single ? without([rowId]) : [...chosen, rowId]),
    toggleAll: (among = candidates()) => set(extent(among) === 'all' ? without(among) : [...chosen, ...among]),
    reserved: () => (options().reserve ? [...chosen].filter((rowId) => !store.row(rowId)).length : 0),
  };
}
