import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
import type { TableExport } from '../props/TableExport.types.ts';

const table = (...cells: [value: unknown, text?: string][]): TableExport => ({
  columns: cells.map((_, index) => ({ key: `c${index}`, title: `C${index}`, type: 'text', align: 'left', width: 100 })),
  rows: [{ rowId: '1', values: cells.map(([value]) => value), texts: cells.map(([value, text]) => text ?? String(value)) }],
});
const secondLine = (csv: string) => csv.split('\r\n').slice(1, -1).join('\r\n');

test('begins with a byte order mark, and each line ends', () => expect(toCsv(table(['a'], ['b']), '.')).toBe('\uFEFFC0,C1\r\na,b\r\n'));

test.each([
  ['plain', 'plain'],
  ['one, two', '"one, two"'],
  ['6" pipe', '"6"" pipe"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['+49 30', "'+49 30"],
  ['-5', "'-5"],
  ['\t=1', "'\t=1"],
  ['  =1', "'  =1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=b', 'a=b'],
  ['', ''],
])('the text %j is written %j', (text, written) => expect(secondLine(toCsv(table([text]), '.'))).toBe(written));

test('numbers keep their minus', () => expect(secondLine(toCsv(table([-5, '-5']), '.'))).toBe('-5'));

test('where the decimal mark is a comma fields are divided by semicolons', () =>
  expect(secondLine(toCsv(table([1.5, '1,5'], ['a;b']), ','))).toBe('1,5;"a;b"'));

test('a heading is no formula either', () => {
  const one = table(['a']);
  expect(toCsv({ ...one, columns: [{ ...one.columns[0]!, title: '=x' }] }, '.')).toContain("'=x");
});
