/** Builds an .xls workbook (BIFF8) from the batches of rows it is sent, away from the thread that answers requests. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CellObject, type WorkSheet, write, utils } from '@e965/xlsx';
import { type Cell, type CellKind, fitting, type SheetColumn, type WrittenCell, writtenCell } from './sheet.ts';

export interface XlsSheet {
  name: string;
  columns: readonly SheetColumn[];
}
/** Rows of the sheet with that index. */
export type ToXlsWorker = { sheet: number; rows: readonly (readonly (Cell | WrittenCell)[])[] } | { end: true };

const formats: Partial<Record<CellKind | 'percent', string>> = { date: 'yyyy-mm-dd', datetime: 'yyyy-mm-dd hh:mm:ss', money: '#,##0.00', percent: '0.00%' };
/** `#N/A`, as Excel numbers errors. */
const notAvailable = 0x2a;
/**
 * Most characters of a text: its record has 8,224 bytes, two for each character and three besides. The library never ends writing a longer one,
 * and takes memory all the while.
 */
const maxText = 4110;
// Format `@` is text: what is typed into such a cell later stays text, too.
const textCell = (text: string): CellObject => ({ t: 's', v: fitting(text, maxText), z: '@' });

function toCell(kind: CellKind, value: Cell | WrittenCell): CellObject | undefined {
  const cell = writtenCell(kind, value);
  if (!cell) return undefined;
  switch (cell.type) {
    case 'text':
      return textCell(cell.text);
    case 'yesNo':
      return { t: 'b', v: cell.value };
    case 'error':
      return { t: 'e', v: notAvailable };
    case 'number': {
      const z = formats[cell.kind];
      return { t: 'n', v: cell.value, ...(z !== undefined && { z }) };
    }
  }
}

const sheets = (workerData as readonly XlsSheet[]).map(({ name, columns }) => ({
  name,
  columns,
  data: [columns.map(({ header }) => textCell(header))] as (CellObject | undefined)[][],
}));

const toWorkSheet = ({ columns, data }: (typeof sheets)[number]): WorkSheet => ({
  '!data': data as CellObject[][],
  '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: data.length - 1, c: columns.length - 1 } }),
  '!cols': columns.map(({ width = 16 }) => ({ wch: width })),
});

parentPort!.on('message', (message: ToXlsWorker) => {
  if ('rows' in message) {
    const { columns, data } = sheets[message.sheet]!;
    for (const row of message.rows) data.push(columns.map(({ kind }, index) => toCell(kind, row[index])));
    return;
  }
  const book = { SheetNames: sheets.map(({ name }) => name), Sheets: Object.fromEntries(sheets.map((sheet) => [sheet.name, toWorkSheet(sheet)])) };
  const bytes = write(book, { type: 'buffer', bookType: 'biff8', bookSST: true }) as Buffer;
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  parentPort!.postMessage(bytes);
  parentPort!.close();
});
