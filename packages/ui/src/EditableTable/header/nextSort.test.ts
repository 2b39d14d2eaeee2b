import { expect, test } from 'vitest';
import { nextSort } from './nextSort.ts';
import type { SortBy } from '../view/sortRowIds.ts';

const read = (text: string): SortBy[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ column: one.slice(1), order: one[0] === '-' ? 'desc' : 'asc' }));
const write = (sort: readonly SortBy[]) => sort.map(({ column, order }) => `${order === 'desc' ? '-' : '+'}${column}`).join(' ');

test.each([
  ['', 'a', false, '+a'],
  ['+a', 'a', false, '-a'],
  ['-a', 'a', false, ''],
  ['+a -b', 'c', false, '+c'],
  ['+a -b', 'a', false, '-a'],
  ['+a', 'b', true, '+a +b'],
  ['+a +b', 'a', true, '-a +b'],
  ['-a +b', 'a', true, '+b'],
])('%j, then %s (further: %s), is %j', (before, column, further, after) => expect(write(nextSort(read(before), column, further))).toBe(after));
