import { expect, test } from 'vitest';
import { errorAfter } from './errorTour.ts';

const place = (text: string) => ({ rowId: text[0]!, column: text[1]! });
const errors = ['1b', '2a', '2c'].map(place);
const order = (a: { rowId: string; column: string }, b: { rowId: string; column: string }) => `${a.rowId}${a.column}`.localeCompare(`${b.rowId}${b.column}`);

test.each([
  [undefined, 1, '1b'],
  [undefined, -1, '2c'],
  ['1a', 1, '1b'],
  ['1b', 1, '2a'],
  ['2b', 1, '2c'],
  ['2c', 1, '1b'],
  ['2a', -1, '1b'],
  ['1b', -1, '2c'],
  ['9z', 1, '1b'],
] as const)('from %s by %d to %s', (at, by, expected) => expect(errorAfter(errors, at && place(at), by, order)).toEqual(place(expected)));

test('without errors there is nowhere to go', () => expect(errorAfter([], place('1a'), 1, order)).toBeUndefined());
