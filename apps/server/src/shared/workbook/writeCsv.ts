import { Readable } from 'node:stream';
import { decimalMark } from '../messages/numberText.ts';
import type { Language } from '../messages/messages.ts';
import { type Cell, looksLikeFormula, type Sheet, type WrittenCell, writtenCell } from './sheet.ts';

/**
 * A sheet as CSV, written while its rows are read: UTF-8 with a byte order mark, lines ended by CR LF, fields quoted where needed (RFC 4180).
 * Where the decimal mark of the language is a comma, spreadsheets expect fields divided by semicolons.
 */
export const writeCsv = (sheet: Sheet, language: Language): Readable => Readable.from(csvOf(sheet, decimalMark(language)), { objectMode: false });

async function* csvOf({ columns, rows }: Sheet, mark: string): AsyncGenerator<string> {
  const separator = mark === ',' ? ';' : ',';
  const line = (texts: readonly string[]): string => `${texts.map((text) => quoted(text, separator)).join(separator)}\r\n`;
  yield `\uFEFF${line(columns.map(({ header }) => asText(header)))}`;
  for await (const batch of rows) yield batch.map((row) => line(columns.map(({ kind }, index) => cellText(kind, row[index], mark)))).join('');
}

const quoted = (text: string, separator: string): string => (text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** What a spreadsheet would take for a formula becomes a text by an apostrophe. */
const asText = (text: string): string => (looksLikeFormula(text.trimStart()) || looksLikeFormula(text) ? `'${text}` : text);

function cellText(kind: Sheet['columns'][number]['kind'], value: Cell | WrittenCell, mark: string): string {
  // A text is as long as it is: only cells of workbooks have a limit. Days and times stay as people read them.
  if (typeof value === 'string') return asText(value);
  const cell = writtenCell(kind, value);
  switch (cell?.type) {
    case undefined:
      return '';
    case 'number':
      return String(cell.value).replace('.', mark);
    case 'text':
      return asText(cell.text);
    case 'yesNo':
      return String(cell.value);
    case 'error':
      return '#N/A';
  }
}
