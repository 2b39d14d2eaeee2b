import type { PageOf, Nesting } from '../nesting/nesting.ts';
import type { ColumnModel } from '../columnModel/column.ts';
import { type ColumnFilter, passesFilter } from './columnFilter.ts';
import { joinNew } from '../merging/joinNew.ts';
import { placeBack } from './placeBack.ts';
import type { createNestedView, NestedView } from '../nesting/nestedView.ts';
import { type SortBy, sortRowIds } from './sortRowIds.ts';
import { isTemporaryRowId } from '../rowStore/rowId.ts';
import type { RowStore } from '../rowStore/rowStore.ts';
import type { Topics } from '../topics/topics.ts';

/** By column key. */
export type Filters = Readonly<Record<string, ColumnFilter>>;

/** Ids of lines by position: an array, or what answers as one without having all of them. */
export type Lines = Pick<readonly string[], 'length' | 'at' | 'slice'>;

/**
 * Which lines are on show, in which order: rows and, where these stand in groups, the headings of groups. Topic `order` when that changed.
 * Sort and filters are snapshots, so that a row never jumps away or vanishes while it is edited: they are worked out when
 * they are set. Rows that come later are on show after the row they were inserted after; those that come back, as by undo,
 * where the sort wants them. A row goes to another group, or another branch of a tree, once the user has left it. Saving, checks and sums know nothing of the view: they are about
 * all rows of the store.
 */
export interface RowView {
  /** Lines on show, in shown order; the same list until that changes. */
  ids(): Lines;
  /** Position in `ids()`, or -1. */
  indexOf(id: string): number;
  /** Rows, sorted and filtered, on whichever page, also those below closed lines. */
  all(): readonly string[];
  /** Position in `all()`, or -1. */
  position(rowId: string): number;
  /** Number of `all()`. */
  total(): number;
  /** Rows that are on show on one of the pages. */
  open(): Lines;
  /** Position in `open()`, or -1. */
  openPosition(rowId: string): number;
  /** Rows among the lines of this page from one position to another, both included. */
  rowsBetween(first: number, last: number): readonly string[];
  /** Of rows that a source loads: how many lines from one position to another are not loaded, both included. */
  unloaded?(first: number, last: number): number;
  /** Lines on show on all pages. */
  lineCount(): number;
  /** Lines on show on the pages before this one. */
  linesBefore(): number;
  /** Number of entries that count for paging. */
  pagedCount(): number;
  /** Groups or tree, where rows stand in one. */
  nested(): NestedView | undefined;
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
  /** Turns to the line's page, opens what it stands below, and takes the filters away if they hide it. False if there is no such line. */
  reveal(id: string): boolean;
}

export interface NestingSetup<Row> {
  nesting: Nesting<Row>;
  create: typeof createNestedView;
  /** Only the uppermost lines are on show at first. */
  startClosed: boolean;
}

export interface NestableView<Row> extends RowView {
  setNesting(next: NestingSetup<Row> | undefined): void;
}

