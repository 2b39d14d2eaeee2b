import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { rowSavesOnDemand } from './rowSavesOnDemand.ts';
import type { RowSaves } from '../context/rowParts.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { Announcer } from '../context/tools.types.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

interface RowSavesParts<Row extends object> {
  model: TableModel<Row>;
  texts: TableTexts;
  announcer: Announcer;
  focus: GridFocus;
}

/** Stores rows one by one, in tables that do; see `onRowSave`. */
export function useRowSaves<Row extends object>(props: EditableTableProps<Row>, { model, texts, announcer, focus }: RowSavesParts<Row>): RowSaves | undefined {
  const latest = useRef({ props, texts, focus });
  useLayoutEffect(() => {
    latest.current = { props, texts, focus };
  });
  const parts = rowSavesOnDemand.read(props.onRowSave !== undefined);
  const saves = useMemo(() => {
    return parts?.createRowSaves(model, () => {
      const {
        props: now,
        texts: { t },
      } = latest.current;
      return {
        save: now.onRowSave!,
        failedText: t('rowSave.failed'),
        firstColumn: (row) => (now.columns.find((column) => !column.hidden && model.isEditable(row, column)) ?? now.columns[0]!).key,
        onSaved(rowId, index) {
          announcer.say(t('rowSave.saved', { row: index + 1 }));
          // A row that was given another id is drawn anew, and the cell that the user is in with it.
          requestAnimationFrame(() => {
            const active = model.activeCell.cell();
            if (active?.rowId === rowId && document.activeElement === document.body)
              latest.current.focus.focusCell(rowId, active.column, { mode: active.mode });
          });
        },
      };
    });
  }, [parts, model, announcer]);
  useEffect(() => saves && (() => saves.stop()), [saves]);
  return saves;
}
