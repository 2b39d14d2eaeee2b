/**
 * Cells of a text that a spreadsheet put into the clipboard: tabs between cells, line breaks (CR LF, LF or CR) between rows,
 * cells with breaks or tabs in quotes with inner quotes doubled. The break that spreadsheets put after the last row is no row.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  // A text of nothing is one empty cell.
  for (;;) {
    const cell = readCell(text, at);
    row.push(withoutMark(cell.text));
    at = cell.end;
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (at >= text.length) return rows;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) return rows;
  }
}

function readCell(text: string, start: number): { text: string; end: number } {
  const quoted = text[start] === '"' ? readQuoted(text, start) : undefined;
  if (quoted) return quoted;
  let end = start;
  while (end < text.length && !isBorder(text[end])) end += 1;
  return { text: text.slice(start, end), end };
}

/** Nothing if the quote is only a character: 1/2" does not begin with one, but "a" b does. */
function readQuoted(text: string, start: number): { text: string; end: number } | undefined {
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return undefined;
    if (text[quote + 1] === '"') {
      from = quote + 2;
      continue;
    }
    const end = quote + 1;
    if (end < text.length && !isBorder(text[end])) return undefined;
    return {
      text: text
        .slice(start + 1, quote)
        .replaceAll('""', '"')
        .replaceAll(/\r\n?/g, '\n'),
      end,
    };
  }
}

const isBorder = (character: string | undefined) => character === '\t' || character === '\n' || character === '\r';

/**
 * A text that `parseTsv` and spreadsheets read as these cells. A cell that a spreadsheet would take for a formula gets an
 * apostrophe before it, the spreadsheets' own mark for text, so that a value from one user is never a command to another's.
 */
export const writeTsv = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => `${row.map((cell) => quote(asText(cell))).join('\t')}\r\n`).join('');

const quote = (cell: string) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const asText = (cell: string) => (isFormula(cell) ? `'${cell}` : cell);

const withoutMark = (cell: string) => (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell);

/** True for a text that a spreadsheet would work out, and for one that is marked as text already. A number with a sign is none. */
export const isFormula = (cell: string): boolean => /^'*[=+\-@\t\r]/.test(cell) && !/^[+-]?[\d.,\s\u00a0\u202f]+$/.test(cell);
