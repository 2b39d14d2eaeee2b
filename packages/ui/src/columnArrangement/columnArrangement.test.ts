import { expect, test } from 'vitest';
import { bySide, clampWidth, moveKey, moveKeyTo, orderedKeys, placeKey, type Side, sideOf } from './columnArrangement.ts';

test.each([
  ['the application’s, when the user has none', [], 'a b c'],
  ['the user’s', ['c', 'a', 'b'], 'c a b'],
  ['without columns that are gone', ['c', 'x', 'b', 'a'], 'c b a'],
  ['a new column stands behind the same neighbour', ['c', 'a'], 'c a b'],
  ['a new first column stands first', ['c', 'b'], 'a c b'],
])('the order: %s', (_, order, expected) => expect(orderedKeys(['a', 'b', 'c'], order).join(' ')).toBe(expected));

test('a column is put before or behind another', () => {
  const keys = ['a', 'b', 'c'];
  expect(placeKey(keys, 'a', 'c', 'behind')).toEqual(['b', 'c', 'a']);
  expect(placeKey(keys, 'c', 'a', 'before')).toEqual(['c', 'a', 'b']);
  expect([placeKey(keys, 'b', 'b', 'before'), placeKey(keys, 'x', 'b', 'before'), placeKey(keys, 'b', 'x', 'before')]).toEqual([keys, keys, keys]);
});

test('a column takes the place of another, from either side', () => {
  expect(moveKeyTo(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(moveKeyTo(['a', 'b', 'c'], 'c', 'b')).toEqual(['a', 'c', 'b']);
});

test('moving stops at the ends', () => {
  expect(moveKey(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveKey(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
  expect(moveKey(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(moveKey(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
});

test('columns in view stand at their sides', () => {
  const sides: Record<string, Side> = { a: 'right', c: 'left', e: 'left' };
  expect(bySide(['a', 'b', 'c', 'd', 'e'], (key) => sides[key])).toEqual(['c', 'e', 'b', 'd', 'a']);
});

test('the user’s pin wins over the application’s', () =>
  expect([sideOf(undefined, 'left'), sideOf('right', 'left'), sideOf('none', 'left'), sideOf(undefined, undefined)]).toEqual([
    'left',
    'right',
    undefined,
    undefined,
  ]));

test.each([
  [10, 48],
  [99.6, 100],
  [5000, 1200],
])('a width of %d becomes %d', (wanted, width) => expect(clampWidth(wanted, { min: 48, max: 1200 })).toBe(width));
