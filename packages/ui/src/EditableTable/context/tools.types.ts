import type { ColumnSettings } from '../props/HeaderOptions.types.ts';
import type { TableExport } from '../props/TableExport.types.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { CellPlace } from '../selection/activeCell.ts';

/** Messages of the table's live region, for screen readers. */
export interface Announcer {
  say: (text: string) => void;
  text: () => string;
  subscribe: (listener: () => void) => () => void;
}

/** Goes to cells that are wrong, wherever they are: on another page, behind a filter, in a column out of sight. */
export interface ErrorTour {
  next: () => void;
  previous: () => void;
  /** False if there is no such cell. */
  goTo: (place: CellPlace) => boolean;
}

/** Ways of the rows out of the table. */
export interface TableExports {
  table: () => TableExport;
  /** @param fileName without extension */
  downloadCsv: (fileName?: string) => void;
  /** Opens the browser's print dialog with all rows, not only those in view. */
  print: () => void;
}

/** A cell shows what is looked for; `here`: it is the hit that the user has gone to. */
export type FoundMark = 'hit' | 'here';

/** What is looked for. */
export interface FindQuery {
  text: string;
  matchCase: boolean;
  /** The cell shows nothing else. */
  wholeCell: boolean;
}

/** Does the finding while the bar is open: its code comes with the bar. */
export interface Finder {
  markOf: (rowId: string, row: object, column: EditableColumn<object>) => FoundMark | undefined;
  /** Of the heading of a group. */
  headingMarkOf: (groupId: string) => FoundMark | undefined;
  /** Goes to the next hit, or the one before; the focus goes along if it is in the grid. */
  step: (by: 1 | -1) => void;
}

/** Whether the user looks for something in the table. */
export interface FindState {
  /** How often the bar was asked for since it was opened; 0 while it is closed. */
  asked: () => number;
  /** @param cell that the user is in */
  open: (cell?: CellPlace) => void;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The cell that the user was in when the bar was opened. */
  cell: () => CellPlace | undefined;
  /** What had the focus when the bar was opened. */
  origin: () => Element | null;
  /** Takes what is typed before the code of the bar is there. */
  typeEarly: (text: string) => void;
  /** Something was typed so. */
  isTypedEarly: () => boolean;
  /** What was looked for last. */
  query: () => FindQuery;
  setQuery: (query: FindQuery) => void;
  /** Absent while the bar is closed. */
  finder: () => Finder | undefined;
  setFinder: (finder: Finder | undefined) => void;
}

/** The settings of one table while it is open. */
export interface SettingsState {
  settings: () => ColumnSettings;
  set: (settings: ColumnSettings) => void;
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
}
