import type { MouseEvent, RefObject } from 'react';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import type { CellPress } from '../props/RowOptions.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { RowViews } from '../context/rowParts.types.ts';

interface PressHandlers {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onDoubleClick?: (event: MouseEvent<HTMLElement>) => void;
}

/** Press handlers of rows and cells, delegated to the grid: rows come and go while it scrolls. */
export function usePresses<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  model: TableModel<Row>,
  { columns, onRowClick, onRowDoubleClick, onCellClick }: EditableTableProps<Row>,
  rowViews: RowViews | undefined,
): PressHandlers {
  /** Nothing for a press beside the rows, on what is the table's own, or in another table inside a row. */
  function pressed(event: MouseEvent<HTMLElement>): (Omit<CellPress<Row>, 'column' | 'value'> & { key: string | undefined }) | undefined {
    const target = event.target as HTMLElement;
    const element = target.closest<HTMLElement>('[data-row-id]');
    const rowId = element?.dataset['rowId'];
    const row = rowId === undefined ? undefined : model.store.row(rowId);
    if (!element || !row || element.closest('[data-grid]') !== scroller.current || target.closest('[data-helper]')) return undefined;
    return { row, rowId: rowId!, event, key: target.closest<HTMLElement>('[data-column]')?.dataset['column'] };
  }

  return {
    onClick(event) {
      rowViews?.handleClick(event);
      if (!onRowClick && !onCellClick) return;
      const found = pressed(event);
      if (!found) return;
      const { key, ...press } = found;
      const column = columns.find((one) => one.key === key);
      if (column) onCellClick?.({ ...press, column: column.key, value: column.value(press.row) });
      onRowClick?.(press);
    },
    ...(onRowDoubleClick && {
      onDoubleClick(event) {
        const found = pressed(event);
        if (!found) return;
        const { key: _key, ...press } = found;
        onRowDoubleClick(press);
      },
    }),
  };
}
