import { type KeyboardEvent, useMemo } from 'react';
import { letterOf } from '../../keyboard/letterOf.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { NestingParts } from '../context/rowParts.types.ts';
import type { CellPlace } from '../selection/activeCell.ts';
import { type GridAction, gridKey, type KeyPress } from './gridKey.ts';
import { createGridActions, type GridParts } from './gridActions.ts';
import { placeOf } from '../selection/placeOf.ts';
import { focusable } from './useGridFocus.ts';

interface GridKeysOptions<Row extends object> extends GridParts<Row> {
  editing: 'always' | 'click';
  nestingParts: NestingParts | undefined;
}

/**
 * Key handling of the grid. Listens before the editors do, since some of them would open a list by an arrow key;
 * keys that the map leaves alone reach them as ever.
 */
export function useGridKeys<Row extends object>({ model, viewport, columns, places, locale, focus, spans, editing, nestingParts }: GridKeysOptions<Row>) {
  return useMemo(() => {
    const actions = createGridActions({ model, viewport, columns, places, locale, focus, spans });

    function handle(place: CellPlace, target: HTMLElement, event: KeyboardEvent<HTMLElement>): boolean {
      if (nestingParts?.turnLine({ model, focus }, place, event)) return true;
      const column = columns.find(({ key }) => key === place.column);
      const hasRange = model.ranges.range() !== undefined;
      // A range is what the keys are about, also where the mouse began it in a text.
      const mode = hasRange ? 'move' : (model.activeCell.cell()?.mode ?? 'move');
      const press = toKeyPress(event, column, mode, { changed: actions.hasChanged(), hasRange });
      const action = gridKey(press);
      if (action) return perform(action, place, target);
      if (isTyped(event)) startTyping(place, target, mode);
      return false;
    }

    function perform(action: GridAction, place: CellPlace, target: HTMLElement): boolean {
      const { rowId, column } = place;
      switch (action.type) {
        case 'move':
          return actions.move(place, action.to);
        case 'extend':
          return actions.extend(place, action.to);
        case 'selectAll':
          model.ranges.setAll();
          return true;
        case 'clear':
          return actions.clear(place);
        case 'cancel':
          return actions.cancel();
        case 'edit':
          return actions.isEditable(place) && focus.focusCell(rowId, column, { mode: 'edit' });
        case 'press':
          // The editor that has the focus opens by itself; a cell at rest needs its editor first.
          if (target.matches(focusable) && target.dataset['column'] === undefined) return false;
          return actions.isEditable(place) && focus.focusCell(rowId, column, { mode: 'edit', open: true });
      }
    }

    /** Typed text goes into the active cell. In a table edited on click it opens the cell and replaces the value. */
    function startTyping(place: CellPlace, target: HTMLElement, mode: 'move' | 'edit') {
      model.ranges.set(undefined);
      const atRest = editing === 'click' && mode === 'move' && target.dataset['column'] !== undefined;
      if (atRest && actions.isEditable(place)) focus.openNow(place.rowId, place.column);
    }

    /** The grid itself has the focus, after Escape: keys go back to where they were, or choose all cells. */
    function comeBack(event: KeyboardEvent): boolean {
      const key = letterOf(event);
      if ((event.ctrlKey || event.metaKey) && key === 'a') {
        model.ranges.setAll();
        return true;
      }
      const last = model.activeCell.last();
      if (!last || !(key === 'Enter' || key === 'F2' || key.startsWith('Arrow'))) return false;
      return focus.focusCell(last.rowId, last.column);
    }

    return function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
      const target = event.target as HTMLElement;
      // A lifted row has the keys; and while an input method composes, they are its own.
      if (target.dataset['lifted'] || event.nativeEvent.isComposing) return;
      const place = placeOf(target, event.currentTarget);
      const isUsed = place ? handle(place, target, event) : target === event.currentTarget && comeBack(event);
      if (!isUsed) return;
      event.preventDefault();
      event.stopPropagation();
    };
  }, [model, viewport, columns, places, locale, focus, spans, editing, nestingParts]);
}

/** A letter, or the beginning of one by a dead key or an input method. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === 'Process' || key === 'Dead' || (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey);

function toKeyPress<Row>(
  event: KeyboardEvent<HTMLElement>,
  column: EditableColumn<Row> | undefined,
  mode: 'move' | 'edit',
  state: Pick<KeyPress, 'changed' | 'hasRange'>,
): KeyPress {
  const element = event.target as HTMLElement;
  const isBox = element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
  const multiline = element instanceof HTMLTextAreaElement || element.isContentEditable;
  return {
    ...state,
    key: letterOf(event),
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
    mode,
    owned: column?.ownsKeys,
    // A date that is being typed is given up before the cell is.
    open: element.getAttribute('aria-expanded') === 'true' || (event.key === 'Escape' && element.dataset['typing'] !== undefined),
    multiline,
    onButton: element instanceof HTMLButtonElement || isBox,
    onText: multiline || (element instanceof HTMLInputElement && !isBox && !element.readOnly),
    // Asked for only where it matters: the answer may need a layout.
    rtl: (event.key === 'ArrowLeft' || event.key === 'ArrowRight') && getComputedStyle(element).direction === 'rtl',
  };
}
