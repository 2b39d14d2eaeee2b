/** Kind of values a column holds; decides how a condition's text is read. */
export type ColumnType = 'text' | 'number' | 'date' | 'datetime' | 'switch';

/** A column that a list may be sorted by, filtered by and asked for. */
export interface ListColumn {
  /** Where it comes from, e.g. `warrantyClaim.claimNo`. */
  ref: string;
  type: ColumnType;
  /** May the list be sorted by it? Default true. */
  sortable?: boolean;
  /** May the advanced query ask about it? Default true. */
  queryable?: boolean;
}

/** Field name on the wire → column. Whatever is not declared is refused with 400. */
export type ListColumns = Readonly<Record<string, ListColumn>>;

const columnOf =
  (type: ColumnType) =>
  (ref: string, options: Partial<ListColumn> = {}): ListColumn => ({ ref, type, ...options });
export const text = columnOf('text');
export const number = columnOf('number');
export const date = columnOf('date');
export const datetime = columnOf('datetime');
export const flag = columnOf('switch');

/** Columns that every document list has; `table` is the table or alias. */
export const documentListColumns = (table: string): ListColumns => ({
  status: text(`${table}.status`),
  dealerCode: text(`${table}.dealerCode`),
  dealerName: text(`${table}.dealerName`),
  subDealerCode: text(`${table}.subDealerCode`),
  subDealerName: text(`${table}.subDealerName`),
  submitTime: datetime(`${table}.submitTime`),
  submitBy: text(`${table}.submitBy`),
  auditTime: datetime(`${table}.auditTime`),
  auditBy: text(`${table}.auditBy`),
  createBy: text(`${table}.createBy`),
  createTime: datetime(`${table}.createTime`),
  updateTime: datetime(`${table}.updateTime`),
});
