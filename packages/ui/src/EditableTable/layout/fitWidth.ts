import type { CellLocale, CellLook, EditableColumn } from '../columnModel/EditableColumn.types.ts';

/** Px beside the text: the cell's own, the control's frame, and the sign of a list or a calendar. */
export const besideText: Readonly<Record<CellLook, number>> = { plain: 36, input: 40, number: 40, area: 40, select: 64, date: 64, check: 48 };

/** Beside the title: the mark of a required column, the sign of the order, and the menu. */
const besideTitle = 72;

/** Looking at more would be noticed, and rarely change anything. */
export const mostFitted = 1000;

/**
 * Px in which the title and the texts of a column can be read whole.
 * @param rows as many as are to be looked at
 * @param measure width of a text in the table's font
 */
export function fitWidth<Row extends object>(column: EditableColumn<Row>, rows: Iterable<Row>, locale: CellLocale, measure: (text: string) => number): number {
  let widest = measure(column.title) + besideTitle;
  for (const row of rows) {
    // Lines of a text stand below each other.
    for (const line of cellText(column, row, locale, column.look !== 'plain').split('\n')) widest = Math.max(widest, measure(line) + besideText[column.look]);
  }
  return Math.ceil(widest);
}

/** Text of a cell. @param isControl it stands in a control */
export function cellText<Row extends object>(column: EditableColumn<Row>, row: Row, locale: CellLocale, isControl: boolean): string {
  const value = column.value(row);
  const shown = isControl ? column.editText(value, row, locale) : column.toText(value, row, locale);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : column.copyText(value, row, locale);
}
