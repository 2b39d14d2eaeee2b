/** Reads a CSV file, as banks and Excel write it. */
import { CsvError, parse } from 'csv-parse/sync';
import { importLimits } from './limits.ts';
import { toText } from './rawCells.ts';
import { type RawRow, type RawSheet, Unreadable } from './rawSheet.ts';

/** Characters between the values of a row. */
const separators = [';', ',', '\t', '|'] as const;

/**
 * The rows of a CSV file in UTF-8, UTF-16, GB18030 or windows-1251. Values are separated by semicolons, commas, tabs or bars, whichever
 * stands in the most rows alike, or by what Excel's first line `sep=` says.
 * @throws Unreadable for a file that is no text, and for one with a quotation mark that is not closed
 */
export function readCsv(file: Buffer): RawSheet[] {
  const text = decode(file);
  // eslint-disable-next-line no-control-regex -- what no text has
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text)) throw new Unreadable('notWorkbook');
  const [declaration, said] = /^sep=(.)\r?\n/.exec(text) ?? [];
  if (declaration !== undefined && said !== undefined) return [sheetOf(rowsOf(text.slice(declaration.length), said), 1)];
  const candidates = separators.flatMap((separator) => {
    const rows = tryRows(text, separator);
    return rows ? [{ rows, ...likeness(rows) }] : [];
  });
  const best = candidates.toSorted((a, b) => b.alike - a.alike || b.columns - a.columns)[0];
  if (!best) throw new Unreadable('damaged');
  return [sheetOf(best.rows, 0)];
}

interface CsvRow {
  record: string[];
  info: { lines: number };
}

function rowsOf(text: string, delimiter: string): CsvRow[] {
  try {
    const options = { delimiter, bom: true, info: true, relax_column_count: true, skip_empty_lines: true, to: importLimits.rowsRead + 1 } as const;
    return parse(text, options) as unknown as CsvRow[];
  } catch (error) {
    throw error instanceof CsvError ? new Unreadable('damaged') : error;
  }
}

/** Undefined where quotation marks make no sense with this separator. */
function tryRows(text: string, delimiter: string): CsvRow[] | undefined {
  try {
    return rowsOf(text, delimiter);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** A separator stands in all rows of a table alike, a decimal comma only where there is an amount. */
function likeness(rows: readonly CsvRow[]): { alike: number; columns: number } {
  const widths = Map.groupBy(
    rows.map(({ record }) => record.length).filter((width) => width > 1),
    (width) => width,
  );
  return [...widths].reduce((best, [columns, { length: alike }]) => (alike > best.alike ? { alike, columns } : best), { alike: 0, columns: 1 });
}

/** @param above lines that were taken off */
function sheetOf(found: readonly CsvRow[], above: number): RawSheet {
  const rows = found.flatMap(({ record, info }): RawRow[] => {
    const cells = record.slice(0, importLimits.columns).map(toText);
    return cells.some((cell) => cell !== undefined) ? [{ number: info.lines + above, cells }] : [];
  });
  return { name: 'csv', rows: rows.slice(0, importLimits.rowsRead), merged: [], longer: found.length > importLimits.rowsRead };
}

function decode(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  const utf8 = strictly(file, 'utf-8');
  if (utf8 !== undefined) return utf8;
  const russian = new TextDecoder('windows-1251').decode(file);
  return isRussian(russian) ? russian : (strictly(file, 'gb18030') ?? russian);
}

function strictly(file: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

/** Nearly every byte makes sense in one encoding as in the other; Chinese read as Russian has signs among its letters and capitals inside its words. */
function isRussian(text: string): boolean {
  const letters = text.match(/[А-яЁё]/g)?.length ?? 0;
  const strange = text.match(/[^\t\r\n -~А-яЁё\u00a0№«»“”„‘’–—…§°]|[а-яё](?=[А-ЯЁ])|[А-яЁё](?=№)|№(?=[а-яё])|[А-ЯЁ]{3,}(?=[а-яё])/g)?.length ?? 0;
  return letters > 0 && strange * 20 <= letters;
}
