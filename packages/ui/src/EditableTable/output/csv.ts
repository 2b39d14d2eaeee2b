import type { TableExport } from '../props/TableExport.types.ts';

/** Characters that a spreadsheet takes for the beginning of a formula, also behind blanks. */
const formula = /^\s*[=+\-@\t\r]/;

const quoted = (text: string, separator: string): string => (text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A cell that begins like a formula becomes a text by an apostrophe, which spreadsheets do not show. Numbers may begin with a minus. */
const harmless = (text: string, value: unknown): string => (typeof value !== 'number' && formula.test(text) ? `'${text}` : text);

/**
 * The table as CSV: UTF-8 with a byte order mark, lines ended by CR LF, fields quoted where needed (RFC 4180).
 * @param decimalMark of the user's language. Where it is a comma, spreadsheets expect fields divided by semicolons.
 */
export function toCsv({ columns, rows }: TableExport, decimalMark: string): string {
  const separator = decimalMark === ',' ? ';' : ',';
  const line = (fields: readonly string[]) => fields.map((field) => quoted(field, separator)).join(separator);
  const head = line(columns.map(({ title }) => harmless(title, title)));
  return `\uFEFF${[head, ...rows.map(({ texts, values }) => line(texts.map((text, index) => harmless(text, values[index]))))].join('\r\n')}\r\n`;
}
