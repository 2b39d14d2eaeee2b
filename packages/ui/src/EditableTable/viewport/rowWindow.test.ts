import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowOffsets } from './rowOffsets.ts';
import { rowWindow, scrollTopToShow } from './rowWindow.ts';

const view = { height: 400, rowHeight: 40, rowCount: 1000 };

test.each([
  [0, 0, 10 + 4],
  [400, 10 - 4, 20 + 4],
  [410, 10 - 4, 20 + 4],
  [999_999, 990 - 4, 999],
])('scrolled by %d px, rows %d to %d are rendered', (scrollTop, first, last) => {
  expect(rowWindow({ ...view, scrollTop })).toEqual({ first, last });
});

test('no rows, no window', () => {
  const { first, last } = rowWindow({ ...view, rowCount: 0, scrollTop: 0 });
  expect(last).toBeLessThan(first);
});

test('fewer rows than fit are all rendered', () => {
  expect(rowWindow({ ...view, rowCount: 3, scrollTop: 0 })).toEqual({ first: 0, last: 2 });
});

test('the window never grows with the number of rows', () => {
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(100_000), (scrollTop, rowCount) => {
      const { first, last } = rowWindow({ ...view, scrollTop, rowCount });
      expect(last - first + 1).toBeLessThanOrEqual(10 + 1 + 2 * 4);
    }),
  );
});

test.each([
  ['a row in view stays where it is', 12, 400, 400],
  ['a row above comes to the top', 5, 400, 200],
  ['a row below comes to the bottom', 30, 400, 840],
  ['the last row can be reached', 999, 0, 39_600],
])('%s', (_, index, scrollTop, expected) => {
  expect(scrollTopToShow(index, { ...view, scrollTop })).toBe(expected);
});

test.each([
  ['a row above comes to lie below what stays above it', 5, 400, 2, 120],
  ['so does one that is covered', 11, 400, 2, 360],
  ['a row in view stays where it is', 12, 400, 2, 400],
  ['the first row has nothing above it', 0, 400, 0, 0],
])('%s', (_, index, scrollTop, stuck, expected) => {
  expect(scrollTopToShow(index, { ...view, scrollTop }, stuck)).toBe(expected);
});

test('panels between the rows count', () => {
  // Row 2 has a panel of 1000 px: it fills the view from 120 px on.
  const offsets = createRowOffsets(40, [{ index: 2, height: 1000 }]);
  expect(rowWindow({ ...view, offsets, scrollTop: 200 }, 0)).toEqual({ first: 2, last: 2 });
  expect(rowWindow({ ...view, offsets, scrollTop: 1000 }, 0)).toEqual({ first: 2, last: 10 });
  expect(scrollTopToShow(2, { ...view, offsets, scrollTop: 1000 })).toBe(80);
  expect(scrollTopToShow(20, { ...view, offsets, scrollTop: 0 })).toBe(1840 - 400);
});
