import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLongPress, type LongPress, longPressMs } from './longPress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const down = (press: LongPress, answer = true) => {
  const told = vi.fn(() => answer);
  press.down({ x: 60, y: 50 }, told);
  return told;
};

test.each<[string, (press: LongPress) => void, boolean]>([
  ['rests', () => {}, true],
  ['trembles', (press) => press.move({ x: 66, y: 58 }), true],
  ['moves, which scrolls', (press) => press.move({ x: 60, y: 90 }), false],
  ['is lifted', (press) => press.end(), false],
])('a finger that %s: told %#', (_what, does, expected) => {
  const press = createLongPress();
  const told = down(press);
  vi.advanceTimersByTime(longPressMs - 1);
  does(press);
  expect(told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(longPressMs);
  expect(told).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test('lifting the finger afterwards is no click, the next one is', () => {
  const press = createLongPress();
  down(press);
  vi.advanceTimersByTime(longPressMs);
  press.end();
  expect([press.isLifting(), press.isLifting()]).toEqual([true, false]);
});

test('where nothing opened, lifting is a click', () => {
  const press = createLongPress();
  down(press, false);
  vi.advanceTimersByTime(longPressMs);
  expect(press.isLifting()).toBe(false);
});

test('a second finger begins anew', () => {
  const press = createLongPress();
  const first = down(press);
  vi.advanceTimersByTime(longPressMs - 1);
  const second = down(press);
  vi.advanceTimersByTime(longPressMs);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});
