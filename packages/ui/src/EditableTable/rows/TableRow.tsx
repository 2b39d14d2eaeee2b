import { memo, useState } from 'react';
import { rowPlace } from '../layout/rowPlace.ts';
import styles from '../EditableTable.module.css';
import { useTableContext } from '../context/tableContext.ts';
import { useRowVersion } from '../topics/useRowVersion.ts';
import type { CellPlace } from '../selection/activeCell.ts';
import { cellMode } from '../cells/cellMode.ts';
import { type ColumnWindow, isDrawn } from '../viewport/columnWindow.ts';
import { drawCell, type DrawnCells } from '../cells/Cell.tsx';
import type { Branch } from '../nesting/branch.ts';
import { RowActions, RowDragHandle, RowExpand, RowNumber, RowSelect } from './RowHelpers.tsx';

interface TableRowProps {
  rowId: string;
  /** Px from the top of the first row. */
  top: number;
  /** Among the lines of all pages. */
  position: number;
  /** Among the rows of all pages. */
  index: number;
  /** Nothing but the frame or the sums is below it. */
  isLast: boolean;
  drawn: ColumnWindow;
  /** Not all columns are in view. */
  windowed: boolean;
  /** In a tree, or in groups. */
  level?: number;
  branch?: Branch;
}

/** One rendered row, with the one subscription for its cells. It may be filled with another row by the next scroll. */
export const TableRow = memo(function TableRow({ rowId, top, position, index, isLast, drawn, windowed, level, branch }: TableRowProps) {
  const table = useTableContext();
  const { model, columns, places, helpers, editing, readOnly, rowClassName, treeColumn, spans, nestingParts } = table;
  useRowVersion(model.topics, rowId);
  const [cells] = useState<DrawnCells>(() => new Map());
  const row = model.store.row(rowId);
  // A removed row may be asked once more before it is taken away.
  if (!row) return null;
  const disabled = model.isDisabled(row);
  const own = rowClassName?.(row);
  const chosen = helpers.selection && model.selection.has(rowId);
  const active = ifIn(rowId, model.activeCell.cell());
  const [from, to] = model.ranges.columnsIn(rowId) ?? nowhere;
  const corner = readOnly ? undefined : ifIn(rowId, model.ranges.corner() ?? model.activeCell.cell())?.column;
  const hovered = ifIn(rowId, model.activeCell.hovered())?.column;
  const finder = table.find.finder();

  return (
    <div
      role="row"
      aria-rowindex={position + 1 + table.headRows}
      aria-level={level === undefined ? undefined : level + 1}
      aria-expanded={branch && branch !== 'leaf' ? branch === 'open' : undefined}
      aria-selected={helpers.selection ? chosen : undefined}
      aria-disabled={disabled || undefined}
      aria-busy={table.saves?.isSaving(rowId) || undefined}
      className={own ? `${styles.row} ${own}` : styles.row}
      data-row-id={rowId}
      data-last={isLast || undefined}
      {...table.styleOf(rowPlace(top))}
    >
      {helpers.drag && <RowDragHandle table={table} rowId={rowId} index={index} />}
      {helpers.selection && <RowSelect table={table} rowId={rowId} index={index} chosen={chosen} disabled={disabled} />}
      {helpers.expand && <RowExpand table={table} rowId={rowId} index={index} open={table.expansion!.has(rowId)} expandable={table.isExpandable(rowId)} />}
      {helpers.number && <RowNumber table={table} index={index} />}
      {columns.map((column, at) => {
        const place = places.get(column.key)!;
        const isActive = active?.column === column.key;
        if (!isActive && !isDrawn(drawn, place.index, place.frozen)) return null;
        const mode = cellMode(model, row, column);
        const isHovered = hovered === column.key;
        const open = editing === 'always' ? isActive || isHovered : isActive && active.mode === 'edit';
        const live = mode === 'edit' && (open || column.rest === 'editor');
        return drawCell(cells, {
          table: table.cells,
          rowId,
          column,
          place,
          placed: windowed,
          value: column.value(row),
          mode,
          error: model.validator.error(rowId, column.key),
          live,
          near: isActive || isHovered,
          startOpen: (isActive && active.open) ?? false,
          tabbable: isActive && !live,
          inRange: at >= from && at <= to,
          corner: corner === column.key && mode === 'edit',
          found: finder?.markOf(rowId, row, column),
          row,
          span: spans?.partOf(rowId, column.key, isActive),
          indent: column.key === treeColumn ? nestingParts?.indentOf(level!, branch!) : undefined,
        });
      })}
      {helpers.actions && <RowActions table={table} rowId={rowId} index={index} disabled={disabled} />}
    </div>
  );
});

const nowhere = [Infinity, -Infinity] as const;

const ifIn = <Place extends CellPlace>(rowId: string, place: Place | undefined): Place | undefined => (place?.rowId === rowId ? place : undefined);
