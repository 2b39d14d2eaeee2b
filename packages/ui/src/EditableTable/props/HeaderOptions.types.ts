import type { Pin } from '../../columnArrangement/columnArrangement.ts';
import type { TableExport } from './TableExport.types.ts';

/** Users may arrange the columns: width, order, pins, sight, height of rows. */
export interface ColumnSettingsOptions {
  /** Names the table: what is kept under this name is found again. */
  key: string;
  /** Key of the user in the default store. Default: one set of settings for the browser. */
  user?: string;
  /** Store of the settings; keep its identity between renders. Default: `browserColumnSettings(user)`, in this browser. */
  store?: ColumnSettingsStore;
}

/** A menu to take the rows along: print, CSV, and a workbook that the application writes. */
export interface TableOutput {
  /** Of the CSV file, without extension. Default: the label. */
  fileName?: string;
  /** Writes a workbook; without it the menu does not offer one. A rejection is shown. */
  onXlsx?: (table: TableExport) => void | Promise<void>;
}

/** The user's changes to one column; an absent property is as the application has it. */
export interface ColumnSetting {
  /** Px, from 48 to 1200. */
  width?: number;
  hidden?: boolean;
  pin?: Pin;
}

/** The user's changes to the columns of a table. Versioned, since it is kept for years. */
export interface ColumnSettings {
  version: 1;
  /** Keys in the user's order; empty for the application's. */
  order: readonly string[];
  columns: Readonly<Record<string, ColumnSetting>>;
  /** Row height. */
  size?: 'default' | 'compact';
}

/** Storage of column settings, for instance on a server per user. The table validates what it loads. */
export interface ColumnSettingsStore {
  load: (key: string) => unknown;
  /** `undefined` where the user went back to the application's columns. */
  save: (key: string, settings: ColumnSettings | undefined) => void | Promise<void>;
}
