/** CSV as banks and Excel write it, in the encodings of our countries. */
import { describe, expect, test } from 'vitest';
import { importLimits } from './limits.ts';
import { cellText, Unreadable } from './rawSheet.ts';
import { readCsv } from './readCsv.ts';

const utf8 = (text: string): Buffer => Buffer.from(text);
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
/** Bytes of each character of an encoding that Node only reads. */
function bytesIn(encoding: 'gb18030' | 'windows-1251', text: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map<string, number[]>();
  for (let lead = 0x80; lead < 0x100; lead += 1) {
    if (encoding === 'windows-1251') bytes.set(decoder.decode(Buffer.from([lead])), [lead]);
    else for (let trail = 0xa1; trail < 0xff; trail += 1) bytes.set(decoder.decode(Buffer.from([lead, trail])), [lead, trail]);
  }
  return Buffer.from([...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : bytes.get(sign)!)));
}

const read = (file: Buffer): string[][] => readCsv(file)[0]!.rows.map(({ cells }) => cells.map(cellText));
const fault = (file: Buffer): string => {
  try {
    return JSON.stringify(read(file));
  } catch (error) {
    return error instanceof Unreadable ? error.fault : 'thrown';
  }
};

describe('the encoding is told from the text', () => {
  const chinese = '日期;金额;付款人\n2026-11-20;100;农业机械有限公司\n';
  const russian = 'Дата;Сумма;Плательщик\n20.11.2026;100,50;ООО «Агро» оплата по счёту №12\n';
  test.each<[string, Buffer, string]>([
    ['UTF-8', utf8(chinese), '农业机械有限公司'],
    ['UTF-8 with a mark', utf8(`\ufeff${russian}`), 'ООО «Агро» оплата по счёту №12'],
    ['UTF-16', utf16(chinese), '农业机械有限公司'],
    ['GB18030', bytesIn('gb18030', chinese), '农业机械有限公司'],
    ['GB18030 in few words', bytesIn('gb18030', 'payer\n中国\n'), '中国'],
    ['windows-1251', bytesIn('windows-1251', russian), 'ООО «Агро» оплата по счёту №12'],
    ['windows-1251 in few words', bytesIn('windows-1251', 'payer\nООО АГРО\n'), 'ООО АГРО'],
  ])('%s', (_name, file, last) => {
    expect(read(file).at(-1)!.at(-1)).toBe(last);
  });
});

test.each<[string, string, string[][]]>([
  [
    'semicolons beside decimal commas',
    'a;b\n1,50;2,75\n',
    [
      ['a', 'b'],
      ['1,50', '2,75'],
    ],
  ],
  [
    'commas',
    'a,b\n1.50,x\n',
    [
      ['a', 'b'],
      ['1.50', 'x'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1,5\tx\n',
    [
      ['a', 'b'],
      ['1,5', 'x'],
    ],
  ],
  [
    "what Excel's first line says",
    'sep=|\r\na|b;c\r\n1|2\r\n',
    [
      ['a', 'b;c'],
      ['1', '2'],
    ],
  ],
  [
    'a quoted value with a separator, a break and quotation marks',
    'a;b\n"x;y\nz ""w""";2\n',
    [
      ['a', 'b'],
      ['x;y\nz "w"', '2'],
    ],
  ],
  ['rows of different lengths and empty ones', 'Account 1\n\na;b;c\n1;2;3\n;;\n', [['Account 1'], ['a', 'b', 'c'], ['1', '2', '3']]],
])('reads %s', (_name, text, rows) => {
  expect(read(utf8(text))).toEqual(rows);
});

test('rows are numbered as in the file', () => {
  expect(readCsv(utf8('sep=;\na;b\n"x\ny";2\n3;4\n'))[0]!.rows.map(({ number }) => number)).toEqual([2, 4, 5]);
});

test.each<[string, Buffer, string]>([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'notWorkbook'],
  ['nothing but zeros', Buffer.alloc(1000), 'notWorkbook'],
  ['a quotation mark that is not closed', utf8('a;b\n"1;2\n'), 'damaged'],
])('refuses %s', (_name, file, expected) => {
  expect(fault(file)).toBe(expected);
});

test('reads no more rows, columns and characters than allowed', () => {
  const [{ rows, longer }] = readCsv(utf8('a;b\n'.repeat(importLimits.rowsRead + 5))) as [ReturnType<typeof readCsv>[0]];
  expect([rows.length, longer]).toEqual([importLimits.rowsRead, true]);
  expect(read(utf8(`${'x;'.repeat(5000)}\n`))[0]).toHaveLength(importLimits.columns);
  expect(readCsv(utf8(`a;b\n${'x'.repeat(importLimits.cellLength + 1)};1\n`))[0]!.rows[1]!.cells[0]).toMatchObject({ kind: 'tooLong' });
});
