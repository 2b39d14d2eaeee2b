/** Workbooks of Excel 5 and 95: their texts are bytes of a code page. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CFB, write } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesIn, type CodePage, oldWorkbook } from '../../../test/workbooks/oldWorkbooks.ts';
import { parseWorkbook } from './parseWorkbook.ts';
import { cellText } from './rawSheet.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harrow-old-xls-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: Buffer) {
  const path = join(folder, 'old.xls');
  await writeFile(path, content);
  return parseWorkbook(path);
}

test.each<[CodePage, string, string]>([
  [936, '液压油滤芯', '故障代码€'],
  [950, '液壓油濾芯', '故障代碼'],
  [932, '油圧ホース', 'ｶﾀｶﾅ'],
  [949, '유압 펌프', '고장'],
  [1250, 'Hydraulické čerpadlo', 'Łożysko'],
  [1251, 'Шум гидронасоса', 'Код неисправности №'],
  [1252, 'Größe – Übergröße', 'Système €'],
  [1253, 'Υδραυλική αντλία', 'Κωδικός'],
])('texts of code page %i are read as they were written', async (codePage, text, title) => {
  const parsed = await read(
    oldWorkbook(codePage, [
      [title, 'ABC'],
      [text, 12.5],
    ]),
  );
  expect(parsed.ok && parsed.sheets[0]!.rows.map(({ cells }) => cells.map(cellText))).toEqual([
    [title, 'ABC'],
    [text, '12.5'],
  ]);
});

test('the bytes of the fixtures are those of the code pages', () => {
  expect(bytesIn(936, '液压').toString('hex')).toBe('d2bad1b9');
  expect(bytesIn(1251, 'Шум').toString('hex')).toBe('d8f3ec');
});

test.each<[string, () => Buffer]>([
  ['does not say its code page', () => oldWorkbook(936, [['液压'], ['滤芯']], 'nothing')],
  ['names a code page that nobody knows', () => oldWorkbook(936, [['液压'], ['滤芯']], 54_321)],
  ['names one in which its bytes stand for nothing', () => oldWorkbook(1251, [['Шум'], ['Износ']], 932)],
])('a workbook that %s is refused', async (_name, make) => {
  expect(await read(make())).toEqual({ ok: false, fault: 'characterSet' });
});

test('plain letters mean the same in all of them', async () => {
  const parsed = await read(oldWorkbook(1252, [['Code'], ['HYD-1']], 'nothing'));
  expect(parsed.ok && parsed.sheets[0]!.rows.map(({ cells }) => cells.map(cellText))).toEqual([['Code'], ['HYD-1']]);
});

test('a day in a format that Chinese Excel has by number only is a day', async () => {
  const book = write(
    { SheetNames: ['Sheet1'], Sheets: { Sheet1: { A1: { t: 'n', v: 46_091, z: '0.0000' }, '!ref': 'A1' } } },
    { type: 'buffer', bookType: 'biff8' },
  );
  const container = CFB.read(book as Buffer, { type: 'buffer' });
  const entry = CFB.find(container, '/Workbook')!;
  const stream = Buffer.from(entry.content);
  stream.writeUInt16LE(31, stream.lastIndexOf(Buffer.from([0xe0, 0, 0x14, 0])) + 6);
  entry.content = stream;
  expect(await read(CFB.write(container, { type: 'buffer' }) as Buffer)).toMatchObject({
    ok: true,
    sheets: [{ rows: [{ cells: [{ kind: 'date', value: '2026-03-10' }] }] }],
  });
});

test('a password of Excel 95 is told as such', async () => {
  const container = CFB.read(oldWorkbook(1252, [['Code'], ['HYD-1']]), { type: 'buffer' });
  const entry = CFB.find(container, '/Book')!;
  const stream = Buffer.from(entry.content);
  // A record of the same length, which says that what follows is encrypted.
  stream.writeUInt16LE(0x2f, stream.indexOf(Buffer.from([0x42, 0, 2, 0])));
  entry.content = stream;
  expect(await read(CFB.write(container, { type: 'buffer' }) as Buffer)).toEqual({ ok: false, fault: 'password' });
});
