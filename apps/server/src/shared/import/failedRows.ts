/** The workbook with the rows that were not imported: as they were, with field, value and reason. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { finishKeptFile, startKeptFile } from '../files/keptFile.ts';
import { message, textOf } from '../messages/messages.ts';
import type { Sheet, WrittenCell } from '../workbook/sheet.ts';
import { writeWorkbook } from '../workbook/writeWorkbook.ts';
import type { Context } from '../context.ts';
import { type RawCell, shown } from './reading/rawSheet.ts';
import type { ReadRow } from './reading/readRows.ts';

/** Keeps the workbook for the user for a day. @returns its id and name */
export async function keepFailedRows(
  { services, user }: Context,
  fileName: string,
  titles: readonly string[],
  failed: readonly (ReadRow<unknown> & { findings: readonly { fieldText: string; value: string; reason: string }[] })[],
): Promise<{ id: string; fileName: string }> {
  const { language } = user;
  const [, stem = fileName, extension = 'xls'] = /^(.+)\.(xlsx|xls)$/i.exec(fileName) ?? [];
  const errorName = `${stem}-${message(language, 'import.errors')}.${extension.toLowerCase()}`;
  const joined = (texts: readonly string[]): string => [...new Set(texts.filter((text) => text !== ''))].join('\n');
  const rows = failed.map(({ row, findings }) => [
    ...titles.map((_, index) => handedBack(row.cells[index])),
    joined(findings.map(({ fieldText }) => fieldText)),
    joined(findings.map(({ value }) => value)),
    joined(findings.map(({ reason }) => reason)),
  ]);
  const sheet: Sheet = {
    name: message(language, 'import.errors'),
    columns: [
      ...titles.map((header) => ({ header: shown(header), kind: 'any' as const })),
      ...['import.field', 'import.value', 'import.reason'].map((key) => ({
        header: textOf(language, { code: key }),
        kind: 'text' as const,
        width: 30,
        isError: true,
      })),
    ],
    rows: inBatches(rows),
  };
  const id = await startKeptFile(services, user, { fileName: errorName, rowCount: rows.length, announced: false });
  await finishKeptFile(services, id, writeWorkbook(extension.toLowerCase() === 'xlsx' ? 'xlsx' : 'xls', sheet));
  return { id, fileName: errorName };
}

/** A cell that is read again as it was: what was refused for being no text is refused again, and nothing is taken that was not meant. */
function handedBack(cell: RawCell | undefined): WrittenCell | null {
  switch (cell?.kind) {
    case undefined:
      return null;
    case 'text':
      return { type: 'text', text: cell.value };
    case 'number':
      return numberBack(cell);
    case 'date':
      return { type: 'number', value: cell.serial, kind: Number.isInteger(cell.serial) ? 'date' : 'datetime' };
    case 'yesNo':
      return { type: 'yesNo', value: cell.value };
    // The original values, as far as they may be shown, stand beside the reason.
    case 'formula':
    case 'error':
    case 'tooLong':
      return { type: 'error' };
  }
}

function numberBack({ value, text, isPercent }: RawCell & { kind: 'number' }): WrittenCell {
  if (text !== undefined && text !== String(value)) return { type: 'text', text };
  if (isPercent) return { type: 'number', value, kind: 'percent' };
  return { type: 'number', value, kind: text === undefined && Number.isInteger(value) ? 'money' : 'number' };
}

/** Rows that are written at once; other calls are answered in between. */
const batchSize = 100;

async function* inBatches<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += batchSize) {
    yield rows.slice(start, start + batchSize);
    await nextTurn();
  }
}
