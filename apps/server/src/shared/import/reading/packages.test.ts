/** Workbooks that Excel opens, in all the ways in which they are packed, and what their cells mean. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zipOf } from '../../../test/workbooks/hostileWorkbooks.ts';
import { type Parts, plainParts, sheetXml, styleOf, variants } from '../../../test/workbooks/packageVariants.ts';
import { parseWorkbook } from './parseWorkbook.ts';
import { cellText, type RawCell } from './rawSheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harrow-packages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: Buffer) {
  const path = join(folder, 'book.xlsx');
  await writeFile(path, content);
  return parseWorkbook(path);
}

test.each(Object.entries(variants))('%s', async (_name, make) => {
  const parsed = await read(await make());
  expect(parsed, JSON.stringify(parsed).slice(0, 300)).toMatchObject({ ok: true });
  if (!parsed.ok) return;
  expect(parsed.sheets.map(({ name, rows, longer }) => ({ name, longer, rows: rows.map(({ number, cells }) => [number, ...cells.map(cellText)]) }))).toEqual([
    {
      name: 'Faults',
      longer: false,
      rows: [
        [1, 'Code', '液压值'],
        [2, 'HYD-1', '12.5'],
      ],
    },
  ]);
});

const withSheet = (rows: string, more = '', change: Partial<Parts> = {}) => zipOf(plainParts({ 'xl/worksheets/sheet1.xml': sheetXml(rows, more), ...change }));

/** The cell of a third row. */
async function cellOf(xml: string, change: Partial<Parts> = {}): Promise<RawCell | undefined> {
  const parsed = await read(await withSheet(`<row r="3">${xml}</row>`, '', change));
  return parsed.ok ? parsed.sheets[0]!.rows[2]?.cells[0] : { kind: 'error', value: parsed.fault };
}

describe('days', () => {
  const dated = (value: string) => `<c r="A3" s="${styleOf('yyyy\\-mm\\-dd')}"><v>${value}</v></c>`;

  test.each([
    ['46091', '2026-03-10'],
    ['46091.75', '2026-03-10 18:00:00'],
    // Excel shows only #### for them; the rest of the workbook is as good as ever.
    ['20261201', '20261201'],
    ['-3', '-3'],
    ['1E+300', '1e+300'],
  ])('%s is %s', async (serial, value) => {
    expect(await cellOf(dated(serial))).toMatchObject({ kind: 'date', value });
  });

  test('count from 1904 where the workbook says so', async () => {
    const workbook = String(plainParts()['xl/workbook.xml']).replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
    expect(await cellOf(dated('44629'), { 'xl/workbook.xml': workbook })).toMatchObject({ kind: 'date', value: '2026-03-10', serial: 46_091 });
  });

  test('may stand there as text', async () => {
    expect(await cellOf('<c r="A3" t="d"><v>2026-03-10T00:00:00</v></c>')).toMatchObject({ kind: 'date', value: '2026-03-10' });
  });

  test('that Chinese Excel has by number only are days', async () => {
    const styles = String(plainParts()['xl/styles.xml']).replace('<cellXfs>', '<cellXfs><xf numFmtId="31"/>');
    expect(await cellOf('<c r="A3" s="0"><v>46091</v></c>', { 'xl/styles.xml': styles })).toMatchObject({ kind: 'date', value: '2026-03-10' });
  });
});

