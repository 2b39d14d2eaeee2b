import { type KeyboardEvent, useCallback } from 'react';
import { gridKey, type GridStep, type KeyPress, type OwnedKeys } from '../model/gridKey.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { ViewportStore } from '../model/viewport.ts';
import type { EditableColumn } from '../EditableTable.types.ts';
import type { GridFocus } from './useGridFocus.ts';

/** Keys that move between cells. Tab needs no help: rows are in the DOM in their order. */
export function useGridKeys<Row extends object>(
  model: TableModel<Row>,
  viewport: ViewportStore,
  columns: readonly EditableColumn<Row>[],
  { focusCell }: GridFocus,
) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const place = placeOf(event.target as HTMLElement);
      if (!place || event.defaultPrevented || event.nativeEvent.isComposing) return;
      const column = columns.find(({ key }) => key === place.column);
      const step = gridKey(toKeyPress(event, column?.ownsKeys));
      const target = step && find(step, place.rowId, place.column);
      if (!step) return;
      event.preventDefault();
      if (target) focusCell(target.rowId, target.column);

      function find(wanted: GridStep, rowId: string, key: string) {
        const ids = model.store.ids();
        const here = model.store.indexOf(rowId);
        if ('to' in wanted && (wanted.to === 'rowStart' || wanted.to === 'rowEnd')) {
          const row = model.store.row(rowId)!;
          const open = columns.filter((candidate) => candidate.hasEditor && model.isEditable(row, candidate));
          const end = wanted.to === 'rowStart' ? open[0] : open.at(-1);
          return end && { rowId, column: end.key };
        }
        const [start, by] = toSteps(wanted, here, ids.length, viewport.pageSize());
        for (let index = start; index >= 0 && index < ids.length; index += by) {
          const candidate = ids[index]!;
          if (canFocus(candidate)) return { rowId: candidate, column: key };
        }
        return undefined;
      }

      function canFocus(rowId: string): boolean {
        const row = model.store.row(rowId)!;
        return column?.hasEditor ? model.isEditable(row, column) : column !== undefined || !model.isDisabled(row);
      }
    },
    [model, viewport, columns, focusCell],
  );
}

/** First row to try, and the direction in which to go on if it cannot take the focus. */
function toSteps(step: GridStep, here: number, rowCount: number, pageSize: number): [start: number, by: 1 | -1] {
  if ('rows' in step) return [here + step.rows, step.rows < 0 ? -1 : 1];
  if ('page' in step) return [Math.min(rowCount - 1, Math.max(0, here + step.page * pageSize)), step.page === 1 ? -1 : 1];
  return step.to === 'firstRow' ? [0, 1] : [rowCount - 1, -1];
}

function placeOf(element: HTMLElement): { rowId: string; column: string } | undefined {
  const column = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const rowId = element.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
  return column !== undefined && rowId !== undefined ? { rowId, column } : undefined;
}

function toKeyPress(event: KeyboardEvent<HTMLElement>, ownsKeys: OwnedKeys | undefined): KeyPress {
  const element = event.target as HTMLElement;
  const typed = element instanceof HTMLInputElement && element.type === 'text' ? element : undefined;
  return {
    key: event.key,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
    owned: element instanceof HTMLTextAreaElement || element.getAttribute('aria-expanded') === 'true' ? 'all' : ownsKeys,
    onButton: element instanceof HTMLButtonElement,
    caretAtStart: !typed || (typed.selectionStart === 0 && typed.selectionEnd === 0),
    caretAtEnd: !typed || (typed.selectionStart === typed.value.length && typed.selectionEnd === typed.value.length),
  };
}
