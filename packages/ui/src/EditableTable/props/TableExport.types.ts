export interface ExportColumn {
  /** Key of the column. */
  key: string;
  /** Heading of the column. */
  title: string;
  /** Name of the column's kind: `text`, `number`, `date`, … */
  type: string;
  /** Side at which the values stand. */
  align: 'left' | 'center' | 'right';
  /** Px. */
  width: number;
}

export interface ExportRow {
  /** Id of the row, or of the group. */
  rowId: string;
  /** One for each column: what the row holds; of a group its heading, and the sums of its rows in the columns that have sums. */
  values: readonly unknown[];
  /** One for each column: what the user reads. */
  texts: readonly string[];
  /** Of the heading of a group, which stands before its rows: how deep the group stands, from 0. */
  groupLevel?: number;
}

/** The table as the user sees it: columns in their order without hidden ones, all rows of all pages that pass the filters, as sorted, with the headings of their groups. */
export interface TableExport {
  /** Columns in sight, in their order on screen. */
  columns: readonly ExportColumn[];
  /** Rows and headings of groups, in their order on screen, of all pages, also those below closed ones. */
  rows: readonly ExportRow[];
}
