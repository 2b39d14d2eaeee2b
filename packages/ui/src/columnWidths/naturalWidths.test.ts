import { expect, test } from 'vitest';
import { twoLineWidth } from './headingWidth.ts';
import { naturalWidths, type WrittenColumn } from './naturalWidths.ts';
import type { TextWidth } from './textWidth.ts';

const tenPx: TextWidth = (text) => text.length * 10;
const column = (kind: WrittenColumn['kind'], texts: string[], title: string | undefined = 'No.'): WrittenColumn => ({ kind, title, texts });

test.each<[WrittenColumn['kind'], number]>([
  ['text', 126],
  ['code', 126],
  ['tag', 142],
  ['dot', 139],
  ['copied', 156],
])('a %s has room for what stands beside its words', (kind, width) => {
  expect(naturalWidths([column(kind, ['ten  signs'])], tenPx, false)[0]!.values).toEqual([width]);
});

test('values come with the widest first, and nothing has no width', () => {
  expect(naturalWidths([column('text', ['', 'ab', 'abcd', 'a'])], tenPx, false)[0]!.values).toEqual([66, 46, 36]);
});

test('the first cell of a row stands further in', () => {
  const [first, second] = naturalWidths([column('text', ['ab']), column('text', ['ab'])], tenPx, true);
  expect(first!.values[0]! - second!.values[0]!).toBe(4);
});

test.each([
  ['Status', 60],
  ['Warranty end', 80],
  ['End of the warranty', 100],
  ['After-sales manager', 110],
  ['最后一次更新时间', 40],
  ['', 0],
])('%s stands on two lines', (title, width) => {
  expect(twoLineWidth(title, tenPx)).toBe(width);
});
