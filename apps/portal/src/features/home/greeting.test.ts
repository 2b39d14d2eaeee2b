import { expect, test } from 'vitest';
import { greetingOf, hourIn } from './greeting.ts';

test.each([
  [0, 'morning'],
  [8, 'morning'],
  [9, 'forenoon'],
  [11, 'forenoon'],
  [12, 'noon'],
  [13, 'noon'],
  [14, 'afternoon'],
  [19, 'afternoon'],
  [20, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, greeting) => {
  expect(greetingOf(hour)).toBe(greeting);
});

test.each([
  ['America/Santiago', 21],
  ['Asia/Shanghai', 8],
  ['UTC', 0],
  ['Europe/Moscow', 3],
])('the hour is that of %s', (zone, hour) => {
  expect(hourIn(zone, new Date('2026-01-15T00:30:00Z'))).toBe(hour);
});
