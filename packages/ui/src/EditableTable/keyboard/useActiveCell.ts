import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { placeOf } from '../selection/placeOf.ts';
import { focusable as focusableElements } from './useGridFocus.ts';
import type { CellSpans } from '../context/rowParts.types.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';
import { useTopic } from '../topics/useTopic.ts';

interface ActiveCellOptions<Row extends object> {
  model: TableModel<Row>;
  columns: readonly EditableColumn<Row>[];
  focus: GridFocus;
  spans: CellSpans | undefined;
  /** The keyboard goes into cells; otherwise it stops at the grid, to scroll. */
  focusable: boolean;
}

/**
 * Keeps the active cell where the focus is. The grid is one stop of Tab: its active cell, or the grid itself while there is none,
 * which hands the focus on to the cell that was active last.
 */
export function useActiveCell<Row extends object>(scroller: RefObject<HTMLElement | null>, options: ActiveCellOptions<Row>) {
  const { model, columns, focus, spans, focusable } = options;
  const isActive = useTopic(model.topics, 'active', () => model.activeCell.cell() !== undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  /** The last press in the table, or in what floats above the page for it: such presses come through the tree of components alone. */
  const ownPress = useRef<Event>(undefined);
  // A press on nothing gives the focus to the body, or it was there already, so that no other element hears of it.
  useEffect(() => {
    const leaveByPress = (press: Event) => {
      if (press === ownPress.current) return;
      // The focus goes, if it does, right after the press.
      setTimeout(() => {
        if (!scroller.current?.contains(document.activeElement)) model.activeCell.set(undefined);
      });
    };
    document.addEventListener('mousedown', leaveByPress);
    return () => document.removeEventListener('mousedown', leaveByPress);
  }, [scroller, model]);
  // A range ends when the user goes elsewhere.
  useEffect(() => model.topics.subscribe('active', () => model.ranges.set(undefined)), [model]);

  const handlers = useMemo(() => {
    let pressing = false;

    /** Cell that takes the keyboard focus: the last active one, else the first editable one in view. */
    function entrance(): { rowId: string; column: string } | undefined {
      const last = model.activeCell.last();
      if (last && model.view.indexOf(last.rowId) >= 0) return last;
      for (const rowId of model.view.rowsBetween(0, model.view.ids().length - 1)) {
        const row = model.store.row(rowId);
        const column = row && columns.find((candidate) => candidate.hasEditor && model.isEditable(row, candidate));
        if (column) return { rowId, column: column.key };
      }
      return undefined;
    }

    return {
      onPointerDownCapture: () => {
        pressing = true;
      },
      onPointerUpCapture: () => {
        pressing = false;
      },
      onMouseDownCapture({ nativeEvent }: MouseEvent<HTMLElement>) {
        ownPress.current = nativeEvent;
      },
      // A finger that scrolls presses nothing.
      onPointerCancelCapture: () => {
        pressing = false;
      },
      onFocus({ target }: FocusEvent<HTMLElement>) {
        clearTimeout(leaving.current);
        if (focus.isMoving()) return;
        if (target === scroller.current) {
          const start = focusable && !pressing && target.matches(':focus-visible') ? entrance() : undefined;
          if (start && !model.activeCell.cell()) focus.focusCell(start.rowId, start.column);
          return;
        }
        const place = placeOf(target, scroller.current);
        if (!place) return;
        // A cell that was focused itself hands the focus on to its editor, if it has one.
        const isCell = target.dataset['column'] !== undefined;
        const mode = pressing ? 'edit' : 'move';
        const whole = spans?.cellOf(place);
        if (isCell && whole && whole.rowId !== place.rowId) focus.focusCell(whole.rowId, whole.column, { mode });
        else if (isCell && target.dataset['mode'] === 'edit') focus.focusCell(place.rowId, place.column, { mode });
        else if (isCell || target.matches(focusableElements)) focus.arrive(place.rowId, place.column, mode);
      },
      onBlur() {
        if (focus.isMoving()) return;
        clearTimeout(leaving.current);
        // Focus that only goes to a list, a calendar or a dialog of the editor comes in again as a focus event of this tree.
        leaving.current = setTimeout(() => {
          const now = document.activeElement;
          // The body has it when its element has gone; the user is still here.
          if (now && now !== document.body && !scroller.current?.contains(now)) model.activeCell.set(undefined);
        });
      },
    };
  }, [scroller, model, columns, focus, spans, focusable]);

  return { ...handlers, tabIndex: isActive ? -1 : 0 };
}
