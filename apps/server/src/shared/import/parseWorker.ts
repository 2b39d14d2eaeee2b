/** Reads one workbook in a thread of its own, whose memory and time are bounded by whoever started it. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type CellObject, read, utils, type WorkSheet } from '@e965/xlsx';
import { importLimits } from './limits.ts';
import { dateText, isDateFormat, toText } from './rawCells.ts';
import { cellText, maxSheetName, type ParsedWorkbook, type RawCell, type RawRow, type RawSheet, shown, Unreadable } from './rawSheet.ts';
import { readXls } from './readXls.ts';
import { plainXlsx } from './unzip.ts';

const zipMark = Buffer.from('PK\u0003\u0004');
const compoundMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

async function parse(path: string): Promise<ParsedWorkbook> {
  try {
    const file = readFileSync(path);
    const sheets = await sheetsOf(file);
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
async function sheetsOf(file: Buffer): Promise<RawSheet[]> {
  if (file.subarray(0, 8).equals(compoundMark)) return readXls(file);
  if (!file.subarray(0, 4).equals(zipMark)) throw new Unreadable('notWorkbook');
  const workbook = read(await plainXlsx(file), {
    type: 'buffer',
    dense: true,
    cellFormula: true,
    cellNF: true,
    cellHTML: false,
    cellText: false,
    sheetRows: importLimits.rowsRead,
  });
  const { date1904 = false } = workbook.Workbook?.WBProps ?? {};
  return workbook.SheetNames.map((name) => toRawSheet(name, workbook.Sheets[name]!, date1904));
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
    longer: last > importLimits.rowsRead,
  };
}

function toRawCell(cell: CellObject | undefined, date1904: boolean): RawCell | undefined {
  if (!cell) return undefined;
  if (cell.f !== undefined) return { kind: 'formula', value: shown(`=${cell.f.slice(0, importLimits.shownLength)}`) };
  switch (cell.t) {
    case 'n':
      return isDateFormat(String(cell.z ?? '')) ? { kind: 'date', value: dateText(cell.v as number, date1904) } : { kind: 'number', value: cell.v as number };
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

// eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
parentPort!.postMessage(await parse((workerData as { path: string }).path));
