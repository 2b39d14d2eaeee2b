import { expect, test } from 'vitest';
import { checkWorkbook } from './checkWorkbook.ts';

const limits = { maxFiles: 2, maxMb: 1 };
const a = { name: 'a.xlsx', size: 10 };

test.each([
  ['a workbook', { name: 'Б.XLS', size: 10 }, [a], undefined],
  ['a text', { name: 'a.csv', size: 10 }, [], 'type'],
  ['a table where workbooks are meant', { name: 'b.csv', size: 1 }, [], 'type'],
  ['an empty file', { name: 'b.xls', size: 0 }, [], 'empty'],
  ['a large one', { name: 'b.xls', size: 1024 * 1024 + 1 }, [], 'size'],
  ['the same again', a, [a], 'twice'],
  ['one too many', { name: 'c.xls', size: 1 }, [a, { name: 'b.xls', size: 1 }], 'tooMany'],
])('%s', (_name, file, chosen, refusal) => {
  expect(checkWorkbook(file, chosen, limits)).toBe(refusal);
});
