import { expect, test, vi } from 'vitest';
import { createViewport } from './viewport.ts';

const create = () => createViewport({ scrollTop: 0, height: 400, rowHeight: 40, rowCount: 1000, scrollLeft: 0, width: 0, tracks: [] });

test('scrolling within a row announces nothing', () => {
  const viewport = create();
  const heard = vi.fn();
  viewport.subscribe(heard);
  viewport.update({ scrollTop: 401 });
  viewport.update({ scrollTop: 439 });
  expect(heard).toHaveBeenCalledTimes(1);
  viewport.update({ scrollTop: 441 });
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a pinned row stays pinned while the rest scrolls away', () => {
  const viewport = create();
  viewport.pin('row-1');
  viewport.update({ scrollTop: 8000 });
  expect(viewport.visible()).toEqual({ first: 196, last: 214, pinned: 'row-1' });
  viewport.pin(undefined);
  expect(viewport.visible().pinned).toBeUndefined();
});

test('columns that come into view are announced, single pixels are not', () => {
  const viewport = create();
  viewport.update({ tracks: Array.from({ length: 50 }, () => ({ width: 100 })), width: 500 });
  const heard = vi.fn();
  viewport.subscribe(heard);
  viewport.update({ scrollLeft: 10 });
  expect(heard).not.toHaveBeenCalled();
  viewport.update({ scrollLeft: 2000 });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(viewport.columns()).toEqual({ first: 17, last: 27 });
});

test.each([
  [0, 0, 0],
  [19, 0, 0],
  [21, 0, 1],
  [400, 0, 10],
  // Two lines stay above it.
  [400, 2, 12],
])('scrolled by %d px, with %d lines that stay: line %d is the first in view', (scrollTop, depth, expected) => {
  const viewport = create();
  viewport.update({ scrollTop, depthAt: () => depth });
  expect(viewport.firstInView()).toBe(expected);
});
