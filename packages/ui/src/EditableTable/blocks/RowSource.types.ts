import type { HeaderFilter } from '../view/headerFilter.ts';
import type { SortBy } from '../view/sortRowIds.ts';

/** Rows that a table asks for: those from one position to another, among all that pass the filters, in the order of the sort. */
export interface RowRequest {
  /** Position of the first row, from 0. */
  from: number;
  /** Position after the last row. */
  to: number;
  /** The first entry counts most; none asks for the order of your choice, always the same. */
  sort: readonly SortBy[];
  /** By column key: what the headings ask for. */
  filters: Readonly<Record<string, HeaderFilter>>;
  /** Aborted when the rows are not wanted any more. */
  signal: AbortSignal;
}

export interface RowAnswer<Row> {
  /** The rows that were asked for, in order. */
  rows: readonly Row[];
  /** Number of all rows that pass the filters. */
  total: number;
}

/** Where a table gets its rows from, block by block, as the user scrolls. */
export interface RowSource<Row> {
  /**
   * Answers the rows of one block; a rejection is shown in their place. Sorts and filters as well. Keep the function the same between renders: a new one
   * asks for all rows anew.
   */
  load: (request: RowRequest) => Promise<RowAnswer<Row>>;
  /** Rows asked for at a time. Default 100. Fixed for the life of the table. */
  blockSize?: number;
  /** Blocks kept. Of more, those furthest from the view are forgotten, but for those in which the user has changed something. Default 50. */
  maxBlocks?: number;
  /** Blocks asked for at the same time. Default 2. */
  maxRequests?: number;
}

/** Rows that the user has chosen: these, or all that pass the filters but these. */
export type SelectedRows =
  | {
      /** The listed rows are chosen. */
      all: false;
      /** Ids of the chosen rows. */
      rowIds: readonly string[];
    }
  | {
      /** All rows that pass the filters are chosen, loaded or not. */
      all: true;
      /** Ids of those that are not. */
      except: readonly string[];
    };
