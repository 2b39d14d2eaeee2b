/** The same small workbook in the ways in which programs pack an .xlsx, part by part. */
import { zipOf } from './hostileWorkbooks.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const otherTypes = `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${spreadsheet}.sharedStrings+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>`;

export type Parts = Record<string, string | Buffer>;

const styles = ['General', '00000000', 'yyyy\\-mm\\-dd', '0%', '0.00E+00', '"€"#,##0.00', '@'];
/** Number of the style with a format. */
export const styleOf = (format: string): number => {
  if (!styles.includes(format)) styles.push(format);
  return styles.indexOf(format);
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Titles and a row, one cell of each kind; `rows` are more rows as XML. */
export const sheetXml = (rows = '', more = ''): string =>
  `${head}<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>HYD-1</t></is></c><c r="B2"><v>12.5</v></c></row>${rows}</sheetData>${more}</worksheet>`;

/** The parts that every variant changes. */
export function plainParts(change: Partial<Parts> = {}): Parts {
  const parts: Parts = {
    '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${otherTypes}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Faults" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}"><si><t>Code</t></si><si><r><t>液压</t></r><r><rPr><b/></rPr><t>值</t></r><rPh sb="0" eb="1"><t>yeya</t></rPh></si></sst>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts>${styles.map((format, index) => `<numFmt numFmtId="${200 + index}" formatCode="${escaped(format)}"/>`).join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(),
  };
  for (const [name, content] of Object.entries(change))
    if (content === undefined) delete parts[name];
    else parts[name] = content;
  return parts;
}

const all = (parts: Parts, change: (text: string, name: string) => string | Buffer): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, change(String(content), name)]));
const renamed = (parts: Parts, name: (old: string) => string): Parts => Object.fromEntries(Object.entries(parts).map(([old, content]) => [name(old), content]));

/** A zip whose entries have names that no careful program writes: `/` becomes `\`. */
async function backSlashed(parts: Parts): Promise<Buffer> {
  let zip = await zipOf(parts);
  for (const name of Object.keys(parts).filter((each) => each.includes('/'))) {
    const wanted = Buffer.from(name.replaceAll('/', '\\'));
    for (let at = zip.indexOf(name); at >= 0; at = zip.indexOf(name, at + 1)) wanted.copy(zip, at);
  }
  return zip;
}

const utf16 = (text: string, mark: boolean): Buffer => Buffer.from(`${mark ? '\uFEFF' : ''}${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');

/** Each is the same workbook to Excel. */
export const variants: Readonly<Record<string, () => Promise<Buffer>>> = {
  'as Excel writes it': () => zipOf(plainParts()),
  'a main part of another name': () =>
    zipOf(
      renamed(
        all(plainParts(), (text) => text.replaceAll('workbook.xml', 'workbook2.xml')),
        (name) => name.replace('workbook.xml', 'workbook2.xml'),
      ),
    ),
  'another folder': () =>
    zipOf(
      renamed(
        all(plainParts(), (text) => text.replaceAll('xl/', 'book/')),
        (name) => name.replace(/^xl\//, 'book/'),
      ),
    ),
  'back-slashes in the archive': () => backSlashed(plainParts()),
  'names in lower case': () => zipOf(renamed(plainParts(), (name) => name.toLowerCase())),
  'names in upper case': () => zipOf(renamed(plainParts(), (name) => name.toUpperCase())),
  'targets from the root': () => zipOf(all(plainParts(), (text) => text.replaceAll('Target="', 'Target="/xl/').replace('/xl/xl/', '/xl/'))),
  'targets with steps': () => zipOf(all(plainParts(), (text) => text.replace('Target="worksheets/sheet1.xml"', 'Target="..\\xl/./worksheets/sheet%31.xml"'))),
  'parts in UTF-16': () => zipOf(all(plainParts(), (text) => utf16(text, true))),
  'parts in UTF-16 without a mark': () => zipOf(all(plainParts(), (text) => utf16(text, false))),
  'parts in UTF-16, high byte first': () => zipOf(all(plainParts(), (text) => utf16(text, true).swap16())),
  'parts in UTF-8 with a mark': () => zipOf(all(plainParts(), (text) => `\uFEFF${text}`)),
  'a part in GB 18030': () =>
    zipOf({
      ...plainParts(),
      'xl/sharedStrings.xml': Buffer.concat([
        Buffer.from(`<?xml version="1.0" encoding="GB18030"?><sst xmlns="${main}"><si><t>Code</t></si><si><t>`),
        Buffer.from('d2bad1b9d6b5', 'hex'),
        Buffer.from('</t></si></sst>'),
      ]),
    }),
  'strict (ISO/IEC 29500)': () =>
    zipOf(
      all(plainParts(), (text) =>
        text.replaceAll(main, 'http://purl.oclc.org/ooxml/spreadsheetml/main').replaceAll(relations, 'http://purl.oclc.org/ooxml/officeDocument/relationships'),
      ),
    ),
  'prefixes for the namespace': () =>
    zipOf(
      all(plainParts(), (text, name) =>
        /^xl\/(?!_rels)/.test(name) ? text.replace(`xmlns="${main}"`, `xmlns:x="${main}"`).replaceAll(/<(\/?)(?=[a-zA-Z])/g, '<$1x:') : text,
      ),
    ),
  'cells without addresses': () => zipOf(all(plainParts(), (text) => text.replaceAll(/ r="(?:[AB]\d|\d)"/g, ''))),
  'types of the main part only': () => zipOf(all(plainParts(), (text) => text.replace(otherTypes, ''))),
  'no styles': () => zipOf(plainParts({ 'xl/styles.xml': undefined })),
  'texts in CDATA': () => zipOf(all(plainParts(), (text) => text.replace('HYD-1', '<![CDATA[HYD-1]]>'))),
  'single quotes, blanks and comments': () =>
    zipOf(
      all(plainParts(), (text, name) =>
        name.startsWith('xl/') ? text.replaceAll('"', "'").replaceAll('/>', ' />').replace('?>', '?>\n<!-- made elsewhere -->\n') : text,
      ),
    ),
  'a sheet that is a chart before it': () =>
    zipOf({
      ...all(plainParts(), (text) =>
        text
          .replace('<sheets>', '<sheets><sheet name="Chart" sheetId="2" r:id="rId9"/>')
          .replace('</Relationships>', `<Relationship Id="rId9" Type="${relations}/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>`),
      ),
      'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${main}"/>`,
    }),
  'two thousand pictures': () => zipOf({ ...plainParts(), ...Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`xl/media/image${n}.png`, 'x'])) }),
  'a large picture': () => zipOf({ ...plainParts(), 'xl/media/image1.bmp': Buffer.alloc(80 * 1024 * 1024) }),
  'texts with characters that XML cannot hold': () => zipOf(all(plainParts(), (text) => text.replace('HYD-1', 'HYD_x002D_1'))),
};
