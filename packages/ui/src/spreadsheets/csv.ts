/** Field of a CSV. */
export interface CsvField {
  text: string;
  /** A number may begin with a minus. Default false: a text that begins like a formula is marked as text. */
  isNumber?: boolean;
}

/** Characters that a spreadsheet takes for the beginning of a formula, also behind blanks. */
const formula = /^\s*[=+\-@\t\r]/;

/** A text that begins like a formula becomes one by an apostrophe, which spreadsheets do not show. */
const harmless = ({ text, isNumber = false }: CsvField): string => (!isNumber && formula.test(text) ? `'${text}` : text);

const quoted = (text: string, separator: string): string => (text.includes(separator) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Lines as CSV: UTF-8 with a byte order mark, lines ended by CR LF, fields quoted where needed (RFC 4180).
 * @param decimalMark of the user's language. Where it is a comma, spreadsheets expect fields divided by semicolons.
 */
export function writeCsv(lines: readonly (readonly CsvField[])[], decimalMark: string): string {
  const separator = decimalMark === ',' ? ';' : ',';
  return `\uFEFF${lines.map((fields) => `${fields.map((field) => quoted(harmless(field), separator)).join(separator)}\r\n`).join('')}`;
}
