import { setStylesAside, styleAside } from '../styles/setStylesAside.ts';
import { isFormula } from './tsv.ts';

/**
 * Cells of the first table in HTML from the clipboard; nothing if there is none. A cell over several columns or rows is its
 * first one, the others are empty, so that what stands beside it keeps its place. The HTML is read, never shown: its
 * scripts do not run and nothing is loaded.
 */
export function readHtmlTable(html: string): string[][] | undefined {
  const table = new DOMParser().parseFromString(setStylesAside(html), 'text/html').querySelector('table');
  if (!table) return undefined;
  const rows: string[][] = [];
  /** Rows that a cell from above still covers, by column. */
  const covered: number[] = [];
  for (const row of ownRows(table)) {
    const cells: string[] = [];
    const skipCovered = () => {
      while ((covered[cells.length] ?? 0) > 0) {
        covered[cells.length]! -= 1;
        cells.push('');
      }
    };
    for (const cell of row.cells) {
      skipCovered();
      const [width, height] = [span(cell.colSpan), span(cell.rowSpan)];
      for (let column = 0; column < width; column += 1) {
        covered[cells.length] = height - 1;
        cells.push(column === 0 ? cellText(cell) : '');
      }
    }
    skipCovered();
    rows.push(cells);
  }
  return rows.length > 0 ? rows : undefined;
}

/** Rows of this table only, in reading order, not of tables within its cells. */
function ownRows(table: HTMLTableElement): HTMLTableRowElement[] {
  const rows = [...table.rows].filter((row) => row.closest('table') === table);
  return rows.length > 1 && isRuler(rows.at(-1)!) ? rows.slice(0, -1) : rows;
}

/** Excel ends a table with merged cells with an invisible row that holds only the width of each column. */
const isRuler = (row: HTMLTableRowElement) => /display:\s*none/.test(row.getAttribute(styleAside) ?? '') && row.textContent?.trim() === '';

/** The markup is not trusted: a span of a million columns is a mistake or an attack. */
const span = (value: number) => Math.min(Math.max(1, value), 1000);

const blocks = new Set(['P', 'DIV', 'LI', 'TR', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'PRE', 'BLOCKQUOTE']);
/** Phonetic guides (`RT`, which Excel adds to Chinese and Japanese) are left out. */
const unseen = new Set(['STYLE', 'SCRIPT', 'TEMPLATE', 'NOSCRIPT', 'TITLE', 'RT', 'RP']);

/** Excel's mark around spaces that are to stay as many as they are. */
const keepsSpaces = (node: Node | null) => node instanceof Element && /mso-spacerun:\s*yes/.test(node.getAttribute(styleAside) ?? '');

/** Rendered text: white space collapses, breaks and blocks begin a line. */
function cellText(cell: HTMLElement): string {
  let text = '';
  const newLine = () => {
    text = text.replace(/ $/, '');
    if (text !== '' && !text.endsWith('\n')) text += '\n';
  };

  function read(node: Node) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (keepsSpaces(node.parentNode)) {
        text += (node.textContent ?? '').replace(/\s/g, '\u00a0');
        return;
      }
      const words = (node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' ');
      text += /(^|[\n ])$/.test(text) ? words.replace(/^ /, '') : words;
      return;
    }
    if (!(node instanceof Element) || unseen.has(node.nodeName)) return;
    if (node.nodeName === 'BR') text = `${text.replace(/ $/, '')}\n`;
    const isBlock = blocks.has(node.nodeName);
    if (isBlock) newLine();
    node.childNodes.forEach(read);
    if (isBlock) newLine();
  }

  cell.childNodes.forEach(read);
  // Spreadsheets write leading spaces, and cells of only a space, with no-break spaces.
  return text.replace(/^[ \n]+|[ \n]+$/g, '').replaceAll('\u00a0', ' ');
}

/** A table that spreadsheets and `readHtmlTable` read as these cells. What a spreadsheet would make something else of is marked as text. */
export function writeHtmlTable(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => `<tr>${row.map(writeCell).join('')}</tr>`).join('');
  return `<table>${rows}</table>`;
}

/** Marks of text cells: the style in Excel's clipboard, `sdnum` in LibreOffice's. Without one a formula would be evaluated. */
const textMark = ` style="mso-number-format:'\\@'" sdnum="1033;0;@"`;
const writeCell = (text: string) => `<td${isFormula(text) || isCode(text) ? textMark : ''}>${escapeHtml(text)}</td>`;

/**
 * A name that looks like something else: a spreadsheet would drop zeros before it and digits beyond the 15th, take an E for a power
 * of ten, and 3-4, 3/4 or MAR1 for a day. Days as we write them are days.
 */
const isCode = (text: string): boolean => (/^(0\d+|\d{16,}|\d+e[+-]?\d+)$/i.test(text) || looksLikeDay.test(text)) && !/^\d{4}-\d\d-\d\d$/.test(text);

const looksLikeDay = /^(\d{1,4}[-/]\d{1,4}([-/]\d{1,4})?|(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-. ]?\d{1,4})$/i;

/** Without the style Excel begins a new row of the sheet. */
const lineBreak = '<br style="mso-data-placement:same-cell">';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) =>
  text
    .replace(/[&<>"]/g, (character) => entities[character]!)
    .replace(/\r\n?|\n/g, lineBreak)
    .replace(/^ | $| (?= )/g, '&nbsp;');
