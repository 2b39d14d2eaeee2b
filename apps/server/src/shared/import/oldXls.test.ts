/** Workbooks of Excel 5 and 95: their texts are bytes of a code page. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesIn, type CodePage, oldWorkbook } from '../../test/oldWorkbooks.ts';
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
