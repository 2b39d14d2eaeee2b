import type { ActiveCell, CellPlace } from '../selection/activeCell.ts';

/** How a cell is entered. */
export interface Arrival extends Pick<ActiveCell, 'mode' | 'open'> {
  /** Position of the press, in px of the window, for the caret. */
  pressedAt?: { x: number; y: number };
}

export interface GridFocus {
  /** Scrolls to a cell and focuses its editor, or the cell itself if it has none. False if there is none such. */
  focusCell: (rowId: string, column: string, how?: Arrival) => boolean;
  scrollToRow: (rowId: string) => void;
  /** Brings the focus back to a row that was left for something of it: to its last cell, its menu, or its first cell. */
  focusRow: (rowId: string) => void;
  /** The first cell of a row. False if there is no such row. */
  focusFirst: (rowId: string) => boolean;
  /** The browser put the focus into a cell: it is the active one now. */
  arrive: (rowId: string, column: string, mode: ActiveCell['mode']) => void;
  /** As `focusCell`, at once: the key that is being pressed goes into the editor. For cells in view only. */
  openNow: (rowId: string, column: string) => void;
  /** Ends editing: the focus goes to the grid itself, from where Tab leaves it and arrows come back. */
  leave: () => void;
  /** Lets the Tab that is being pressed go on beyond the last cell, or before the first. */
  leaveBy: (direction: 'next' | 'previous') => void;
  /** Scrolls to a cell and leaves the focus where it is. */
  showCell: (place: CellPlace) => void;
  /** True while the focus is being carried from one cell to another. */
  isMoving: () => boolean;
}
