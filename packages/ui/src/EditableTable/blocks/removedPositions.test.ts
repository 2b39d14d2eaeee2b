import { expect, test } from 'vitest';
import { createRemovedPositions, type RemovedPositions } from './removedPositions.ts';

const of = (...positions: number[]): RemovedPositions =>
  positions.reduce<RemovedPositions>((removed, position) => removed.with(position), createRemovedPositions());

test.each<[removed: number[], positions: number[]]>([
  [[], [0, 1, 2, 3]],
  [[0], [1, 2, 3, 4]],
  [
    [2, 1],
    [0, 3, 4, 5],
  ],
  [
    [0, 1, 4],
    [2, 3, 5, 6],
  ],
  [[9], [0, 1, 2, 3]],
])('without %j the lines are positions %j', (removed, positions) => {
  const set = of(...removed);
  expect(positions.map((_, line) => set.positionOf(line))).toEqual(positions);
  expect(positions.map(set.lineOf)).toEqual([0, 1, 2, 3]);
});

test('one that is back, or beyond the end, is none', () => {
  expect(of(1, 3, 3).count).toBe(2);
  expect(of(1, 3).without(1).positionOf(1)).toBe(1);
  expect(of(1, 3).within(3).has(3)).toBe(false);
});
