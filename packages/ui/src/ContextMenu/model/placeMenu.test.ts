import { expect, test } from 'vitest';
import { placeMenu } from './placeMenu.ts';

const menu = { width: 100, height: 200 };
const room = { width: 800, height: 600 };

test.each([
  ['in the middle it starts at the point', { x: 300, y: 300 }, { x: 300, y: 300 }],
  ['at the right it ends at the point', { x: 780, y: 300 }, { x: 680, y: 300 }],
  ['at the bottom it ends at the point', { x: 300, y: 590 }, { x: 300, y: 390 }],
  ['in the corner it does both', { x: 790, y: 590 }, { x: 690, y: 390 }],
  ['at the start it keeps its distance from the edge', { x: 0, y: 0 }, { x: 8, y: 8 }],
  ['a point outside the window counts as its edge', { x: 900, y: -50 }, { x: 692, y: 8 }],
])('%s', (_, point, place) => {
  expect(placeMenu(point, menu, room)).toEqual(place);
});

test('a menu with room on neither side of the point is moved into the window', () => {
  expect(placeMenu({ x: 60, y: 100 }, menu, { width: 120, height: 250 })).toEqual({ x: 12, y: 42 });
});

test('a menu larger than the window begins at its edge', () => {
  expect(placeMenu({ x: 60, y: 100 }, menu, { width: 90, height: 150 })).toEqual({ x: 8, y: 8 });
});
