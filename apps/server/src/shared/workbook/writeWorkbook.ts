import type { Readable } from 'node:stream';
import type { Language } from '../messages/messages.ts';
import type { ExportFormat, WorkbookFormat } from './sendWorkbook.ts';
import type { Cell, Sheet } from './sheet.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXls } from './writeXls.ts';
import { writeXlsx } from './writeXlsx.ts';

/** The bytes of a workbook in either format. */
export const writeWorkbook = (format: WorkbookFormat, ...sheets: readonly Sheet[]): Readable => (format === 'xls' ? writeXls(...sheets) : writeXlsx(...sheets));

/** The bytes of an export. @param language of the user, whose decimal mark a CSV has */
export const writeExport = (format: ExportFormat, language: Language, sheet: Sheet): Readable =>
  format === 'csv' ? writeCsv(sheet, language) : writeWorkbook(format, sheet);

/** Rows of a sheet that are in memory as a whole. */
export async function* allAtOnce(rows: readonly (readonly Cell[])[]): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield rows;
}
