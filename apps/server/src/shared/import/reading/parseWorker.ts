/** Reads one workbook in a worker thread, whose memory and time are limited by the caller. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { importLimits } from './limits.ts';
import { cellText, type ParsedFile, type ParsedWorkbook, type RawSheet, Unreadable } from './rawSheet.ts';
import { readCsv } from './readCsv.ts';
import { readXls } from './readXls.ts';
import { readXlsx } from './readXlsx.ts';

const zipMark = Buffer.from('PK\u0003\u0004');
const compoundMark = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

async function parse({ path, csv }: ParsedFile): Promise<ParsedWorkbook> {
  try {
    const file = readFileSync(path);
    const sheets = await sheetsOf(file, csv);
    mustFit(sheets);
    return { ok: true, sheets };
  } catch (error) {
    return { ok: false, fault: error instanceof Unreadable ? error.fault : 'damaged' };
  }
}

/** The result is copied to the server's thread: a text shared by many cells becomes many. */
function mustFit(sheets: readonly RawSheet[]): void {
  let room: number = importLimits.textLength;
  for (const { rows } of sheets)
    for (const { cells } of rows) for (const cell of cells) if ((room -= cellText(cell).length) < 0) throw new Unreadable('tooBig');
}

/** By the first bytes of the file; its name says nothing. */
async function sheetsOf(file: Buffer, csv: boolean): Promise<RawSheet[]> {
  if (file.subarray(0, 8).equals(compoundMark)) return readXls(file);
  if (file.subarray(0, 4).equals(zipMark)) return readXlsx(file);
  if (csv) return readCsv(file);
  throw new Unreadable('notWorkbook');
}

// eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
parentPort!.postMessage(await parse(workerData as ParsedFile));
