import { expect, test } from 'vitest';
import { columnWindow, isDrawn } from './columnWindow.ts';

const hundred = Array.from({ length: 100 }, () => ({ width: 100 }));

test('columns are all rendered while there is room for them', () => {
  expect(columnWindow(hundred, { scrollLeft: 0, width: 10_000 })).toEqual({ first: 0, last: 99 });
});

test('in a hidden tab nothing is known of the width, so all are rendered', () => {
  expect(columnWindow(hundred, { scrollLeft: 0, width: 0 })).toEqual({ first: 0, last: 99 });
});

test('else those in view and a little more', () => {
  expect(columnWindow(hundred, { scrollLeft: 0, width: 1000 })).toEqual({ first: 0, last: 12 });
  expect(columnWindow(hundred, { scrollLeft: 5000, width: 1000 })).toEqual({ first: 47, last: 62 });
  expect(columnWindow(hundred, { scrollLeft: 9000, width: 1000 })).toEqual({ first: 87, last: 99 });
});

test('frozen columns are rendered wherever the others are', () => {
  const view = columnWindow(hundred, { scrollLeft: 5000, width: 1000 });
  expect(isDrawn(view, 0, 'left')).toBe(true);
  expect(isDrawn(view, 0, undefined)).toBe(false);
  expect(isDrawn(view, 50, undefined)).toBe(true);
});
