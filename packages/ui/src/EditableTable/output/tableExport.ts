import type { CellLocale, EditableColumn } from '../EditableTable.types.ts';
import { writeNumber } from '../columns/number/cellText.ts';
import { arrangeColumns } from '../columns/column.ts';
import type { TableModel } from '../model/tableModel.types.ts';

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
  /** Id of the row. */
  rowId: string;
  /** One for each column: what the row holds. */
  values: readonly unknown[];
  /** One for each column: what the user reads. */
  texts: readonly string[];
}

/** The table as the user sees it: columns in their order without hidden ones, all rows of all pages that pass the filters, as sorted. */
export interface TableExport {
  /** Columns in sight, in their order on screen. */
  columns: readonly ExportColumn[];
  /** Rows on show, in their order on screen, of all pages. */
  rows: readonly ExportRow[];
}

/** @param columns as the user has set them */
export function exportTable<Row extends object>(
  model: Pick<TableModel<Row>, 'view' | 'store'>,
  columns: readonly EditableColumn<Row>[],
  locale: CellLocale,
): TableExport {
  const shown = arrangeColumns(columns);
  return {
    columns: shown.map(({ key, title, type, align, width }) => ({ key, title, type, align, width })),
    rows: model.view.all().map((rowId) => {
      const row = model.store.row(rowId)!;
      const values = shown.map((column) => column.value(row));
      return { rowId, values, texts: shown.map((column, index) => readableText(column, values[index], row, locale)) };
    }),
  };
}

/** Names instead of stored values, and numbers as the user's language writes them, without grouping, so that spreadsheets read them. */
function readableText<Row extends object>(column: EditableColumn<Row>, value: unknown, row: Row, locale: CellLocale): string {
  if (column.look === 'select') return column.editText(value, row, locale) || column.copyText(value, row, locale);
  return typeof value === 'number' ? writeNumber(value, locale) : column.copyText(value, row, locale);
}
