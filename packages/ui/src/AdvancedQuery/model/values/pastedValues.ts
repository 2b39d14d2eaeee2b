/** Separators of a single line of values, as people write them. */
const inLine = /[,;，；、]/;
const groupedNumber = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * The values of a pasted column, row or list, each once. Cells of a spreadsheet come on lines and between tabs; a comma within
 * one separates values too, for `in` cannot hold it, except in a number that is grouped.
 */
export function pastedValues(text: string): string[] {
  const cells = text.split(/[\r\n\t]+/).map(unquote);
  const values = cells.flatMap((cell) => (cells.length > 1 && groupedNumber.test(cell) ? [cell.replaceAll(',', '')] : cell.split(inLine)));
  return [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
}

/** Spreadsheets quote cells that hold a quotation mark or a separator. */
const unquote = (cell: string): string => {
  const text = cell.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
};
