import type { RowStore } from '../rowStore/rowStore.ts';
import type { Selection } from '../selection/selection.ts';
import { rowTopic, type Topics } from '../topics/topics.ts';
import type { RowBlocks } from './RowBlocks.types.ts';
import type { SelectedRows } from './RowSource.types.ts';

/** Chosen rows of a source: most of them are not loaded, so that all are kept as all but some. */
export interface BlockSelection extends Selection {
  selected(): SelectedRows;
  setSelected(next: SelectedRows): void;
  isSame(a: SelectedRows, b: SelectedRows): boolean;
  /** Number of chosen rows. */
  count(): number;
}

export interface BlockSelectionParts<Row> {
  store: RowStore<Row>;
  topics: Topics;
  blocks: RowBlocks<Row>;
  /** Rows for which it says false are never chosen. */
  isSelectable: (row: Row) => boolean;
  isByUser: () => boolean;
  isSingle: () => boolean;
  /** What is filtered: all of other rows are others. */
  filters: () => unknown;
}

export function createBlockSelection<Row>({ store, topics, blocks, isSelectable, isByUser, isSingle, filters }: BlockSelectionParts<Row>): BlockSelection {
  let filtered = filters();
  let isAll = false;
  /** Chosen rows, or those that are not while all others are. */
  let listed: ReadonlySet<string> = new Set();
  let known: { of: ReadonlySet<string>; isAll: boolean; selected: SelectedRows } | undefined;

  const mayChoose = (rowId: string) => {
    const row = store.row(rowId);
    return row === undefined || isSelectable(row);
  };
  const has = (rowId: string) => (isAll ? !listed.has(rowId) && mayChoose(rowId) : listed.has(rowId));
  const count = () => (isAll ? blocks.lines().length - listed.size : listed.size);

  function put(nextAll: boolean, next: ReadonlySet<string>) {
    const before = new Set(blocks.rowIds().filter(has));
    [isAll, listed] = [nextAll, next];
    const chosen = new Set(blocks.rowIds().filter(has));
    topics.batch(() => {
      for (const rowId of new Set([...before, ...chosen])) if (chosen.has(rowId) !== before.has(rowId)) topics.notify(rowTopic(rowId));
      topics.notify('selection');
    });
  }

  function selected(): SelectedRows {
    if (known?.of !== listed || known.isAll !== isAll)
      known = { of: listed, isAll, selected: isAll ? { all: true, except: [...listed] } : { all: false, rowIds: [...listed] } };
    return known.selected;
  }

  function extent(among?: readonly string[]) {
    const chosen = among ? among.filter(has).length : count();
    if (chosen <= 0) return 'none';
    return chosen >= (among ? among.filter(mayChoose).length : blocks.lines().length) ? 'all' : 'some';
  }

  const set = (rowIds: readonly string[]) => {
    const allowed = rowIds.filter(mayChoose);
    put(false, new Set(isSingle() ? allowed.slice(-1) : allowed));
  };

  // A row that the user removes is not chosen any more; one that is forgotten by the table stays so.
  store.observe((rowId, _before, after) => {
    if (after || !isByUser() || !listed.has(rowId)) return;
    listed = new Set([...listed].filter((one) => one !== rowId));
    topics.notify('selection');
  });

  topics.subscribe('order', () => {
    if (filtered === filters()) return;
    filtered = filters();
    if (isAll) put(false, new Set());
  });

  return {
    has,
    count,
    selected,
    isSame: (a, b) => a.all === b.all && isSameList(listOf(a), listOf(b)),
    setSelected: (next) => put(next.all, new Set((next.all ? next.except : next.rowIds).filter(mayChoose))),
    ids: () => {
      const now = selected();
      return now.all ? none : now.rowIds;
    },
    extent,
    set,
    clear: () => set([]),
    toggle(rowId) {
      if (isSingle()) return set([rowId]);
      const next = new Set(listed);
      if (!next.delete(rowId)) next.add(rowId);
      put(isAll, next);
    },
    toggleAll(among) {
      if (among) return set(extent(among) === 'all' ? [...listed].filter((rowId) => !among.includes(rowId)) : [...listed, ...among]);
      put(extent() !== 'all', new Set());
    },
    reserved: () => 0,
  };
}

const none: readonly string[] = [];

const listOf = (selected: SelectedRows): readonly string[] => (selected.all ? selected.except : selected.rowIds);
const isSameList = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((rowId, at) => rowId === b[at]);