/** @param edited the row that the user is in */
export function createRowView<Row extends object>(
  store: RowStore<Row>,
  topics: Topics,
  columns: () => readonly ColumnModel<Row>[],
  edited: () => string | undefined = () => undefined,
): NestableView<Row> {
  let sort: readonly SortBy[] = [];
  let filters: ReadonlyMap<string, ColumnFilter> = new Map();
  let byColumn: { of: ReadonlyMap<string, ColumnFilter>; object: Filters } | undefined;
  let page: PageOf | undefined;
  /** Sorted and filtered rows, and the order of the store that they were worked out from. */
  let arranged: readonly string[] = store.ids();
  let source: readonly string[] = arranged;
  let positions: Map<string, number> | undefined;
  let shown: { of: readonly string[]; page: PageOf | undefined; ids: readonly string[]; places?: ReadonlyMap<string, number> } | undefined;
  let nesting: Nesting<Row> | undefined;
  let nested: NestedView | undefined;
  /** A row that belongs elsewhere, but in which the user is. */
  let waiting: string | undefined;
  /** Rows that went, whenever that was. */
  const gone = new Set<string>();
  /** Since the sort was set: rows that came as new ones, and rows that changed, as the sort placed them. */
  const added = new Set<string>();
  const placedAs = new Map<string, Row>();

  const column = (key: string) => columns().find((candidate) => candidate.key === key);

  function arrange(): readonly string[] {
    added.clear();
    placedAs.clear();
    if (sort.length === 0 && filters.size === 0) return store.ids();
    const tests = [...filters].flatMap(([key, filter]) => (column(key)?.value ? [{ filter, value: column(key)!.value }] : []));
    const passed = store.ids().filter((rowId) => {
      const row = store.row(rowId)!;
      return tests.every(({ filter, value }) => passesFilter(filter, value(row), row));
    });
    const all = nesting?.withAncestors(passed);
    return sortRowIds(all && all.size > passed.length ? store.ids().filter((rowId) => all.has(rowId)) : passed, sort, columns(), store.row);
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

  function sortedAndFiltered(): readonly string[] {
    if (source === store.ids()) return arranged;
    // Other rows were loaded: none of those that went comes back.
    if (source.length > 0 && store.ids().length > 0 && !source.some((rowId) => store.row(rowId))) gone.clear();
    if (sort.length === 0 && filters.size === 0) return put(store.ids());
    // None of the old rows is left: these are other rows, to which sort and filters apply afresh.
    if (!source.some((rowId) => store.row(rowId))) return put(withAddedRows(arrange()));
    const kept = arranged.filter((rowId) => store.row(rowId));
    const known = new Set(source);
    if (sort.length > 0) {
      const isBack = (rowId: string) => !known.has(rowId) && gone.has(rowId) && !added.has(rowId);
      const placed = placeBack(kept, sortedAsPlaced(new Set(kept), isBack), isBack);
      return put(joinNew(placed, store.ids(), (rowId) => !known.has(rowId) && !isBack(rowId)));
    }
    const keep = new Set(kept);
    return put(store.ids().filter((rowId) => keep.has(rowId) || !known.has(rowId)));
  }

  /** Rows that the sort has placed and those that are back, in the order of the sort; none if none is back. */
  function sortedAsPlaced(kept: ReadonlySet<string>, isBack: (rowId: string) => boolean): readonly string[] {
    if (gone.size === 0 || !store.ids().some(isBack)) return [];
    const rowIds = store.ids().filter((rowId) => isBack(rowId) || (kept.has(rowId) && !added.has(rowId)));
    return sortRowIds(rowIds, sort, columns(), (rowId) => placedAs.get(rowId) ?? store.row(rowId));
  }

  const all = () => nested?.rowIds() ?? sortedAndFiltered();

  function position(rowId: string): number {
    if (nested) return nested.position(rowId);
    const arrangedIds = sortedAndFiltered();
    if (arrangedIds === store.ids()) return store.indexOf(rowId);
    positions ??= new Map(arrangedIds.map((id, index) => [id, index]));
    return positions.get(rowId) ?? -1;
  }

  const pagedCount = () => nested?.pagedCount() ?? sortedAndFiltered().length;

  function currentPage(): PageOf | undefined {
    if (!page) return undefined;
    const last = Math.max(1, Math.ceil(pagedCount() / page.pageSize));
    if (page.current > last) page = { ...page, current: last };
    return page;
  }

  function onShow() {
    const of = nested?.shown() ?? sortedAndFiltered();
    const at = currentPage();
    if (shown?.of !== of || shown.page !== at) shown = { of, page: at, ids: at ? linesOf(at, of) : of };
    return shown;
  }

  const linesOf = (at: PageOf, of: readonly string[]) => nested?.page(at) ?? of.slice((at.current - 1) * at.pageSize, at.current * at.pageSize);
  const ids = () => onShow().ids;

  function indexOf(id: string): number {
    if (nested) {
      const now = onShow();
      now.places ??= new Map(now.ids.map((line, place) => [line, place]));
      return now.places.get(id) ?? -1;
    }
    const at = currentPage();
    const index = position(id);
    if (!at || index < 0) return index;
    const onPage = index - (at.current - 1) * at.pageSize;
    return onPage >= 0 && onPage < at.pageSize ? onPage : -1;
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

  function setNesting(next: NestingSetup<Row> | undefined) {
    nesting = next?.nesting;
    nested = next?.create({
      kind: next.nesting.kind,
      arrange: next.nesting.arrange,
      rowIds: sortedAndFiltered,
      startClosed: next.startClosed,
      onChange: () => topics.notify('order'),
    });
    waiting = undefined;
    topics.notify('order');
  }

  store.observe((rowId, before, after) => {
    if (!after) gone.add(rowId);
    else if (sort.length === 0) return;
    else if (!before && !gone.has(rowId)) added.add(rowId);
    else if (before && !placedAs.has(rowId)) placedAs.set(rowId, before);
  });
  store.observe((rowId, before, after) => {
    if (!before || !after || !nesting?.isMoved(before, after)) return;
    if (rowId === edited()) waiting = rowId;
    else nested?.rearrange();
  });
  topics.subscribe('active', () => {
    if (waiting === undefined || waiting === edited()) return;
    waiting = undefined;
    nested?.rearrange();
  });

  return {
    ids,
    all,
    position,
    indexOf,
    total: () => all().length,
    open: () => nested?.shownRowIds() ?? sortedAndFiltered(),
    openPosition: (rowId) => nested?.shownRowIds().indexOf(rowId) ?? position(rowId),
    rowsBetween(first, last) {
      const lines = ids().slice(first, last + 1);
      return nested?.kind === 'groups' ? lines.filter((id) => !nested!.group(id)) : lines;
    },
    lineCount: () => (nested ? nested.shown().length : sortedAndFiltered().length),
    linesBefore() {
      const at = currentPage();
      return at ? (nested?.linesBefore(at) ?? (at.current - 1) * at.pageSize) : 0;
    },
    pagedCount,
    nested: () => nested,
    setNesting,
    sort: () => sort,
    filters: () => filters,
    page: currentPage,
    setPage: turnTo,

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

    reveal(id) {
      if (nested?.group(id) === undefined && !store.row(id)) return false;
      if (nested?.group(id) === undefined && position(id) < 0) setFilters(new Map());
      nested?.openTo(id);
      if (page) turnTo({ ...page, current: nested ? nested.pageOf(id, page.pageSize) : Math.floor(position(id) / page.pageSize) + 1 });
      return true;
    },
  };
}
