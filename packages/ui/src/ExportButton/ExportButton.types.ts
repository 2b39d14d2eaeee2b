import type { ReactNode } from 'react';
import type { Column } from '../ListPage/index.ts';

/** Scope of the export: the selected records, the filtered ones, or all. */
export type ExportRows = 'selected' | 'filtered' | 'all';
export type ExportFormat = 'xls' | 'xlsx' | 'csv';

/** A column that may be exported without being in the list. */
export interface ExportColumn {
  key: string;
  title: ReactNode;
}

export interface ExportRequest {
  rows: ExportRows;
  /** Ids of the selected records; empty unless `rows` is `selected`. */
  ids: string[];
  /** Keys of the columns, in the order of the file. */
  columns: string[];
  format: ExportFormat;
}

export interface ExportButtonProps<T extends object> {
  /** Columns of the list. Those the user sees, in their order, are exported unless they choose others. */
  columns: Column<T>[];
  /** Further columns to choose from. */
  moreColumns?: ExportColumn[];
  /** The list's `storageKey`, under which its columns are remembered. */
  list?: string;
  /** Ids of the selected records. */
  selectedIds?: string[];
  /** Most records that can be exported as a selection. Default 200. */
  maxSelected?: number;
  /** Whether filters or an advanced query narrow the list. */
  isFiltered?: boolean;
  /** Formats to choose from. Default `xls` and `xlsx`. */
  formats?: readonly ExportFormat[];
  /** Format until the user chooses another. Default: the first of `formats`. */
  defaultFormat?: ExportFormat;
  /**
   * Fetches and saves the file. Answers nothing once it is saved, or a text to show when it is made in the background.
   * A rejection is the caller's to tell, as for every call.
   */
  onExport: (request: ExportRequest) => Promise<string | undefined | void>;
  /** Texts of the button; default "Export". */
  children?: ReactNode;
}
