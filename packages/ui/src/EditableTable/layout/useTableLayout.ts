import { type CSSProperties, useMemo } from 'react';
import type { HelperColumns } from '../props/EditableTable.types.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { columnLayout, type ColumnLayout, type ColumnPlace, type ColumnTrack } from './columnLayout.ts';
import type { FittedColumn } from './fittedColumns.ts';
import { helperKeys, type TableHelpers, type TrackPlace } from './helperColumns.ts';

export interface TableLayout<Row extends object> {
  /** Shown columns in display order. */
  columns: readonly EditableColumn<Row>[];
  /** Also those that are not shown. */
  allColumns: readonly EditableColumn<Row>[];
  /** Place of every track: helper columns, columns, row menu. */
  places: ReadonlyMap<string, TrackPlace>;
  helpers: TableHelpers;
  /** Widths and headings of the table's own columns where they are not the usual ones. */
  helperColumns: HelperColumns;
  grid: ColumnLayout;
  tracks: readonly ColumnTrack[];
}

const usualColumns: HelperColumns = {};

/** Px of the table's own columns. */
const helperWidths: Readonly<Record<keyof TableHelpers, number>> = { drag: 40, selection: 48, expand: 40, number: 56, actions: 48 };

/** Px of one of the table's own columns; 0 for one that is not there. */
const helperWidth = (name: keyof TableHelpers, helpers: TableHelpers, columns: HelperColumns = usualColumns): number =>
  helpers[name] ? (columns[name]?.width ?? helperWidths[name]) : 0;

/** Px that the table's own columns take. */
export const helpersWidth = (helpers: TableHelpers, columns: HelperColumns | undefined): number =>
  Object.keys(helperWidths).reduce((sum, name) => sum + helperWidth(name as keyof TableHelpers, helpers, columns), 0);

/** Columns in display order between the helper columns, and where each stands. @param fitted widths by what stands in them, of `columns` in order */
export function useTableLayout<Row extends object>(
  given: readonly EditableColumn<Row>[],
  columns: readonly EditableColumn<Row>[],
  { drag, selection, expand, number, actions }: TableHelpers,
  helperColumns: HelperColumns = usualColumns,
  fitted?: ReadonlyMap<string, FittedColumn>,
): TableLayout<Row> {
  return useMemo(() => {
    const helpers = { drag, selection, expand, number, actions };
    const track = (name: keyof TableHelpers, frozen: 'left' | 'right') =>
      helpers[name] ? [{ key: helperKeys[name], width: helperWidth(name, helpers, helperColumns), frozen }] : [];
    const tracks: (ColumnTrack & { key: string })[] = [
      ...(['drag', 'selection', 'expand', 'number'] as const).flatMap((name) => track(name, 'left')),
      ...columns.map((column) => ({ key: column.key, ...trackOf(column, fitted?.get(column.key)) })),
      ...track('actions', 'right'),
    ];
    const grid = columnLayout(tracks);
    const places = new Map(
      tracks.map(({ key }, index) => [key, { ...grid.places[index]!, index, first: key === columns[0]?.key, style: trackStyle(index, grid.places[index]!) }]),
    );
    return { columns, allColumns: given, places, grid, tracks, helperColumns, helpers };
  }, [given, columns, fitted, helperColumns, drag, selection, expand, number, actions]);
}

const trackOf = <Row>({ width, frozen, fixedWidth }: EditableColumn<Row>, fitted: FittedColumn | undefined): ColumnTrack =>
  fitted ? { width: fitted.width, frozen: fitted.isLoosened ? undefined : frozen, fixed: !fitted.grows } : { width, frozen, fixed: fixedWidth };

const trackStyle = (index: number, { frozen, offset }: ColumnPlace): CSSProperties =>
  (frozen ? { gridColumn: index + 1, '--offset': `${offset}px` } : { gridColumn: index + 1 }) as CSSProperties;
