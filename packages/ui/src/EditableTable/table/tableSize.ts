import type { CSSProperties } from 'react';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { TableLayout } from '../layout/useTableLayout.ts';
import { shownStatistics } from '../totals/totals.ts';
import type { TableProps } from './useTableProps.ts';

/** Px. `group` is a heading above headings, `totals` one line of sums or averages. */
const heights = { default: { row: 61, head: 48 }, compact: { row: 40, head: 40 }, group: 32, totals: 32 };

/** Px of a line where a text goes on in further ones. */
const lineHeight = 18;

export interface TableSize {
  rowHeight: number;
  headHeight: number;
  /** Of the headings above headings; 0 in a table without groups. */
  groupHeight: number;
  /** Lines of headings: 2 where columns stand in groups. */
  headRows: 1 | 2;
  /** Lines of sums and averages. */
  figures: number;
  /** Px that headings and sums cover. */
  covered: number;
}

export const rowHeightOf = ({ rowHeight, size }: Pick<TableProps<object>, 'rowHeight' | 'size'>): number => rowHeight ?? heights[size].row;

export function tableSize<Row extends object>(
  props: Pick<TableProps<Row>, 'rowHeight' | 'size' | 'rowSource'>,
  columns: readonly EditableColumn<Row>[],
): TableSize {
  const headHeight = heights[props.size].head;
  const headRows = columns.some(({ group }) => group !== undefined) ? 2 : 1;
  const groupHeight = headRows === 2 ? heights.group : 0;
  // Sums of the rows that happen to be loaded would be wrong.
  const figures = props.rowSource ? 0 : shownStatistics(columns).length;
  return { rowHeight: rowHeightOf(props), headHeight, groupHeight, headRows, figures, covered: headHeight + groupHeight + figures * heights.totals };
}

/** The sizes as variables of the style sheet. */
export function sizeVariables<Row extends object>(
  { size, maxHeight }: Pick<TableProps<Row>, 'size' | 'maxHeight'>,
  { rowHeight, headHeight, groupHeight, covered }: TableSize,
  { grid, columns, places }: TableLayout<Row>,
): CSSProperties {
  const controlHeight = Math.min(size === 'compact' ? 30 : 32, rowHeight - 6);
  // Whole px, since a border has no others; one px is the line under the row.
  const controlTop = Math.floor((rowHeight - 1 - controlHeight) / 2);
  return {
    '--columns': grid.template,
    '--row-width': `${grid.minWidth}px`,
    '--row-height': `${rowHeight}px`,
    '--control-height': `${controlHeight}px`,
    '--control-top': `${controlTop}px`,
    '--control-bottom': `${rowHeight - 1 - controlHeight - controlTop}px`,
    '--lines': Math.floor((rowHeight - 4) / lineHeight),
    '--head-height': `${headHeight}px`,
    '--group-height': `${groupHeight}px`,
    '--totals-height': `${heights.totals}px`,
    '--covered': `${covered}px`,
    '--max-height': `${maxHeight}px`,
    '--frozen-left': `${grid.frozenLeft}px`,
    '--frozen-right': `${grid.frozenRight}px`,
    '--first-width': `${columns[0] ? places.get(columns[0].key)!.width : 0}px`,
  } as CSSProperties;
}

/** Px of a line of buttons, with the room below it. */
const toolbarHeight = 44;

/** Px that a table is going to take, as far as its props tell: panels, groups and lines of buttons that wrap come on top. */
export function guessHeight<Row extends object>(props: EditableTableProps<Row>): number {
  const { size = 'default', maxHeight = 400, rowHeight, toolbar, pages, rowSource } = props;
  const { headHeight, groupHeight, figures, rowHeight: row } = tableSize({ rowHeight, size, rowSource }, props.columns);
  const count = rowSource ? Infinity : (props.rows ?? props.value ?? props.defaultRows ?? []).length;
  const { pageSize, defaultPageSize = 10 } = typeof pages === 'object' ? pages : {};
  const lines = pages ? Math.min(count, pageSize ?? defaultPageSize) : count;
  const hasToolbar = (props.createRow && !props.readOnly) || toolbar?.prefix || toolbar?.suffix || props.findable || props.output || props.columnSettings;
  const sums = lines > 0 && figures > 0 ? figures * heights.totals - 1 : 0;
  return (hasToolbar ? toolbarHeight : 0) + borders + headHeight + groupHeight + Math.min(lines * row, maxHeight) + sums;
}

/** Px of the frame. */
const borders = 2;
