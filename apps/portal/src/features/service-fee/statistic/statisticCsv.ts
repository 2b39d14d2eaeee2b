/** Marks the file as UTF-8, which spreadsheets would not guess. */
const byteOrderMark = '\u{FEFF}';

/** A cell of the file: quoted, and never taken for a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A table as a text that spreadsheets open: the first row names its columns. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string => byteOrderMark + rows.map((row) => row.map(cell).join(',')).join('\r\n');
