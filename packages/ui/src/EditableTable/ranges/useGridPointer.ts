import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { type CellPlace, isSamePlace } from '../selection/activeCell.ts';
import { type Block, fillFrom } from '../clipboard/rangeEdits.ts';
import { useTableContext } from '../context/tableContext.ts';
import { placeOf } from '../selection/placeOf.ts';

/**
 * Makes cells at rest the real controls when the user comes with a pointer: a mouse that moves over a cell finds the control before it
 * presses; a finger, which is not there before it presses, opens it by a tap. Shift and a press, or a drag, choose a range.
 */
export function useGridPointer() {
  const { model, focus, columns, locale } = useTableContext();
  return useMemo(() => {
    let [x, y] = [Number.NaN, Number.NaN];
    /** Position of the mouse press, while it lasts. */
    let pressed: CellPlace | undefined;
    /** The block that is being filled into further rows, as long as the mouse is pressed. */
    let filling: Block | undefined;

    /** The table's own columns are no part of a range, nor do they change under the pointer. */
    function columnPlace({ target, currentTarget }: MouseEvent<HTMLElement>): CellPlace | undefined {
      const place = placeOf(target, currentTarget.parentElement);
      return place && columns.some(({ key }) => key === place.column) ? place : undefined;
    }

    function restingCell(target: EventTarget): HTMLElement | undefined {
      const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]');
      return cell && cell.dataset['mode'] === 'edit' && cell.dataset['live'] === undefined ? cell : undefined;
    }

    /** The range shows the rows that will be filled. */
    function showFilled({ rowIds, columns: keys }: Block, rowId: string) {
      const index = model.view.indexOf(rowId);
      const [first, last] = [model.view.indexOf(rowIds[0]!), model.view.indexOf(rowIds.at(-1)!)];
      if (Math.min(index, first, last) < 0) return;
      const [top, bottom] = [Math.min(first, index), Math.max(last, index)].map((at) => model.view.ids().at(at)!);
      model.ranges.set({ anchor: { rowId: top!, column: keys[0]! }, head: { rowId: bottom!, column: keys.at(-1)! } });
    }

    function fill() {
      window.removeEventListener('pointerup', fill);
      const [block, shown] = [filling, model.ranges.block(undefined)];
      filling = undefined;
      if (block && shown) fillFrom({ model, columns, locale, addable: false }, block, shown.rowIds);
    }

    return {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        // After a scroll Chromium sends a move of a pointer that stands still.
        const stands = event.nativeEvent.isTrusted && event.screenX === x && event.screenY === y;
        [x, y] = [event.screenX, event.screenY];
        if (stands || event.pointerType === 'touch') return;
        const place = columnPlace(event);
        if (filling) {
          if (place) showFilled(filling, place.rowId);
        } else if (event.buttons === 0) {
          pressed = undefined;
          model.activeCell.hover(place);
        } else if (pressed && place && (model.ranges.range() || !isSamePlace(place, pressed))) {
          // A press on a cell at rest has left the focus elsewhere, and with it the keys for the range.
          if (!isSamePlace(model.activeCell.cell(), pressed)) focus.focusCell(pressed.rowId, pressed.column);
          model.ranges.set({ anchor: pressed, head: place });
        }
      },
      onPointerLeave() {
        // One that comes back to the same place has moved.
        x = y = Number.NaN;
        model.activeCell.hover(undefined);
      },
      onMouseDown(event: MouseEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const place = columnPlace(event);
        const active = model.activeCell.cell();
        if ((event.target as HTMLElement).closest('[data-fill]')) {
          // The focus stays where it is.
          event.preventDefault();
          filling = model.ranges.block(active);
          window.addEventListener('pointerup', fill);
          return;
        }
        if (event.shiftKey && place && active && !isSamePlace(place, active)) {
          event.preventDefault();
          model.ranges.set({ anchor: model.ranges.range()?.anchor ?? { rowId: active.rowId, column: active.column }, head: place });
          return;
        }
        pressed = place;
        model.ranges.set(undefined);
        // The focus goes to the editor that a click on a cell at rest brings, not to the cell.
        if (restingCell(event.target)) event.preventDefault();
      },
      onClick(event: MouseEvent<HTMLElement>) {
        const cell = restingCell(event.target);
        const place = cell && placeOf(cell, event.currentTarget.parentElement);
        if (!place || model.ranges.range()) return;
        focus.focusCell(place.rowId, place.column, { mode: 'edit', open: true, pressedAt: { x: event.clientX, y: event.clientY } });
      },
    };
  }, [model, focus, columns, locale]);
}
