import type { Readable } from 'node:stream';
import type { WorkbookFormat } from './sendWorkbook.ts';
import type { Cell, Sheet } from './sheet.ts';
import { writeXls } from './writeXls.ts';
import { writeXlsx } from './writeXlsx.ts';

/** The bytes of a workbook in either format. */
export const writeWorkbook = (format: WorkbookFormat, ...sheets: readonly Sheet[]): Readable => (format === 'xls' ? writeXls(...sheets) : writeXlsx(...sheets));

/** Rows of a sheet that are in memory as a whole. */
export async function* allAtOnce(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield rows;
}
