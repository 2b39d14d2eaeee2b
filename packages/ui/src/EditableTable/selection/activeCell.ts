import { rowTopic, type Topics } from '../topics/topics.ts';

export interface CellPlace {
  rowId: string;
  /** Key of a column, or of one of the table's own columns. */
  column: string;
}

/** The one cell that the keys go to. */
export interface ActiveCell extends CellPlace {
  /**
   * Meaning of Left, Right, Home and End: go to the neighbour (`move`, after arriving by keyboard) or belong to the editor (`edit`).
   * In a table that is edited on click only `edit` has an editor.
   */
  mode: 'move' | 'edit';
  /** The user pressed the cell at rest and expects its list or its calendar. */
  open?: boolean;
  /** The value when the user came, which Esc gives back. */
  entered?: unknown;
}

/** The active cell and the hovered one. Topics: `active`, and those of the rows concerned. */
export interface ActiveCellStore {
  cell(): ActiveCell | undefined;
  set(cell: ActiveCell | undefined): void;
  /** The cell that was active last, where the keyboard comes back to. */
  last(): CellPlace | undefined;
  /** The cell under the pointer. */
  hovered(): CellPlace | undefined;
  hover(place: CellPlace | undefined): void;
}

export function createActiveCell(topics: Topics): ActiveCellStore {
  let active: ActiveCell | undefined;
  let last: CellPlace | undefined;
  let hovered: CellPlace | undefined;

  const announce = (...places: (CellPlace | undefined)[]) => {
    for (const rowId of new Set(places.map((place) => place?.rowId))) if (rowId !== undefined) topics.notify(rowTopic(rowId));
  };

  return {
    cell: () => active,
    last: () => last,
    hovered: () => hovered,
    set(cell) {
      const before = active;
      if (isSamePlace(before, cell) && before?.mode === cell?.mode) return;
      active = cell;
      last = cell ?? last;
      announce(before, cell);
      topics.notify('active');
    },
    hover(place) {
      const before = hovered;
      if (isSamePlace(before, place)) return;
      hovered = place;
      announce(before, place);
    },
  };
}

export const isSamePlace = (a: CellPlace | undefined, b: CellPlace | undefined): boolean => a?.rowId === b?.rowId && a?.column === b?.column;
