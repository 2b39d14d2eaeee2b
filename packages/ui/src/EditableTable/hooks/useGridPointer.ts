import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { type CellPlace, isSamePlace } from '../model/cells/activeCell.ts';
import { useTableContext } from './tableContext.ts';
import { placeOf } from './placeOf.ts';

/**
 * Makes cells at rest the real controls when the user comes with a pointer: a mouse that moves over a cell finds the control before it
 * presses; a finger, which is not there before it presses, opens it by a tap. Shift and a press, or a drag, choose a range.
 */
export function useGridPointer() {
  const { model, focus, columns } = useTableContext();
  return useMemo(() => {
    let [x, y] = [Number.NaN, Number.NaN];
    /** Where the mouse was pressed, as long as it is. */
    let pressed: CellPlace | undefined;

    /** The table's own columns are no part of a range, nor do they change under the pointer. */
    function columnPlace({ target, currentTarget }: MouseEvent<HTMLElement>): CellPlace | undefined {
      const place = placeOf(target, currentTarget.parentElement);
      return place && columns.some(({ key }) => key === place.column) ? place : undefined;
    }

    function restingCell(target: EventTarget): HTMLElement | undefined {
      const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]');
      return cell && cell.dataset['mode'] === 'edit' && cell.dataset['live'] === undefined ? cell : undefined;
    }

    return {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        // After a scroll Chromium sends a move of a pointer that stands still.
        const stands = event.nativeEvent.isTrusted && event.screenX === x && event.screenY === y;
        [x, y] = [event.screenX, event.screenY];
        if (stands || event.pointerType === 'touch') return;
        const place = columnPlace(event);
        if (event.buttons === 0) {
          pressed = undefined;
          model.activeCell.hover(place);
        } else if (pressed && place && (model.ranges.range() || !isSamePlace(place, pressed))) {
          // A press on a cell at rest has left the focus elsewhere, and with it the keys for the range.
          if (!isSamePlace(model.activeCell.cell(), pressed)) focus.focusCell(pressed.rowId, pressed.column);
          model.ranges.set({ anchor: pressed, head: place });
        }
      },
      onPointerLeave: () => model.activeCell.hover(undefined),
      onMouseDown(event: MouseEvent<HTMLElement>) {
        if (event.button !== 0) return;
        const place = columnPlace(event);
        const active = model.activeCell.cell();
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
  }, [model, focus, columns]);
}
