import type { CellPlace } from '../model/activeCell.ts';

/** The cell that an element stands in; undefined outside of cells and in what floats above them. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  const element = target as HTMLElement;
  const column = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const rowId = element.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
  return column !== undefined && rowId !== undefined ? { rowId, column } : undefined;
}
