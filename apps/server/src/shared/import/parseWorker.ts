/** Reads one workbook in a thread of its own, whose memory and time are bounded by whoever started it. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type CellObject, CFB, read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { importLimits } from './limits.ts';
import { cellText, type ParsedWorkbook, type RawCell, type RawRow, type RawSheet, shown } from './rawSheet.ts';
import { plainXlsx, Unreadable } from './unzip.ts';

/** What Excel allows. */
const maxSheetName = 31;
const maxFormat = 255;

/** Titles, the rows above them, and one row more than allowed, to see that there are too many. */
const rowsRead = importLimits.rowsBeforeTitles + 1 + importLimits.rows + 1;

const zipMark = Buffer.from('PK\u0003\u0004');
const compoundMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

async function parse(path: string): Promise<ParsedWorkbook> {
  try {
    const file = readFileSync(path);
    const workbook = openWorkbook(await readable(file));
    const { date1904 = false } = workbook.Workbook?.WBProps ?? {};
    const sheets = workbook.SheetNames.map((name) => toRawSheet(name, workbook.Sheets[name]!, date1904));
    mustFit(sheets);
    return { ok: true, sheets };
  } catch (error) {
    return { ok: false, fault: error instanceof Unreadable ? error.fault : 'damaged' };
  }
}

/** What goes to the server is a copy: a text that many cells share has become many. */
function mustFit(sheets: readonly RawSheet[]): void {
  let room: number = importLimits.textLength;
  for (const { rows } of sheets)
    for (const { cells } of rows) for (const cell of cells) if ((room -= cellText(cell).length) < 0) throw new Unreadable('tooBig');
}

/** By the first bytes of the file; its name says nothing. */
async function readable(file: Buffer): Promise<Buffer> {
  if (file.subarray(0, 4).equals(zipMark)) return plainXlsx(file);
  if (!file.subarray(0, 8).equals(compoundMark)) throw new Unreadable('notWorkbook');
  const names = CFB.read(file, { type: 'buffer' }).FullPaths.join('\n');
  if (/EncryptedPackage|EncryptionInfo/.test(names)) throw new Unreadable('password');
  if (/_VBA_PROJECT/.test(names)) throw new Unreadable('macro');
  if (!/\/(?:Workbook|Book)$/m.test(names)) throw new Unreadable('notWorkbook');
  return file;
}

function openWorkbook(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: true,
      cellNF: true,
      cellHTML: false,
      cellText: false,
      sheetRows: rowsRead,
      bookFiles: false,
    });
  } catch (error) {
    throw new Unreadable(/password|encrypt/i.test(String(error)) ? 'password' : 'damaged');
  }
}

function toRawSheet(name: string, sheet: WorkSheet, date1904: boolean): RawSheet {
  const cells = (sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  const all = (sheet as { '!fullref'?: string })['!fullref'] ?? sheet['!ref'];
  const last = all === undefined ? 0 : utils.decode_range(all).e.r + 1;
  const rows = Array.from(cells, (row, index): RawRow => ({
    number: index + 1,
    cells: Array.from((row ?? []).slice(0, importLimits.columns), (cell) => toRawCell(cell, date1904)),
  }));
  return {
    name: name.slice(0, maxSheetName),
    rows: rows.filter((row) => row.cells.some((cell) => cell !== undefined)),
    merged: (sheet['!merges'] ?? []).slice(0, 20).map((range) => utils.encode_range(range)),
    longer: last > rowsRead,
  };
}

function toRawCell(cell: CellObject | undefined, date1904: boolean): RawCell | undefined {
  if (!cell) return undefined;
  if (cell.f !== undefined) return { kind: 'formula', value: shown(`=${cell.f.slice(0, importLimits.shownLength)}`) };
  switch (cell.t) {
    case 'n':
      return typeof cell.z === 'string' && cell.z.length <= maxFormat && SSF.is_date(cell.z)
        ? { kind: 'date', value: dateText(cell.v as number, date1904) }
        : { kind: 'number', value: cell.v as number };
    case 'b':
      return { kind: 'yesNo', value: cell.v as boolean };
    case 'e':
      return { kind: 'error', value: shown(cell.w ?? '#N/A') };
    case 's':
      return toText(String(cell.v));
    default:
      return undefined;
  }
}

function toText(value: string): RawCell | undefined {
  if (value.length > importLimits.cellLength) return { kind: 'tooLong', value: shown(value) };
  return value.trim() === '' ? undefined : { kind: 'text', value };
}

function dateText(serial: number, date1904: boolean): string {
  const { y, m, d, H, M, S } = SSF.parse_date_code(serial, { date1904 }) as { y: number; m: number; d: number; H: number; M: number; S: number };
  const two = (part: number): string => String(part).padStart(2, '0');
  const day = `${String(y).padStart(4, '0')}-${two(m)}-${two(d)}`;
  return H + M + S > 0 ? `${day} ${two(H)}:${two(M)}:${two(Math.floor(S))}` : day;
}

// eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
parentPort!.postMessage(await parse((workerData as { path: string }).path));
