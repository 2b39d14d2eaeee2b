import type { ColumnSettings } from '../props/HeaderOptions.types.ts';
import type { TableExport } from '../props/TableExport.types.ts';
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

/** The settings of one table while it is open. */
export interface SettingsState {
  settings: () => ColumnSettings;
  set: (settings: ColumnSettings) => void;
  reset: () => void;
  subscribe: (listener: () => void) => () => void;
}
