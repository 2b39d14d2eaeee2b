import { type KeyboardEvent, useCallback } from 'react';
import type { EditableColumn } from '../EditableTable.types.ts';
import type { CellPlace } from '../model/activeCell.ts';
import { type GridAction, gridKey, type KeyPress } from '../model/gridKey.ts';
import { nextCell, type Tour } from '../model/gridStep.ts';
import { readField } from '../model/field.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { ViewportStore } from '../model/viewport.ts';
import { placeOf } from './placeOf.ts';
import type { TableContextValue } from './tableContext.ts';
import { focusable, type GridFocus } from './useGridFocus.ts';

interface GridKeysOptions<Row extends object> {
  model: TableModel<Row>;
  viewport: ViewportStore;
  columns: readonly EditableColumn<Row>[];
  places: TableContextValue<Row>['places'];
  editing: 'always' | 'click';
  focus: GridFocus;
}

/**
 * What keys do in the grid. Listens before the editors do, since some of them would open a list by an arrow key;
 * keys that the map leaves alone reach them as ever.
 */
export function useGridKeys<Row extends object>({ model, viewport, columns, places, editing, focus }: GridKeysOptions<Row>) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const place = placeOf(target, event.currentTarget);
      // While an input method composes, its keys are not ours.
      // A lifted row has the keys.
      if (!place || target.dataset['lifted'] || event.nativeEvent.isComposing || event.key === 'Process') return;
      const column = columns.find(({ key }) => key === place.column);
      const cell = model.activeCell.cell();
      const mode = cell?.mode ?? 'move';
      const press = toKeyPress(event, column, mode, hasChanged());
      const action = gridKey(press);
      if (action ? perform(action) : startTyping()) {
        event.preventDefault();
        event.stopPropagation();
      }

      function hasChanged(): boolean {
        const row = column && model.store.row(place!.rowId);
        return row !== undefined && cell !== undefined && !Object.is(readField(row, place!.column), cell.entered);
      }

      /** True if the key is used up. */
      function perform(step: GridAction): boolean {
        const { rowId, column: key } = place!;
        if (step.type === 'move') return go(nextCell(tour(), place!, step.to), step.to === 'next' || step.to === 'previous');
        if (step.type === 'press') {
          // The editor that has the focus opens by itself; a cell at rest needs its editor first.
          if (target.matches(focusable) && target.dataset['column'] === undefined) return false;
          return focus.focusCell(rowId, key, { mode: 'edit', open: true });
        }
        if (step.type === 'edit') {
          if (!column || !isEditable(place!)) return false;
          return focus.focusCell(rowId, key, { mode: 'edit' });
        }
        if (step.type === 'clear') return clear();
        if (step.type === 'cancel') return cancel();
        return false;
      }

      /** At the ends Tab leaves the grid; other keys have nothing more to do there. */
      function go(next: CellPlace | undefined, tab: boolean): boolean {
        if (next) focus.focusCell(next.rowId, next.column);
        return !tab || next !== undefined;
      }

      function cancel(): boolean {
        if (!column || !cell) return false;
        if (hasChanged()) model.editCell(cell.rowId, column, cell.entered, 'change');
        if (mode === 'edit' || hasChanged()) return focus.focusCell(cell.rowId, cell.column);
        focus.leave();
        return true;
      }

      function clear(): boolean {
        const row = column && model.store.row(place!.rowId);
        if (!row || !column || !isEditable(place!)) return false;
        const empty = column.parseText('', { row, locale: { tag: 'en', decimalMark: '.' } });
        if ('value' in empty) model.editCell(place!.rowId, column, empty.value, 'change');
        return true;
      }

      /** Edited on click: a letter opens the cell, and goes into it in place of what was there. */
      function startTyping(): boolean {
        const isLetter = event.key.length === 1 && !press.ctrl && !press.alt && event.key !== ' ';
        if (editing === 'click' && mode === 'move' && isLetter && column && !target.matches('input, textarea') && isEditable(place!)) {
          focus.openNow(place!.rowId, place!.column);
        }
        return false;
      }

      function isEditable({ rowId, column: key }: CellPlace): boolean {
        const found = columns.find((candidate) => candidate.key === key);
        const row = model.store.row(rowId);
        return found !== undefined && row !== undefined && found.hasEditor && model.isEditable(row, found);
      }

      function tour(): Tour {
        return {
          rowIds: model.view.ids(),
          indexOf: model.view.indexOf,
          columns: [...places.keys()],
          pageSize: viewport.pageSize(),
          isEditable,
          // A column that is edited skips the rows in which it is not; others are for reading, and for the table's own controls.
          canEnter(candidate) {
            const row = model.store.row(candidate.rowId);
            const entered = columns.find(({ key }) => key === candidate.column);
            if (!row) return false;
            return entered?.hasEditor
              ? isEditable(candidate) || (entered.readOnly !== undefined && !model.isDisabled(row))
              : entered !== undefined || !model.isDisabled(row);
          },
        };
      }
    },
    [model, viewport, columns, places, editing, focus],
  );
}

function toKeyPress<Row>(event: KeyboardEvent<HTMLElement>, column: EditableColumn<Row> | undefined, mode: 'move' | 'edit', changed: boolean): KeyPress {
  const element = event.target as HTMLElement;
  const isBox = element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');
  const multiline = element instanceof HTMLTextAreaElement || element.isContentEditable;
  return {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
    mode,
    changed,
    owned: column?.ownsKeys,
    open: element.getAttribute('aria-expanded') === 'true',
    multiline,
    onButton: element instanceof HTMLButtonElement || isBox,
    onText: multiline || (element instanceof HTMLInputElement && !isBox && !element.readOnly),
    rtl: getComputedStyle(element).direction === 'rtl',
    hasRange: false,
  };
}
