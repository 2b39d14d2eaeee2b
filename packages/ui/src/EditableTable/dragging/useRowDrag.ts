import { useEffect, useRef, useState } from 'react';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { matchesDisabledRow } from '../rowStore/disabledRow.ts';
import { createRowDrag } from './rowDrag.ts';
import type { RowDrag } from '../context/rowParts.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';

/** The row that is being moved; nothing in a table whose rows cannot be dragged. */
export function useRowDrag<Row extends object>(model: TableModel<Row>, { dragSort = false, readOnly }: EditableTableProps<Row>): RowDrag | undefined {
  const notDraggable = typeof dragSort === 'object' ? dragSort.notDraggable : undefined;
  const newest = useRef(notDraggable);
  useEffect(() => {
    newest.current = notDraggable;
  });
  const [drag] = useState(() =>
    createRowDrag({
      view: model.view,
      topics: model.topics,
      isFixed(rowId) {
        const row = model.store.row(rowId);
        return row !== undefined && matchesDisabledRow(newest.current, row);
      },
      move: model.moveRow,
    }),
  );
  return dragSort && !readOnly ? drag : undefined;
}
