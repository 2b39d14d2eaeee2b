import { expect, test } from 'vitest';
import { edgeScroll } from './edgeScroll.ts';

test.each([
  ['in the middle nothing scrolls', 200, 0],
  ['nor at the border of an edge', 140, 0],
  ['just within the first edge it creeps', 139, -1],
  ['at the edge itself it runs', 100, -16],
  ['and no faster beyond it', 20, -16],
  ['just within the last edge', 461, 1],
  ['at the last edge', 500, 16],
  ['beyond the last edge', 900, 16],
])('%s', (_, at, by) => expect(edgeScroll(at, 100, 500)).toBe(by));

test('in a narrow view half of it stays still', () => {
  expect([105, 112, 120, 128, 135].map((at) => Math.sign(edgeScroll(at, 100, 140)))).toEqual([-1, 0, 0, 0, 1]);
});
