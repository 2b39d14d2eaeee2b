import { type MouseEvent, type PointerEvent, useMemo } from 'react';
import { useTableContext } from './tableContext.ts';
import { placeOf } from './placeOf.ts';

/**
 * Makes cells at rest the real controls when the user comes with a pointer: a mouse that moves over a cell finds the control before it
 * presses; a finger, which is not there before it presses, opens it by a tap.
 */
export function useGridPointer() {
  const { model, focus } = useTableContext();
  return useMemo(() => {
    let [x, y] = [Number.NaN, Number.NaN];

    return {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        // After a scroll Chromium sends a move of a pointer that stands still.
        const stands = event.nativeEvent.isTrusted && event.screenX === x && event.screenY === y;
        [x, y] = [event.screenX, event.screenY];
        if (stands || event.pointerType === 'touch' || event.buttons !== 0) return;
        model.activeCell.hover(placeOf(event.target, event.currentTarget.parentElement));
      },
      onPointerLeave: () => model.activeCell.hover(undefined),
      onMouseDown(event: MouseEvent<HTMLElement>) {
        // The focus goes to the editor that a click on a cell at rest brings, not to the cell.
        if (event.button === 0 && restingCell(event.target)) event.preventDefault();
      },
      onClick(event: MouseEvent<HTMLElement>) {
        const cell = restingCell(event.target);
        const place = cell && placeOf(cell, event.currentTarget.parentElement);
        if (place) focus.focusCell(place.rowId, place.column, { mode: 'edit', open: true });
      },
    };

    function restingCell(target: EventTarget): HTMLElement | undefined {
      const cell = (target as HTMLElement).closest<HTMLElement>('[data-column]');
      return cell && cell.dataset['mode'] === 'edit' && cell.dataset['live'] === undefined ? cell : undefined;
    }
  }, [model, focus]);
}
