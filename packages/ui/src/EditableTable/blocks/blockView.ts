import type { ColumnFilter } from '../view/columnFilter.ts';
import { askedOf, type HeaderFilter } from '../view/headerFilter.ts';
import type { Filters, NestableView } from '../view/rowView.ts';
import type { SortBy } from '../view/sortRowIds.ts';
import type { RowBlocks } from './RowBlocks.types.ts';

/** What is on show of the rows of a source: it sorts and filters, the table does not. Other sorts and filters ask for all rows anew. */
export function createBlockView<Row>(blocks: RowBlocks<Row>): NestableView<Row> {
  let sort: readonly SortBy[] = [];
  let filters: ReadonlyMap<string, ColumnFilter> = new Map();
  let byColumn: { of: ReadonlyMap<string, ColumnFilter>; object: Filters } | undefined;

  function setFilters(next: ReadonlyMap<string, ColumnFilter>) {
    askedFilters(next);
    filters = next;
    blocks.restart();
  }

  return {
    ids: blocks.lines,
    indexOf: blocks.indexOf,
    all: blocks.rowIds,
    position: blocks.indexOf,
    total: () => blocks.lines().length,
    open: blocks.lines,
    openPosition: blocks.indexOf,
    rowsBetween: blocks.rowsBetween,
    unloaded: (first, last) => last - first + 1 - blocks.rowsBetween(first, last).length,
    lineCount: () => blocks.lines().length,
    linesBefore: () => 0,
    pagedCount: () => blocks.lines().length,
    nested: () => undefined,
    setNesting: (next) => next && refuse('groups and no tree'),
    sort: () => sort,
    filters: () => filters,
    page: () => undefined,
    setPage: (page) => page && refuse('pages'),
    reveal: (id) => blocks.indexOf(id) >= 0,

    setSort(by) {
      sort = by;
      blocks.restart();
    },

    setFilters: (next) => setFilters(new Map(Object.entries(next))),

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
  };
}

/** The filters as a source is asked for them. Throws for a function, which no source can run. */
export function askedFilters(filters: ReadonlyMap<string, ColumnFilter>): Record<string, HeaderFilter> {
  return Object.fromEntries(
    [...filters].map(([key, filter]) => {
      const asked = askedOf(filter);
      if (!asked) throw new TypeError(`EditableTable: a rowSource cannot filter "${key}" by a function`);
      return [key, asked];
    }),
  );
}

function refuse(what: string): never {
  throw new TypeError(`EditableTable: rows of a rowSource have no ${what}`);
}
