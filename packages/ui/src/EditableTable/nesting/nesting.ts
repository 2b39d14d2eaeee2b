/** Nesting of rows: in groups with a heading each (`groupRows`), or as a tree (`treeRows`). */
export interface Nesting<Row> {
  kind: 'groups' | 'tree';
  /** @param rowIds sorted and filtered */
  arrange(rowIds: readonly string[]): NestedLines;
  /** These rows with all that they stand below, which are on show with them. */
  withAncestors(rowIds: readonly string[]): ReadonlySet<string>;
  /** A row that has changed like this may stand elsewhere now. */
  isMoved(before: Row, after: Row): boolean;
  /** Values that place a new row beside this one, by column or field key. */
  beside(row: Row): Readonly<Record<string, unknown>>;
}

/** Lines from top to bottom: a row, or the heading of a group. Each stands before the lines below it. */
export interface NestedLines {
  /** Ids of rows, and of groups. */
  ids: readonly string[];
  /** Depth of each line, from 0. */
  levels: readonly number[];
  /** By the ids of their headings. */
  groups: ReadonlyMap<string, RowGroup>;
}

/** Rows with the same value in a column, among those that stand in the same group of the level above. */
export interface RowGroup {
  /** Key of the column. */
  column: string;
  value: unknown;
  /** One of its rows: what the column draws of a value may depend on the row. */
  rowId: string;
}

/** `current` counts from 1. */
export interface PageOf {
  /** Page on show, from 1. */
  current: number;
  /** Rows on a page. */
  pageSize: number;
}
