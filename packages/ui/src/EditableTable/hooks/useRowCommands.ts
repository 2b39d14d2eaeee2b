import { App } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditableTableProps } from '../EditableTable.types.ts';
import { createRateLimit } from '../model/rateLimit.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { GridFocus } from './useGridFocus.ts';
import type { RowCommands } from './tableContext.ts';
import type { TableTexts } from './useTableTexts.ts';

/** Interface blocks 5: a second insert within this time is refused. */
const insertIntervalMs = 1500;

/** What buttons and menus do to rows: with confirmation, veto, rate limit, and the focus where the user goes on. */
export function useRowCommands<Row extends object>(
  model: TableModel<Row>,
  props: EditableTableProps<Row>,
  { t }: TableTexts,
  focusFirst: (rowId: string) => void,
  { scrollToRow }: GridFocus,
): RowCommands {
  const { message, modal } = App.useApp();
  const [mayInsert] = useState(() => createRateLimit(insertIntervalMs));
  const { addable = true, removable = true, readOnly = false } = props;
  // The newest veto, without which the commands would change, and all rows with them, at every render of the parent.
  const veto = useRef(props.onBeforeRemove);
  useEffect(() => {
    veto.current = props.onBeforeRemove;
  });

  return useMemo(() => {
    function insert(index: number) {
      const [rowId] = model.addRows(1, index);
      if (rowId) focusFirst(rowId);
    }

    /** Answers the row at which to go on, if the rows were removed. */
    async function removeAsked(rowIds: readonly string[]): Promise<string | undefined> {
      const rows = rowIds.map((rowId) => model.store.row(rowId)).filter((row) => row !== undefined);
      try {
        if ((await veto.current?.(rows)) === false) return undefined;
      } catch (refusal) {
        // A refusal is an answer, and is shown; the rows stay.
        message.error(refusal instanceof Error ? refusal.message : String(refusal));
        return undefined;
      }
      const index = Math.min(...rowIds.map(model.store.indexOf));
      model.removeRows(rowIds);
      return model.store.ids()[index] ?? model.store.ids().at(-1);
    }

    return {
      addable: addable && !readOnly,
      removable: removable && !readOnly,
      add: () => insert(model.store.ids().length),
      insertBelow(rowId) {
        if (mayInsert()) insert(model.store.indexOf(rowId) + 1);
        else message.warning(t('tooFast'));
      },
      move(rowId, by) {
        model.moveRow(rowId, model.store.indexOf(rowId) + by);
        scrollToRow(rowId);
      },
      remove(rowIds) {
        let next: string | undefined;
        modal.confirm({
          title: t('confirmRemove', { count: rowIds.length }),
          okText: t('remove'),
          cancelText: t('cancel'),
          okButtonProps: { danger: true },
          onOk: async () => {
            next = await removeAsked(rowIds);
          },
          // The dialog gives the focus back to a button that is gone with its row.
          afterClose: () => next !== undefined && focusFirst(next),
        });
      },
    };
  }, [model, message, modal, t, focusFirst, scrollToRow, mayInsert, addable, removable, readOnly]);
}
