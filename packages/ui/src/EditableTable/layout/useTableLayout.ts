import { type CSSProperties, useMemo } from 'react';
import type { EditableColumn, HelperColumns } from '../EditableTable.types.ts';
import { arrangeColumns } from '../columns/column.ts';
import { columnLayout, type ColumnLayout, type ColumnPlace, type ColumnTrack } from './columnLayout.ts';
import { helperKeys, type TableContextValue, type TableHelpers } from '../table/tableContext.ts';

export interface TableLayout<Row extends object> extends Pick<TableContextValue<Row>, 'columns' | 'allColumns' | 'places' | 'helpers' | 'helperColumns'> {
  grid: ColumnLayout;
  tracks: readonly ColumnTrack[];
}

const usualColumns: HelperColumns = {};

/** Columns in display order between the helper columns, and where each stands. */
export function useTableLayout<Row extends object>(
  given: readonly EditableColumn<Row>[],
  { drag, selection, expand, number, actions }: TableHelpers,
  helperColumns: HelperColumns = usualColumns,
): TableLayout<Row> {
  return useMemo(() => {
    const columns = arrangeColumns(given);
    const tracks: (ColumnTrack & { key: string })[] = [
      ...(drag ? [{ key: helperKeys.drag, width: helperColumns.drag?.width ?? 40, frozen: 'left' as const }] : []),
      ...(selection ? [{ key: helperKeys.selection, width: helperColumns.selection?.width ?? 48, frozen: 'left' as const }] : []),
      ...(expand ? [{ key: helperKeys.expand, width: helperColumns.expand?.width ?? 40, frozen: 'left' as const }] : []),
      ...(number ? [{ key: helperKeys.number, width: helperColumns.number?.width ?? 56, frozen: 'left' as const }] : []),
      ...columns.map(({ key, width, frozen, fixedWidth }) => ({ key, width, frozen, fixed: fixedWidth })),
      ...(actions ? [{ key: helperKeys.actions, width: helperColumns.actions?.width ?? 48, frozen: 'right' as const }] : []),
    ];
    const grid = columnLayout(tracks);
    const places = new Map(
      tracks.map(({ key }, index) => [key, { ...grid.places[index]!, index, first: key === columns[0]?.key, style: trackStyle(index, grid.places[index]!) }]),
    );
    return { columns, allColumns: given, places, grid, tracks, helperColumns, helpers: { drag, selection, expand, number, actions } };
  }, [given, helperColumns, drag, selection, expand, number, actions]);
}

const trackStyle = (index: number, { frozen, offset }: ColumnPlace): CSSProperties =>
  (frozen ? { gridColumn: index + 1, '--offset': `${offset}px` } : { gridColumn: index + 1 }) as CSSProperties;
