import type { ColumnModel } from '../columns/column.ts';
import { type ColumnFilter, passesFilter } from './columnFilter.ts';
import { joinNew } from '../live/joinNew.ts';
import { type SortBy, sortRowIds } from './sortRowIds.ts';
import { isTemporaryRowId } from '../rowStore/rowId.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import type { Topics } from '../model/topics.ts';

/** `current` counts from 1. */
export interface PageOf {
  /** Page on show, from 1. */
  current: number;
  /** Rows on a page. */
  pageSize: number;
}

/** By column key. */
export type Filters = Readonly<Record<string, ColumnFilter>>;

/**
 * Which rows are on show, in which order. Topic `order` when that changed.
 * Sort and filters are snapshots, so that a row never jumps away or vanishes while it is edited: they are worked out when
 * they are set. Rows that come later are on show after the row they were inserted after. Saving, checks and sums know
 * nothing of the view: they are about all rows of the store.
 */
export interface RowView {
  /** On show, in shown order; the same array until that changes. */
  ids(): readonly string[];
  /** Position in `ids()`, or -1. */
  indexOf(rowId: string): number;
  /** Sorted and filtered, on whichever page. */
  all(): readonly string[];
  /** Position in `all()`, or -1. */
  position(rowId: string): number;
  /** Number of `all()`. */
  total(): number;
  sort(): readonly SortBy[];
  /** The first entry counts most; none gives back the order of the rows themselves. */
  setSort(by: readonly SortBy[]): void;
  filters(): ReadonlyMap<string, ColumnFilter>;
  /** The same, as an object; the same one until they change. */
  filtersByColumn(): Filters;
  setFilters(next: Filters): void;
  setFilter(column: string, filter: ColumnFilter | undefined): void;
  page(): PageOf | undefined;
  /** A page beyond the end means the last one. */
  setPage(page: PageOf | undefined): void;
  /** Turns to the row's page, and takes the filters away if they hide it. False if there is no such row. */
  reveal(rowId: string): boolean;
}

export function createRowView<Row extends object>(store: RowStore<Row>, topics: Topics, columns: () => readonly ColumnModel<Row>[]): RowView {
  let sort: readonly SortBy[] = [];
  let filters: ReadonlyMap<string, ColumnFilter> = new Map();
  let byColumn: { of: ReadonlyMap<string, ColumnFilter>; object: Filters } | undefined;
  let page: PageOf | undefined;
  /** Sorted and filtered rows, and the order of the store that they were worked out from. */
  let arranged: readonly string[] = store.ids();
  let source: readonly string[] = arranged;
  let positions: Map<string, number> | undefined;
  let shown: { of: readonly string[]; page: PageOf | undefined; ids: readonly string[] } | undefined;

  const column = (key: string) => columns().find((candidate) => candidate.key === key);

  function arrange(): readonly string[] {
    if (sort.length === 0 && filters.size === 0) return store.ids();
    const tests = [...filters].flatMap(([key, filter]) => (column(key)?.value ? [{ filter, value: column(key)!.value }] : []));
    const passed = store.ids().filter((rowId) => {
      const row = store.row(rowId)!;
      return tests.every(({ filter, value }) => passesFilter(filter, value(row), row));
    });
    return sortRowIds(passed, sort, columns(), store.row);
  }

  /** A row that the user has just added is on show, whatever the filters say. */
  function withAddedRows(passed: readonly string[]): readonly string[] {
    const shownAlready = new Set(passed);
    return joinNew(passed, store.ids(), (rowId) => isTemporaryRowId(rowId) && !shownAlready.has(rowId));
  }

  function put(next: readonly string[]): readonly string[] {
    source = store.ids();
    arranged = next;
    positions = undefined;
    return next;
  }

  function all(): readonly string[] {
    if (source === store.ids()) return arranged;
    if (sort.length === 0 && filters.size === 0) return put(store.ids());
    // None of the old rows is left: these are other rows, to which sort and filters apply afresh.
    if (!source.some((rowId) => store.row(rowId))) return put(withAddedRows(arrange()));
    const kept = arranged.filter((rowId) => store.row(rowId));
    const known = new Set(source);
    if (sort.length > 0) return put(joinNew(kept, store.ids(), (rowId) => !known.has(rowId)));
    const keep = new Set(kept);
    return put(store.ids().filter((rowId) => keep.has(rowId) || !known.has(rowId)));
  }

  function position(rowId: string): number {
    const arrangedIds = all();
    if (arrangedIds === store.ids()) return store.indexOf(rowId);
    positions ??= new Map(arrangedIds.map((id, index) => [id, index]));
    return positions.get(rowId) ?? -1;
  }

  function currentPage(): PageOf | undefined {
    if (!page) return undefined;
    const last = Math.max(1, Math.ceil(all().length / page.pageSize));
    if (page.current > last) page = { ...page, current: last };
    return page;
  }

  function ids(): readonly string[] {
    const of = all();
    const at = currentPage();
    if (!at) return of;
    if (shown?.of !== of || shown.page !== at) shown = { of, page: at, ids: of.slice((at.current - 1) * at.pageSize, at.current * at.pageSize) };
    return shown.ids;
  }

  function setFilters(next: ReadonlyMap<string, ColumnFilter>) {
    filters = next;
    rearrange();
  }

  function rearrange() {
    put(arrange());
    topics.notify('order');
  }

  function turnTo(next: PageOf | undefined) {
    if (next && !(next.pageSize >= 1 && next.current >= 1)) throw new RangeError('EditableTable: a page and its size count from 1');
    if (next?.current === page?.current && next?.pageSize === page?.pageSize) return;
    page = next;
    topics.notify('order');
  }

  return {
    ids,
    all,
    position,
    total: () => all().length,
    sort: () => sort,
    filters: () => filters,
    page: currentPage,
    setPage: turnTo,

    indexOf(rowId) {
      const at = currentPage();
      const index = position(rowId);
      if (!at || index < 0) return index;
      const onPage = index - (at.current - 1) * at.pageSize;
      return onPage >= 0 && onPage < at.pageSize ? onPage : -1;
    },

    setSort(by) {
      sort = by;
      rearrange();
    },

    setFilter(key, filter) {
      const next = new Map(filters);
      if (filter) next.set(key, filter);
      else next.delete(key);
      setFilters(next);
    },

    filtersByColumn() {
      if (byColumn?.of !== filters) byColumn = { of: filters, object: Object.fromEntries(filters) };
      return byColumn.object;
    },

    setFilters: (next) => setFilters(new Map(Object.entries(next))),

    reveal(rowId) {
      if (!store.row(rowId)) return false;
      if (position(rowId) < 0) {
        setFilters(new Map());
      }
      if (page) turnTo({ ...page, current: Math.floor(position(rowId) / page.pageSize) + 1 });
      return true;
    },
  };
}
