import { expect, test } from 'vitest';
import { pageCount, pageNumbers } from './pageNumbers.ts';

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [10_000, 30, 334],
])('%i records by %i make %i pages', (total, size, pages) => {
  expect(pageCount(total, size)).toBe(pages);
});

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 12, '1 2 3 4 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [12, 12, '1 … 9 10 11 12'],
  [2, 3, '1 2 3'],
])('on page %i of %i the pager offers %s', (page, last, text) => {
  expect(
    pageNumbers(page, last)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(text);
});
