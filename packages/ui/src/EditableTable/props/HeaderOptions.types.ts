import type { ColumnSettingsStore } from '../columnSettings/columnSettingsStore.ts';
import type { TableExport } from '../output/tableExport.ts';

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
