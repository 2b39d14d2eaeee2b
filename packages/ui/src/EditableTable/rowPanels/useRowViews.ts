import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { RowViews } from '../context/rowParts.types.ts';
import { useMessages } from '../../HarrowProvider/index.ts';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import { createOpenRows } from './openRows.ts';
import { subFormSide, withRetries } from './subFormPlace.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

interface RowViewsOptions<Row extends object> {
  scroller: RefObject<HTMLElement | null>;
  model: TableModel<Row>;
  props: Pick<EditableTableProps<Row>, 'subForm' | 'details'>;
  focus: GridFocus;
  texts: TableTexts;
}

/** Elements that handle their own clicks: editors, buttons, the table's own columns. */
const notForTheRow = '[data-helper], [data-mode="edit"], button, a, input, select, textarea, label';

export function useRowViews<Row extends object>({ scroller, model, props, focus, texts: { t } }: RowViewsOptions<Row>): RowViews | undefined {
  const { message } = useMessages();
  const [open] = useState(() => createOpenRows(model.topics));
  const hasDetails = props.details !== undefined;
  const isWanted = hasDetails || props.subForm !== undefined;
  const subForm = useRef(props.subForm);
  useEffect(() => {
    subForm.current = props.subForm;
  });

  return useMemo(() => {
    if (!isWanted) return undefined;
    /** Counts up, so that of two openings under way only the last arrives. */
    let turn = 0;

    const hasSubForm = (rowId: string) => {
      const row = model.store.row(rowId);
      return row !== undefined && subForm.current !== undefined && (subForm.current.hasSubForm?.(row) ?? true);
    };

    /** Nothing while the row is not drawn, or the table is hidden. */
    function boxOf(rowId: string): DOMRect | undefined {
      const box = scroller.current?.querySelector(`[data-row-id="${CSS.escape(rowId)}"]`)?.getBoundingClientRect();
      return box && box.height > 0 ? box : undefined;
    }

    async function openSubForm(rowId: string, clickY: number | undefined) {
      const wasOpen = open.subForm()?.rowId === rowId;
      open.setSubForm(undefined);
      turn += 1;
      const mine = turn;
      if (wasOpen) return;
      if (clickY === undefined && model.view.reveal(rowId)) focus.scrollToRow(rowId);
      const box = await withRetries(() => boxOf(rowId));
      if (turn !== mine) return;
      if (!box) return void message.error(t('subForm.failed'));
      const { top, bottom } = box;
      open.setSubForm({ rowId, side: subFormSide(clickY ?? bottom, window.innerHeight), rowTop: top, rowBottom: bottom });
    }

    return {
      open,
      hasDetails,
      hasSubForm,
      openSubForm: (rowId, clickY) => void openSubForm(rowId, clickY),
      openDetails: (rowId) => open.setDetails(rowId),
      closeSubForm(rowId) {
        open.setSubForm(undefined);
        focus.focusRow(rowId);
      },
      handleClick(event) {
        const target = event.target as HTMLElement;
        const row = target.closest<HTMLElement>('[data-row-id]');
        if (!row || row.closest('[data-grid]') !== scroller.current || target.closest(notForTheRow) || !getSelection()?.isCollapsed) return;
        const rowId = row.dataset['rowId']!;
        if ((subForm.current?.openOnClick ?? true) && hasSubForm(rowId)) void openSubForm(rowId, event.clientY);
      },
    };
  }, [isWanted, hasDetails, open, model, scroller, focus, message, t]);
}
