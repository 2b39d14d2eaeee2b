interface NestingOptions {
  /** The lines that are closed, if you hold them: ids of rows in a tree, of headings where rows stand in groups. Only what you hand back here is closed. */
  closedIds?: readonly string[];
  onClosedChange?: (ids: readonly string[]) => void;
  /** All lines are closed at first. Default false. */
  startClosed?: boolean;
}

/** Rows in groups, each below a heading with its value, the number of its rows and the sums of the columns that have one under the table. */
export interface RowGroupOptions extends NestingOptions {
  /** Keys of the columns by whose values rows stand together, the outermost first. */
  by: readonly string[];
}

/** Rows below others. */
export interface TreeOptions extends NestingOptions {
  /** Field with the id of the row that a row stands below; empty at the top. */
  parentKey: string;
  /** Key of the column that is indented and has the buttons that open and close. Default: the first one on show. */
  column?: string;
}
