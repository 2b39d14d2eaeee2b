import { expect, test, vi } from 'vitest';
import { createViewport, type GridView } from '../viewport/viewport.ts';
import { scaledViewport } from './scaledViewport.ts';
import { largestArea } from './scrollScale.ts';

const initial: GridView = { scrollTop: 0, height: 400, rowHeight: 40, rowCount: 10_000_000, scrollLeft: 0, width: 800, tracks: [] };
const middle = (largestArea - 400) / 2;

function setUp() {
  const viewport = scaledViewport(createViewport(initial), initial);
  viewport.update({});
  return viewport;
}

test('rows in the middle are drawn where the scroll bar stands', () => {
  const viewport = setUp();
  viewport.update({ scrollTop: middle });
  const { first, shift } = viewport.visible();
  expect(first).toBe(4_999_991);
  expect(4_999_995 * 40 - shift!).toBeCloseTo(middle, 0);
  expect([viewport.visible(), viewport.areaOf!(400_000_000), viewport.firstInView()]).toEqual([viewport.visible(), largestArea, 4_999_995]);
});

test('a row far away is gone to, and stays when the scroll bar is put right', () => {
  const viewport = setUp();
  const told = vi.fn();
  viewport.subscribe(told);
  viewport.update({ scrollTop: viewport.scrollTopFor(7_000_000) });
  const seen = viewport.visible();
  expect([seen.first <= 7_000_000, seen.last >= 7_000_000, told.mock.calls.length]).toEqual([true, true, 1]);
  viewport.update({ scrollTop: viewport.scrollTopFor(7_000_003) });
  viewport.update({ scrollTop: viewport.scrollTopFor(7_000_015) + 80 });
  const { first } = viewport.visible();
  const top = viewport.settle();
  if (top !== undefined) viewport.update({ scrollTop: top });
  expect(viewport.visible().first).toBe(first);
  expect(viewport.settle()).toBeUndefined();
});

test('those who draw hear of rows that are drawn elsewhere', () => {
  const viewport = setUp();
  viewport.update({ scrollTop: middle });
  viewport.update({ scrollTop: middle + 20 });
  const before = viewport.visible();
  const told = vi.fn();
  viewport.subscribe(told);
  viewport.update({ scrollTop: viewport.settle()! });
  const now = viewport.visible();
  expect([now.first, told.mock.calls.length]).toEqual([before.first, 1]);
  expect(now.shift).not.toBe(before.shift);
});
