import { expect, test, vi } from 'vitest';
import { createViewport } from './viewport.ts';

const create = () => createViewport({ scrollTop: 0, height: 400, rowHeight: 40, rowCount: 1000 });

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
  expect(viewport.visible()).toEqual({ first: 196, last: 213, pinned: 'row-1' });
  viewport.pin(undefined);
  expect(viewport.visible().pinned).toBeUndefined();
});
