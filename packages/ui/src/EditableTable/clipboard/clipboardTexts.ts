import { readHtmlTable, writeHtmlTable } from '../../spreadsheets/htmlTable.ts';
import { parseTsv, writeTsv } from '../../spreadsheets/tsv.ts';

/** The part of `DataTransfer` that is needed. */
export interface ClipboardStore {
  getData(type: string): string;
  setData(type: string, data: string): void;
}

/** Cells as our tables write them, for our tables: exact where a spreadsheet's flavours need marks. */
const ownType = 'application/x-harrow-cells';

export function writeClipboard(clipboard: Pick<ClipboardStore, 'setData'>, cells: readonly (readonly string[])[]) {
  clipboard.setData(ownType, JSON.stringify(cells));
  clipboard.setData('text/plain', writeTsv(cells));
  clipboard.setData('text/html', writeHtmlTable(cells));
}

/**
 * Cells of whatever was copied; nothing if there is no text. Our own flavour is exact. A table of a web page or a letter is
 * read from its HTML, since its plain text cannot say where a cell of several lines ends; a spreadsheet's from its
 * plain text, which can, and which keeps spaces.
 */
export function readClipboard(clipboard: Pick<ClipboardStore, 'getData'>): string[][] | undefined {
  const own = readOwn(clipboard.getData(ownType));
  if (own) return own;
  const [plain, html] = [clipboard.getData('text/plain'), clipboard.getData('text/html')];
  const table = html !== '' && (plain === '' || !isFromSpreadsheet(html)) ? readHtmlTable(html) : undefined;
  if (table) return table;
  return plain === '' ? undefined : parseTsv(plain);
}

/** Letters of Word and Outlook name Excel's namespace, too. */
const isFromSpreadsheet = (html: string) =>
  /<meta[^>]+(?:Excel|LibreOffice|OpenOffice)|urn:schemas-microsoft-com:office:excel|google-sheets-html-origin/i.test(html) && !/<meta[^>]+Word/i.test(html);

/** Any page can write this flavour, so it is checked like everything from outside. */
function readOwn(json: string): string[][] | undefined {
  if (json === '') return undefined;
  try {
    const cells: unknown = JSON.parse(json);
    const isTable = Array.isArray(cells) && cells.length > 0 && cells.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'));
    return isTable ? (cells as string[][]) : undefined;
  } catch {
    return undefined;
  }
}
