import { expect, test } from 'vitest';
import { createScrollScale, largestArea } from './scrollScale.ts';

const rows = 10_000_000 * 40;
const height = 400;
const last = largestArea - height;

function setUp() {
  const scale = createScrollScale();
  scale.follow(0, rows, height);
  return { ...scale, to: (place: number) => scale.follow(place, rows, height) };
}

test('where a browser has room for all rows, nothing is scaled', () => {
  const scale = createScrollScale();
  expect([scale.areaOf(40_000), scale.follow(1200, 40_000, 400), scale.scrollTopFor(30_000), scale.settle()]).toEqual([40_000, 1200, 30_000, undefined]);
});

test.each<[place: number, offset: number]>([
  [0, 0],
  [50_000, 50_000],
  [last / 2, (rows - height) / 2],
  [last - 400, rows - 800],
  [last, rows - height],
])('a leap of the scroll bar to %d shows the rows at %d', (place, offset) => {
  expect(setUp().to(place)).toBeCloseTo(offset, 3);
});

test('a small step moves the rows as far as it goes, and the scroll bar is put right afterwards', () => {
  const { to, settle } = setUp();
  const start = to(last / 2);
  const here = to(last / 2 + 300);
  expect(here - start).toBeCloseTo(300, 3);
  const place = settle()!;
  expect(Math.abs(place - (last / 2 + 300))).toBeGreaterThan(200);
  expect(to(place)).toBeCloseTo(here, 3);
  expect(settle()).toBeUndefined();
});

test.each([0, 40, 39_999_960, 200_000_000, rows - 440, rows - height])('the rows at %d can be gone to exactly', (offset) => {
  const { to, scrollTopFor } = setUp();
  // Browsers keep a place to a fraction of a px.
  const place = Math.round(scrollTopFor(offset) * 8) / 8;
  // Something else changes before the browser has scrolled.
  to(0);
  expect(place).toBeLessThanOrEqual(last);
  expect(to(place)).toBeCloseTo(offset, 0);
});

test('rows that come meanwhile do not move those in view', () => {
  const { follow, to } = setUp();
  const here = to(last / 2);
  expect(follow(last / 2, rows + 4000, height)).toBe(here);
});
