import { importLimits } from './limits.ts';

/** Raw contents of a workbook, before they are interpreted. */
export type RawCell =
  | { kind: 'text'; value: string }
  /** `text`: the digits that it shows, when they are all of it (`00012345`); nothing when its format shows something else than is stored. */
  | { kind: 'number'; value: number; text: string | undefined; isPercent: boolean }
  /** `YYYY-MM-DD`, with ` HH:mm:ss` when there is a time; the number when that is no day. `serial`: days since 1899-12-30. */
  | { kind: 'date'; value: string; serial: number }
  | { kind: 'yesNo'; value: boolean }
  /** Its shown value was computed by another program and is not reliable. */
  | { kind: 'formula'; value: string }
  | { kind: 'error'; value: string }
  /** A text that no field takes, with its beginning. */
  | { kind: 'tooLong'; value: string };

export interface RawRow {
  /** Row in the sheet, from 1. */
  number: number;
  cells: (RawCell | undefined)[];
}

export interface RawSheet {
  name: string;
  /** Rows with at least one cell, from the top. */
  rows: RawRow[];
  /** e.g. `A1:C2` */
  merged: string[];
  /** There are more rows than were read. */
  longer: boolean;
}

/** Why a file cannot be read; each has its text, `import.{fault}`. */
export type FileFault = 'notWorkbook' | 'characterSet' | 'password' | 'macro' | 'definitions' | 'tooBig' | 'damaged' | 'tooLong';

export interface ParsedFile {
  path: string;
  /** What is no workbook may be CSV. */
  csv: boolean;
}

export type ParsedWorkbook = { ok: true; sheets: RawSheet[] } | { ok: false; fault: FileFault };

/** A file that is not read; `fault` says why. */
export class Unreadable extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Characters of the name of a sheet that Excel allows. */
export const maxSheetName = 31;

/** The beginning of a value, by which a user finds it in the workbook. */
export const shown = (value: string): string => (value.length > importLimits.shownLength ? `${value.slice(0, importLimits.shownLength - 1)}…` : value);

export const cellText = (cell: RawCell | undefined): string => {
  if (cell === undefined) return '';
  return cell.kind === 'number' ? (cell.text ?? String(cell.value)) : String(cell.value);
};