describe('rows', () => {
  test('that have only borders are none, wherever they lie', async () => {
    const bordered = Array.from({ length: 20_000 }, (_, n) => `<row r="${n + 3}"><c r="A${n + 3}" s="1"/><c r="B${n + 3}" s="1"/></row>`).join('');
    const parsed = await read(await withSheet(`${bordered}<row r="900000"><c r="A900000"><v>7</v></c></row>`));
    expect(parsed.ok && parsed.sheets.map(({ rows, longer }) => ({ longer, rows: rows.map(({ number }) => number) }))).toEqual([
      { longer: false, rows: [1, 2, 900_000] },
    ]);
  });

  test('in another order are read in theirs', async () => {
    const parsed = await read(await withSheet('<row r="9"><c r="A9"><v>9</v></c></row><row r="5"><c r="A5"><v>5</v></c></row>'));
    expect(parsed.ok && parsed.sheets[0]!.rows.map(({ number }) => number)).toEqual([1, 2, 5, 9]);
  });

  test('that are more than may be read are told', async () => {
    const parsed = await read(await withSheet(Array.from({ length: 6_000 }, (_, n) => `<row r="${n + 3}"><c r="A${n + 3}"><v>${n}</v></c></row>`).join('')));
    expect(parsed.ok && parsed.sheets[0]!.longer).toBe(true);
  });
});

test('values that a formula works out are formulas, the whole range of it', async () => {
  const cells = [
    '<c r="A3"><f t="array" ref="A3:A4">TODAY()</f><v>1</v></c>',
    '<c r="A4"><v>2</v></c>',
    '<c r="A5"><f/><v>3</v></c>',
    '<c r="A6" t="str"><v>text</v></c>',
  ];
  const parsed = await read(await withSheet(cells.map((cell, index) => `<row r="${index + 3}">${cell}</row>`).join('')));
  expect(parsed.ok && parsed.sheets[0]!.rows.slice(2).map(({ cells: [cell] }) => cell?.kind)).toEqual(['formula', 'formula', 'formula', 'text']);
});

test('merged cells, errors and yes or no are told', async () => {
  const parsed = await read(
    await withSheet(
      '<row r="3"><c r="A3" t="e"><v>#REF!</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" t="s"><v>99</v></c></row>',
      '<mergeCells><mergeCell ref="A3:A4"/></mergeCells>',
    ),
  );
  expect(parsed.ok && parsed.sheets[0]).toMatchObject({
    merged: ['A3:A4'],
    rows: [{}, {}, { cells: [{ kind: 'error', value: '#REF!' }, { kind: 'yesNo', value: true }, { kind: 'error' }] }],
  });
});

describe('is refused', () => {
  const main = 'xl/workbook.xml';
  test.each<[string, () => Promise<Buffer>, string]>([
    [
      'a document of Word',
      () => zipOf(plainParts({ [main]: '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>' })),
      'notWorkbook',
    ],
    ['a package without types', () => zipOf(plainParts({ '[Content_Types].xml': undefined })), 'notWorkbook'],
    ['a sheet that is not there', () => zipOf(plainParts({ 'xl/worksheets/sheet1.xml': undefined })), 'damaged'],
    ['XML that ends too early', () => withSheet('<row r="3"><c r="A3">'), 'damaged'],
    [
      'bytes that are no UTF-8',
      () => zipOf(plainParts({ 'xl/sharedStrings.xml': Buffer.concat([Buffer.from(String(plainParts()['xl/sharedStrings.xml'])), Buffer.from([0xff])]) })),
      'damaged',
    ],
    ['a character set that nobody knows', () => zipOf(plainParts({ [main]: String(plainParts()[main]).replace('UTF-8', 'x-unknown') })), 'damaged'],
    ['the same part twice', () => zipOf({ ...plainParts(), 'XL/workbook.xml': 'other' }), 'damaged'],
    ['macros', () => zipOf({ ...plainParts(), 'xl/VBAPROJECT.BIN': 'macro' }), 'macro'],
    ['definitions', () => zipOf(plainParts({ 'xl/styles.xml': '<!DOCTYPE x [<!ENTITY a "b">]><styleSheet/>' })), 'definitions'],
    [
      'definitions in UTF-16',
      () => zipOf(plainParts({ 'xl/styles.xml': Buffer.from('\uFEFF<!DOCTYPE x [<!ENTITY a "b">]><styleSheet/>', 'utf16le') })),
      'definitions',
    ],
  ])('%s', async (_name, make, fault) => {
    expect(await read(await make())).toEqual({ ok: false, fault });
  });
});
