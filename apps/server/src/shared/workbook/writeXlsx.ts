/** An .xlsx workbook, written while its rows are read: a few batches in memory, however long it is (ECMA-376). */
import { Readable } from 'node:stream';
import yazl from 'yazl';
import { type Cell, looksLikeFormula, type Sheet, type SheetColumn, sheetName, type WrittenCell, writtenCell } from './sheet.ts';

/** Numbers of the formats in `styles`. */
const styleOf = { number: 0, header: 1, text: 2, quoted: 3, date: 4, datetime: 5, money: 6, percent: 7, errorHeader: 8, error: 9 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';

const joined = (sheets: readonly Sheet[], xml: (number: number, sheet: Sheet) => string): string =>
  sheets.map((sheet, index) => xml(index + 1, sheet)).join('');

const contentTypes = (sheets: readonly Sheet[]): string =>
  `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${joined(sheets, (number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`;
const rootRelations = `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const workbookRelations = (sheets: readonly Sheet[]): string =>
  `${head}<Relationships xmlns="${packaged}/relationships">${joined(sheets, (number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`;
const workbook = (sheets: readonly Sheet[]): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${joined(sheets, (number, { name }) => `<sheet name="${escape(sheetName(name))}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`;

/** Format 49 is text: what is typed into such a cell later stays text, too. `quotePrefix` is the apostrophe one does not see. */
const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="4"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><color rgb="FFC00000"/><sz val="11"/><name val="Calibri"/></font><font><b/><color rgb="FFC00000"/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFDE9E9"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="10"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="10" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="3" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1" applyNumberFormat="1"/><xf numFmtId="49" fontId="2" fillId="2" borderId="0" xfId="0" quotePrefix="1" applyFont="1" applyFill="1" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Characters XML cannot hold; lone halves of surrogate pairs among them. */
// eslint-disable-next-line no-control-regex -- they are what is removed
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

/** Excel reads `_x000A_` in a text as a character; a text that only looks so gets its underscore written in that way. */
const escape = (text: string): string =>
  text
    .replace(unwritable, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (character) => entities[character]!);

/** 0 is A, 26 is AA. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

const textXml = (at: string, style: number, text: string): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;

function cellXml(at: string, cell: WrittenCell): string {
  switch (cell.type) {
    case 'number':
      return `<c r="${at}" s="${styleOf[cell.kind]}"><v>${cell.value}</v></c>`;
    case 'text':
      return textXml(at, looksLikeFormula(cell.text) ? styleOf.quoted : styleOf.text, cell.text);
    case 'yesNo':
      return `<c r="${at}" t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'error':
      return `<c r="${at}" t="e"><v>#N/A</v></c>`;
  }
}

function rowXml(number: number, columns: readonly SheetColumn[], row: readonly (Cell | WrittenCell)[]): string {
  const cells = columns.map(({ kind, isError }, index) => {
    const cell = writtenCell(kind, row[index]);
    const at = `${columnLetters(index)}${number}`;
    if (isError) return textXml(at, styleOf.error, cell?.type === 'text' ? cell.text : '');
    return cell ? cellXml(at, cell) : '';
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  const widths = columns.map(({ width = 16 }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  const titles = columns.map(({ header, isError }, index) => textXml(`${columnLetters(index)}1`, isError ? styleOf.errorHeader : styleOf.header, header));
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`;
  let number = 1;
  for await (const batch of rows) yield batch.map((row) => rowXml((number += 1), columns, row)).join('');
  yield `</sheetData><autoFilter ref="A1:${columnLetters(columns.length - 1)}${number}"/></worksheet>`;
}

/** Bytes of the workbook. An error while reading rows destroys the stream. */
export function writeXlsx(...sheets: readonly Sheet[]): Readable {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  const add = (name: string, text: string): void => zip.addBuffer(Buffer.from(text), name);
  add('[Content_Types].xml', contentTypes(sheets));
  add('_rels/.rels', rootRelations);
  add('xl/workbook.xml', workbook(sheets));
  add('xl/_rels/workbook.xml.rels', workbookRelations(sheets));
  add('xl/styles.xml', styles);
  for (const [index, sheet] of sheets.entries()) {
    zip.addReadStream(
      Readable.from(sheetXml(sheet), { objectMode: false }).on('error', (error) => out.destroy(error)),
      `xl/worksheets/sheet${index + 1}.xml`,
    );
  }
  zip.end();
  return out;
}
