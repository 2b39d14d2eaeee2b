import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { insertPosition } from '../adding/addSettings.ts';
import type { AddSettings } from '../props/RowOptions.types.ts';
import { createRateLimit } from '../adding/rateLimit.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { TableRights } from '../permissions/tablePermissions.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';
import type { RowCommands } from '../context/tableContext.ts';
import type { TableTexts } from '../context/useTableTexts.ts';
import { removeRows } from './removeRows.ts';

/** A second insert within this time is refused. */
const insertIntervalMs = 1500;

interface RowCommandsOptions<Row extends object> {
  props: EditableTableProps<Row>;
  texts: TableTexts;
  rights: TableRights;
  /** As the user set them; without them a row is added at the end and gets the focus. */
  addSettings: AddSettings | undefined;
  focusFirst: (rowId: string) => void;
  focus: GridFocus;
}

/** Row commands of buttons and menus, with confirmation, veto, rate limit and focus management. */
export function useRowCommands<Row extends object>(model: TableModel<Row>, options: RowCommandsOptions<Row>): RowCommands {
  const { props, texts, rights, focusFirst, focus } = options;
  const { t } = texts;
  const { message, modal } = useMessages();
  const [mayInsert] = useState(() => createRateLimit(insertIntervalMs));
  const { addable = true, removable = true, readOnly = false, loading = false } = props;
  // The newest ones, without which the commands would change, and all rows with them, at every render of the parent.
  const veto = useRef(props.onBeforeRemove);
  const addSettings = useRef(options.addSettings);
  useEffect(() => {
    veto.current = props.onBeforeRemove;
    addSettings.current = options.addSettings;
  });

  return useMemo(() => {
    function insert(index: number): number {
      const [rowId] = model.addRows(1, index);
      if (rowId) focusFirst(rowId);
      return rowId ? 1 : 0;
    }

    function insertAsked(insertRow: () => string | undefined) {
      if (model.room() === 0) return;
      if (!mayInsert()) return void message.warning(t('tooFast'));
      const rowId = insertRow();
      if (rowId) focusFirst(rowId);
    }

    function addAsSet(settings: AddSettings): number {
      const added = model.addRows(settings.addRowNum, insertPosition(settings, model.store.ids().length));
      const last = model.store.ids().at(-1);
      if (settings.addScrollToBottom && last !== undefined && model.view.reveal(last)) focus.scrollToRow(last);
      return added.length;
    }

    /** Answers the row at which to go on, if the rows were removed. */
    async function removeAsked(rowIds: readonly string[]): Promise<string | undefined> {
      const rows = rowIds.map((rowId) => model.store.row(rowId)).filter((row) => row !== undefined);
      try {
        if ((await veto.current?.(rows)) === false) return undefined;
      } catch (refusal) {
        // A refusal is an answer, and is shown; the rows stay.
        void message.error(refusal instanceof Error ? refusal.message : String(refusal));
        return undefined;
      }
      return removeRows(model, rowIds);
    }

    return {
      addable: addable && !readOnly && !rights.excluded.has('add'),
      addDisabled: loading || rights.disabled.has('add'),
      removable: removable && !readOnly && !rights.excluded.has('remove'),
      removeDisabled: loading || rights.disabled.has('remove'),
      add: () => (addSettings.current ? addAsSet(addSettings.current) : insert(model.store.ids().length)),
      insertBelow: (rowId) => insertAsked(() => model.insertBelow(rowId)),
      insertInside: (rowId) => insertAsked(() => model.insertInside(rowId)),
      move(rowId, by) {
        model.moveRow(rowId, model.store.indexOf(rowId) + by);
        focus.scrollToRow(rowId);
      },
      refuseMove: (reason) => reason && void message.info(t(`drag.${reason}`)),
      remove(asked) {
        const away = asked.filter((rowId) => !model.store.row(rowId)).length;
        if (model.blocks && away > 0) return void message.warning(t('rowSource.unloaded', { rows: away }));
        const rowIds = withBranches(model, asked);
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
  }, [model, message, modal, t, focusFirst, focus, mayInsert, addable, removable, readOnly, loading, rights]);
}

/** Rows of a tree with all that stands below them. */
function withBranches<Row>({ view }: TableModel<Row>, rowIds: readonly string[]): readonly string[] {
  const nested = view.nested();
  return nested?.kind === 'tree' ? [...new Set(rowIds.flatMap((rowId) => [rowId, ...nested.rowIdsBelow(rowId)]))] : rowIds;
}
