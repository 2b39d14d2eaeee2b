/** One value of a row that was not imported. */
export interface ImportProblem {
  /** Row in the sheet, from 1. */
  row: number;
  /** Title of the column; empty when the whole row is meant. */
  fieldText: string;
  value: string;
  reason: string;
}

/** Result of one file. */
export interface ImportedFile {
  fileName: string;
  /** False: nothing could be read from it; `message` says why. */
  readable: boolean;
  message: string;
  totalCount: number;
  successCount: number;
  errorCount: number;
  /** The first problems; `fileUrl` has all. */
  problems?: ImportProblem[];
  /** Workbook with the failed rows. */
  fileUrl?: string | null;
  errorFileName?: string | null;
}

/** An import as it is sent. */
export interface ImportRequest {
  files: File[];
  /** Only check, store nothing. Undefined unless the dialog is `online`. */
  validateOnly?: boolean;
  /** `valid`: store the rows without errors; `all`: a file only as a whole. */
  mode: 'valid' | 'all';
  /** The dialog's `biz`, when it has one. */
  isSingleTableImport?: string;
  foreignKeys?: Readonly<Record<string, string>>;
}

/**
 * The answer of an import, as back ends send it: `result` of code 201 is the address of the failed rows, or an object
 * with it (`fileUrl`), counts and, from ours, the files.
 */
export interface ImportAnswer {
  success: boolean;
  code: number;
  message: string;
  result: unknown;
}

export interface ImportUploadOptions {
  /** Share of the bytes that have left, 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Transport of workbooks to a back end. */
export interface ImportSource {
  /** Resolves with every answer, also one that is no success; rejects when there was none. */
  upload: (request: ImportRequest, options: ImportUploadOptions) => Promise<ImportAnswer>;
  /** Saves an empty workbook with the columns of the import. Without it the dialog offers no template. */
  template?: (format: 'xls' | 'xlsx') => Promise<void>;
  /** Saves the same workbook with some rows that show how it is filled in. Without it the dialog offers none. */
  sample?: (format: 'xls' | 'xlsx') => Promise<void>;
  /** Saves the workbook with the failed rows. Default: the address is a plain link. */
  download?: (url: string, fileName: string | undefined) => Promise<void>;
}

export interface ImportDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Checks and stores the workbooks. */
  source: ImportSource;
  /** Title of the dialog, e.g. "Import parts". Default "Import Excel". */
  title?: string;
  /** Name of the table; sent as `isSingleTableImport`. */
  biz?: string;
  /** Values for columns that the files do not have. */
  foreignKeys?: Readonly<Record<string, string>>;
  /** The back end can check workbooks without storing them, and the user may ask for it. Default false. */
  online?: boolean;
  /** CSV files are taken as well as workbooks. Default false. */
  csv?: boolean;
  /** Most files at a time. Default 10. */
  maxFiles?: number;
  /** MB a file may have. Default 10. */
  maxMb?: number;
  /** The dialog is to be closed. */
  onClose: () => void;
  /** Rows were stored: load the list again. */
  onImported?: () => void;
}
