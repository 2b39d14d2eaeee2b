import { expect, test } from 'vitest';
import { createRowOffsets } from './rowOffsets.ts';

test('without panels it is plain arithmetic', () => {
  const offsets = createRowOffsets(40, []);
  expect([offsets.topOf(3), offsets.indexAt(119), offsets.indexAt(120), offsets.heightOf(10)]).toEqual([120, 2, 3, 400]);
});

test('panels push down what follows, and belong to their row', () => {
  const offsets = createRowOffsets(40, [
    { index: 1, height: 100 },
    { index: 4, height: 20 },
  ]);
  expect([0, 1, 2, 4, 5].map(offsets.topOf)).toEqual([0, 40, 180, 260, 320]);
  expect(offsets.heightOf(6)).toBe(360);
  expect([39, 40, 79, 80, 179, 180, 259, 300, 319, 320].map(offsets.indexAt)).toEqual([0, 1, 1, 1, 1, 2, 3, 4, 4, 5]);
});

test('every row is found at its top and in its panel, wherever the panels are', () => {
  for (let pattern = 0; pattern < 64; pattern += 1) {
    const panels = [0, 1, 2, 3, 4, 5].filter((index) => pattern & (1 << index)).map((index) => ({ index, height: 7 * (index + 1) }));
    const offsets = createRowOffsets(10, panels);
    for (let index = 0; index < 8; index += 1) {
      expect(offsets.indexAt(offsets.topOf(index))).toBe(index);
      expect(offsets.indexAt(offsets.topOf(index + 1) - 1)).toBe(index);
    }
  }
});
