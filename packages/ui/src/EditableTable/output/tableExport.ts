import type { ExportRow, TableExport } from '../props/TableExport.types.ts';
import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { writeNumber } from '../numbers/cellText.ts';
import { arrangeColumns } from '../columnModel/column.ts';
import type { RowGroup } from '../nesting/nesting.ts';
import type { TableTexts } from '../context/useTableTexts.ts';
import type { TableModel } from '../model/tableModel.types.ts';

/** @param columns as the user has set them */
export function exportTable<Row extends object>(
  model: Pick<TableModel<Row>, 'view' | 'store' | 'groupSums'>,
  columns: readonly EditableColumn<Row>[],
  { locale, t }: TableTexts,
): TableExport {
  const shown = arrangeColumns(columns);
  const nested = model.view.nested();

  function rowOf(rowId: string): ExportRow {
    const row = model.store.row(rowId)!;
    const values = shown.map((column) => column.value(row));
    return { rowId, values, texts: shown.map((column, index) => readableText(column, values[index], row, locale)) };
  }

  /** As `GroupHeading` shows it: the heading from the first column on, and the sums below the others. */
  function headingOf(groupId: string, { column: key, value, rowId }: RowGroup): ExportRow {
    const column = columns.find((one) => one.key === key);
    const text = column && readableText(column, value, model.store.row(rowId)!, locale);
    const heading = `${column?.title ?? key}: ${text || t('nesting.empty')} (${t('nesting.count', { count: nested!.rowCount(groupId) })})`;
    const values = shown.map(({ key: own, statistics }, index) => {
      const sum = index > 0 && statistics?.includes('sum') ? model.groupSums()?.sum(groupId, own) : '';
      return index === 0 ? heading : sum && Number(sum);
    });
    return { rowId: groupId, values, texts: values.map((one) => writeNumber(one, locale)), groupLevel: nested!.level(groupId) };
  }

  return {
    columns: shown.map(({ key, title, type, align, width }) => ({ key, title, type, align, width })),
    rows: (nested?.lines() ?? model.view.all()).map((id) => {
      const group = nested?.group(id);
      return group ? headingOf(id, group) : rowOf(id);
    }),
  };
}

/** Names instead of stored values, and numbers as the user's language writes them, without grouping, so that spreadsheets read them. */
function readableText<Row extends object>(column: EditableColumn<Row>, value: unknown, row: Row, locale: CellLocale): string {
  if (column.look === 'select') return column.editText(value, row, locale) || column.copyText(value, row, locale);
  return typeof value === 'number' ? writeNumber(value, locale) : column.copyText(value, row, locale);
}
