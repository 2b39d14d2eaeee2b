import type { MergeResult } from '../merging/mergeRows.ts';
import type { Lines } from '../view/rowView.ts';
import type { RowAnswer } from './RowSource.types.ts';

/** Lines from one position to another, both included. */
export interface LineRange {
  first: number;
  last: number;
}

/** Why a line has no row yet. */
export type LineState =
  | { type: 'loading' }
  /** An empty message: the answer had too few rows. */
  | { type: 'failed'; block: number; message: string }
  /** Its row stands in another line already, from 0. */
  | { type: 'repeated'; line: number };

/** Rows of a source as far as they are loaded. Topics: `order` when lines changed, `blocks` when anything of a line without a row did. */
export interface RowBlocks<Row> {
  blockSize: number;
  /** Ids of all lines, of rows or of lines without one; the same list until they change. */
  lines(): Lines;
  /** Loaded rows that have a line, in order; the same list until they change. */
  rowIds(): readonly string[];
  /** Position of a line, or -1. */
  indexOf(id: string): number;
  /** Rows at the source; unknown before the first answer. */
  total(): number | undefined;
  /** Another one after any change. */
  version(): number;
  /** Another one when answers under way are about the past. */
  generation(): number;
  /** Loaded rows among the lines from one position to another, both included. */
  rowsBetween(first: number, last: number): readonly string[];
  /** Numbers of the blocks in which these lines stand, both included, loaded or not. */
  blocksBetween(first: number, last: number): readonly number[];
  /** The block is there to be asked for. */
  isMissing(block: number): boolean;
  /** Of a line without a row. */
  stateOf(id: string): LineState;
  /** An answer of the source. */
  take(block: number, answer: RowAnswer<Row>): void;
  /** Newer rows of the server: of those that are here, nothing is lost that the user changed. */
  merge(rows: readonly Row[]): MergeResult;
  /** The block could not be loaded; it is not asked for again before `retry`. */
  fail(block: number, message: string): void;
  retry(block: number): void;
  /** Forgets blocks beyond `most`, those furthest from the wanted ones first; not those with changes, nor those with rows in use. */
  forgetFar(isWanted: (block: number) => boolean, most: number, isInUse: (rowId: string) => boolean): void;
  /** Other rows, or in another order: nothing is loaded, but for what the user has changed and added. */
  restart(): void;
  /** The same, of another source: not even the number of its rows is known. */
  replace(): void;
  /** All blocks are asked for again; their rows stay until then. */
  reload(): void;
  /** All changes are saved: rows stand elsewhere at the source now. */
  accepted(): void;
}
