import { bySide } from '../../columnArrangement/columnArrangement.ts';
import type { ValidateRule } from './rules.ts';

export type Statistic = 'sum' | 'average';

/**
 * A column as the model sees it; its look and editor are in `EditableColumn`.
 * Made by a builder such as `numberColumn`, never by hand in a screen.
 */
export interface ColumnModel<Row> {
  /** Field of the row, or any unused name for a column without a field of its own. Unique in the table. */
  key: string;
  /** Heading; also names the cell for screen readers, so it is a text. */
  title: string;
  /** Heading above this one and those of its neighbours that name the same. */
  group?: string | undefined;
  /** The cell's value. Computed columns derive it, all others read `row[key]`, or what `columnAt` says. */
  value: (row: Row) => unknown;
  /** The fields that change with the value, where that is not `row[key]`. */
  write?: ((row: Row, value: unknown) => Partial<Row>) | undefined;
  /** The field that the value lies in, where that is not `key`. */
  field?: string | undefined;
  /** Not shown; the value is kept in the row. A hidden column is not validated, since the user could not correct it. */
  hidden?: boolean | undefined;
  /** The user put it out of sight. It is checked as ever, and shown again when an error is in it. */
  concealed?: boolean | undefined;
  /** Never or, by row, not editable: the value is shown as text. */
  readOnly?: boolean | ((row: Row) => boolean) | undefined;
  /** In the order they are asked. */
  rules: readonly ValidateRule<Row>[];
  /** Statistics in the footer, computed exactly. Never empty. */
  statistics?: readonly Statistic[] | undefined;
  /** Its numbers are texts with all their digits, and count as such in the statistics. */
  hasExactTexts?: boolean | undefined;
  /** Value in a new row. */
  defaultValue?: unknown;
  /** A new row gets the largest number of the column plus one. */
  isOrder?: boolean | undefined;
  /** Key of the column whose value decides what may be chosen here: when that changes, this cell is emptied. */
  dependsOn?: string | undefined;
  /** Radio columns: the values of the one chosen row and of all others. */
  exclusive?: { on: unknown; off: unknown } | undefined;
  /** Order of two values, neither of them empty. Default: numbers and yes/no by size, all else as text. */
  compare?: ((a: unknown, b: unknown) => number) | undefined;
  /** Width in px: the least for a column that may grow, the exact one for a frozen column. */
  width: number;
  /** Px that the column keeps, whatever the application and the user ask for: with less its values cannot be read. */
  minWidth?: number | undefined;
  /** Keeps its width when there is room to spare. */
  fixedWidth?: boolean | undefined;
  frozen?: 'left' | 'right' | undefined;
}

export const isReadOnly = <Row>(column: ColumnModel<Row>, row: Row): boolean =>
  typeof column.readOnly === 'function' ? column.readOnly(row) : (column.readOnly ?? false);

/** Columns as shown: without hidden and concealed ones, frozen ones moved to their side, else in the given order. Throws on a repeated key. */
export function arrangeColumns<Column extends Pick<ColumnModel<never>, 'key' | 'hidden' | 'concealed' | 'frozen'>>(columns: readonly Column[]): Column[] {
  const keys = new Set(columns.map((column) => column.key));
  if (keys.size < columns.length) throw new Error('EditableTable: two columns have the same key');
  const shown = columns.filter((column) => !column.hidden && !column.concealed);
  return bySide(shown, ({ frozen }) => frozen);
}

/** Columns that were drawn anew, because names arrived, hold what they held. */
export function haveSameValues<Row>(a: readonly ColumnModel<Row>[], b: readonly ColumnModel<Row>[]): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every(({ key, value, rules, statistics, hidden }, index) => {
        const other = b[index]!;
        return key === other.key && value === other.value && rules === other.rules && statistics === other.statistics && hidden === other.hidden;
      }))
  );
}

export interface CellColumn<Row> extends ColumnModel<Row> {
  /** The cell is drawn from more than its own value. */
  dependsOnRow?: boolean | undefined;
  /** There is something to edit with. */
  hasEditor: boolean;
}
