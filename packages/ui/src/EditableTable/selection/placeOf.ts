import type { CellPlace } from './activeCell.ts';

/** The cell of a grid that an element stands in; undefined outside of cells, in what floats above them, and in a grid within. */
export function placeOf(target: EventTarget, grid: Element | null): CellPlace | undefined {
  const element = target as HTMLElement;
  if (element.closest('[data-grid]') !== grid) return undefined;
  const column = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const rowId = element.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'];
  return column !== undefined && rowId !== undefined ? { rowId, column } : undefined;
}
