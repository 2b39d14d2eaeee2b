import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { CellSpans } from '../context/rowParts.types.ts';
import type { Arrival, GridFocus } from '../context/GridFocus.types.ts';
import type { ActiveCell, CellPlace } from '../selection/activeCell.ts';
import { readField } from '../rowStore/field.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { TableContextValue } from '../context/tableContext.ts';
import { helperKeys } from '../layout/helperColumns.ts';
import type { ViewportStore } from '../viewport/viewport.ts';

/** Focusable element of a cell, except the button that expands its row. */
export const focusable = 'input:not([disabled]), button:not([disabled], [data-branch]), select, textarea, [contenteditable], [tabindex="0"]';

export function useGridFocus<Row extends object>(
  scroller: RefObject<HTMLElement | null>,
  model: TableModel<Row>,
  viewport: ViewportStore,
  places: TableContextValue<Row>['places'],
  spans: CellSpans | undefined,
): GridFocus {
  return useMemo(() => {
    let moving = false;

    function scrollToRow(rowId: string) {
      const index = model.view.indexOf(rowId);
      const element = scroller.current;
      if (index < 0 || !element) return;
      const top = viewport.scrollTopFor(index);
      element.scrollTo({ top });
      // There is no room yet for a row that was just added.
      if (element.scrollTop < top - 1) requestAnimationFrame(() => element.scrollTo({ top }));
    }

    const find = (rowId: string, column: string) =>
      scroller.current?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"] > [data-column="${CSS.escape(column)}"]`);

    /** Its row may be out of view and so not rendered yet, and then the heading tells where it will be; its column may be, too. */
    function bringIntoView(column: string, cell: HTMLElement | null | undefined) {
      const element = scroller.current!;
      const inColumn = cell ?? element.querySelector<HTMLElement>(`[data-head="${CSS.escape(column)}"]`);
      if (inColumn) scrollSideways(element, inColumn);
      else scrollToTrack(element, places, column);
    }

    function focusRendered(cell: HTMLElement, { mode, open, pressedAt }: Arrival) {
      const target = cell.querySelector<HTMLElement>(focusable) ?? cell;
      target.focus({ preventScroll: true });
      if (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')) {
        if (open) target.click();
      } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        const caret = pressedAt ? caretAt(target, pressedAt) : target.value.length;
        if (mode === 'move' || (open && !pressedAt)) target.select();
        else target.setSelectionRange(caret, caret);
      }
      scrollSideways(scroller.current!, cell);
    }

    function focusCell(wanted: string, column: string, how: Arrival = { mode: 'move' }): boolean {
      if (!places.has(column) || !model.view.reveal(wanted)) return false;
      const { rowId } = spans?.cellOf({ rowId: wanted, column }) ?? { rowId: wanted };
      const { mode, open } = how;
      const cell: ActiveCell = { rowId, column, mode, ...(open && { open }), entered: enteredValue(rowId, column) };
      moving = true;
      scrollToRow(rowId);
      const present = find(rowId, column);
      // First away from the old editor, while it is still there to keep what was typed into it.
      if (document.activeElement !== present) (present ?? scroller.current)?.focus({ preventScroll: true });
      model.activeCell.set(cell);
      bringIntoView(column, present);
      // React renders the row and its editor in a microtask that is already waiting. The scroll event would come a frame later.
      queueMicrotask(() => {
        const rendered = find(rowId, column);
        if (rendered) focusRendered(rendered, how);
        moving = false;
      });
      return true;
    }

    /** Esc gives it back. The same as long as the user stays in the cell. */
    function enteredValue(rowId: string, column: string): unknown {
      const before = model.activeCell.cell();
      if (before?.rowId === rowId && before.column === column) return before.entered;
      const row = model.store.row(rowId);
      return row && readField(row, column);
    }

    function openNow(rowId: string, column: string) {
      const cell: ActiveCell = { rowId, column, mode: 'edit', open: true, entered: enteredValue(rowId, column) };
      moving = true;
      flushSync(() => model.activeCell.set(cell));
      const rendered = find(rowId, column);
      if (rendered) focusRendered(rendered, cell);
      moving = false;
    }

    function focusRow(rowId: string) {
      const last = model.activeCell.last();
      const column =
        last?.rowId === rowId ? last.column : places.has(helperKeys.actions) ? helperKeys.actions : [...places.keys()].find((key) => !key.startsWith('#'));
      if (column !== undefined) focusCell(rowId, column);
    }

    const focusFirst = (rowId: string) => [...places.keys()].some((key) => !key.startsWith('#') && focusCell(rowId, key));

    function leave() {
      moving = true;
      scroller.current?.focus({ preventScroll: true });
      model.activeCell.set(undefined);
      moving = false;
    }

    /** From an element at the edge of the rows, since they stand in the document in any order. */
    function leaveBy(direction: 'next' | 'previous') {
      const edge = direction === 'next' ? scroller.current?.nextElementSibling : scroller.current?.querySelector('[data-rows]');
      (edge as HTMLElement | null | undefined)?.focus({ preventScroll: true });
    }

    function showCell({ rowId, column }: CellPlace) {
      scrollToRow(rowId);
      bringIntoView(column, find(rowId, column));
    }

    function arrive(rowId: string, column: string, mode: ActiveCell['mode']) {
      model.activeCell.set({ rowId, column, mode, entered: enteredValue(rowId, column) });
    }

    return { focusCell, arrive, openNow, leave, leaveBy, showCell, focusRow, focusFirst, scrollToRow, isMoving: () => moving };
  }, [scroller, model, viewport, places, spans]);
}

/** The place in a text that a point hits; its end where the browser cannot say. */
function caretAt(field: HTMLInputElement | HTMLTextAreaElement, { x, y }: { x: number; y: number }): number {
  // Not in every browser that we support.
  const hit = (document as Partial<Document>).caretPositionFromPoint?.(x, y);
  return hit?.offsetNode === field ? hit.offset : field.value.length;
}

/** Brings a cell out from behind the frozen columns. The scroll padding says how wide those are at this width. */
function scrollSideways(scroller: HTMLElement, cell: HTMLElement) {
  if (getComputedStyle(cell).position === 'sticky') return;
  const padding = getComputedStyle(scroller);
  const area = scroller.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  const hiddenLeft = area.left + scroller.clientLeft + Number.parseFloat(padding.scrollPaddingLeft) - left;
  const hiddenRight = right - (area.left + scroller.clientLeft + scroller.clientWidth - Number.parseFloat(padding.scrollPaddingRight));
  if (hiddenLeft > 0) scroller.scrollBy(-hiddenLeft, 0);
  else if (hiddenRight > 0) scroller.scrollBy(hiddenRight, 0);
}

/** Scrolls to where a column that is not rendered will be: such columns have their least width. */
function scrollToTrack(scroller: HTMLElement, places: TableContextValue<object>['places'], column: string) {
  const place = places.get(column);
  if (!place || place.frozen) return;
  const rtl = getComputedStyle(scroller).direction === 'rtl';
  const shown = scroller.clientWidth / 2;
  scroller.scrollLeft = (rtl ? -1 : 1) * Math.max(0, place.start - shown);
}
