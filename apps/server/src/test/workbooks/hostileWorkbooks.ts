/** Hostile workbooks, made for tests. */
import { CFB, type CellObject, utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import yazl from 'yazl';

type Bytes = Promise<Buffer> | Buffer;

export const workbookOf = (rows: unknown[][], name = 'Sheet1'): WorkBook => ({ SheetNames: [name], Sheets: { [name]: utils.aoa_to_sheet(rows) } });
export const bytesOf = (workbook: WorkBook, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer => write(workbook, { type: 'buffer', bookType }) as Buffer;

/** A zip of these parts, packed. */
export async function zipOf(parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content as string), name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The parts of an .xlsx, to be changed. */
function partsOf(file: Buffer): Record<string, Buffer> {
  const { FileIndex, FullPaths } = CFB.read(file, { type: 'buffer' }) as { FileIndex: { content?: Uint8Array }[]; FullPaths: string[] };
  const named = FullPaths.map((path, index) => [path.replace(/^[^/]*\//, ''), FileIndex[index]!.content] as const);
  return Object.fromEntries(named.filter(([name, content]) => name !== '' && content !== undefined).map(([name, content]) => [name, Buffer.from(content!)]));
}

const changed = (file: Buffer, change: (parts: Record<string, Buffer | string>) => void): Promise<Buffer> => {
  const parts: Record<string, Buffer | string> = partsOf(file);
  change(parts);
  return zipOf(parts);
};

/** A part that becomes 300 MB, with headers that tell the truth. */
export const zipBomb = (good: Buffer): Bytes => changed(good, (parts) => (parts['xl/worksheets/sheet1.xml'] = Buffer.alloc(300 * 1024 * 1024, 32)));

/** The same with headers that say 100 bytes. */
export async function lyingZipBomb(): Promise<Buffer> {
  const zip = await zipBomb(bytesOf(workbookOf([['x']])));
  const name = 'xl/worksheets/sheet1.xml';
  // Where the sizes stand before the name, at the part itself and in the list at the end.
  zip.writeUInt32LE(100, zip.indexOf(name) - 30 + 22);
  zip.writeUInt32LE(100, zip.lastIndexOf(name) - 46 + 24);
  return zip;
}

/** One million rows of two short cells each. */
export const millionRows = (good: Buffer, titles: readonly string[]): Bytes =>
  changed(good, (parts) => {
    const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const rows = Array.from({ length: 1_000_000 }, () => '<row><c><v>1</v></c></row>').join('');
    parts['xl/worksheets/sheet1.xml'] =
      `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row>${titles.map(cell).join('')}</row>${rows}</sheetData></worksheet>`;
  });

const sheetOf = (titles: readonly string[], rows: string): string => {
  const cells = titles.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row>${cells}</row>${rows}</sheetData></worksheet>`;
};
const rowsOf = (cell: string, rows: number, cells: number): string => `<row>${cell.repeat(cells)}</row>`.repeat(rows);

/** A text of ten million characters that many cells share: 20 kB on the way here. */
export const longText = (good: Buffer, titles: readonly string[], rows = 3, length = 10_000_000): Bytes =>
  changed(good, (parts) => {
    const typed = '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/>';
    parts['[Content_Types].xml'] = String(parts['[Content_Types].xml']).replace('</Types>', `${typed}</Types>`);
    const related =
      '<Relationship Id="texts" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>';
    parts['xl/_rels/workbook.xml.rels'] = String(parts['xl/_rels/workbook.xml.rels']).replace('</Relationships>', `${related}</Relationships>`);
    parts['xl/sharedStrings.xml'] =
      `<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="1" uniqueCount="1"><si><t>${'x'.repeat(length)}</t></si></sst>`;
    parts['xl/worksheets/sheet1.xml'] = sheetOf(titles, rowsOf('<c t="s"><v>0</v></c>', rows, 20));
  });

/** A number format of ten million characters, used by many cells. */
export const longFormat = (good: Buffer, titles: readonly string[]): Bytes =>
  changed(good, (parts) => {
    parts['xl/styles.xml'] =
      `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="${'0'.repeat(10_000_000)}"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;
    parts['xl/worksheets/sheet1.xml'] = sheetOf(titles, rowsOf('<c s="1"><v>5</v></c>', 3, 20));
  });

/** A comment of ten million characters. */
export function longComment(rows: unknown[][]): Buffer {
  const workbook = workbookOf(rows);
  const cell = workbook.Sheets['Sheet1']!['A2'] as CellObject;
  cell.c = [{ a: 'somebody', t: 'x'.repeat(10_000_000) }];
  return bytesOf(workbook);
}

/** A name that stands for ten million characters. */
export function longName(rows: unknown[][]): Buffer {
  const workbook = workbookOf(rows);
  workbook.Workbook = { Names: [{ Name: 'Long', Ref: `"${'x'.repeat(10_000_000)}"` }] };
  return bytesOf(workbook);
}

/** A formula of a hundred thousand characters that sixty cells share. */
export const longSharedFormula = (good: Buffer, titles: readonly string[]): Bytes =>
  changed(good, (parts) => {
    const first = `<c r="A2"><f t="shared" si="0" ref="A2:A61">${'A1+'.repeat(33_333)}A1</f><v>1</v></c>`;
    const rows = Array.from({ length: 60 }, (_, n) => `<row r="${n + 2}">${n === 0 ? first : `<c r="A${n + 2}"><f t="shared" si="0"/><v>1</v></c>`}</row>`);
    parts['xl/worksheets/sheet1.xml'] = sheetOf(titles, rows.join(''));
  });

/** Entities that would become a gigabyte. */
export const billionLaughs = (good: Buffer): Bytes =>
  changed(good, (parts) => {
    const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    parts['xl/workbook.xml'] = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${levels}]><x>&l9;</x>`;
  });

/** An entity that would read a file of the server. */
export const foreignEntity = (good: Buffer): Bytes =>
  changed(good, (parts) => {
    parts['xl/worksheets/sheet1.xml'] = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><worksheet>&f;</worksheet>';
  });

export const withMacro = (good: Buffer): Bytes => changed(good, (parts) => (parts['xl/vbaProject.bin'] = Buffer.from('macro')));

/** An .xlsx with a password as Excel writes it: a compound file with an encrypted package in it. */
export function withPassword(): Buffer {
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(64) as never);
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(4096) as never);
  return CFB.write(file, { type: 'buffer' } as never) as Buffer;
}

/** A sheet with a formula in a cell. */
export function withFormula(rows: unknown[][], row: number, column: number, formula: string): WorkBook {
  const workbook = workbookOf(rows);
  const sheet: WorkSheet = workbook.Sheets['Sheet1']!;
  sheet[utils.encode_cell({ r: row, c: column })] = { t: 'n', v: 1, f: formula } satisfies CellObject;
  return workbook;
}

export function withMerge(rows: unknown[][], range: string): WorkBook {
  const workbook = workbookOf(rows);
  workbook.Sheets['Sheet1']!['!merges'] = [utils.decode_range(range)];
  return workbook;
}

/** The smallest PNG. */
export const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=', 'base64');
