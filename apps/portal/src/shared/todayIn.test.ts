import { expect, test } from 'vitest';
import { todayIn } from './todayIn.ts';

test.each([
  ['Asia/Shanghai', '2026-11-22T16:30:00Z', '2026-11-23'],
  ['America/Santiago', '2026-11-23T01:30:00Z', '2026-11-22'],
  ['UTC', '2026-11-22T23:59:59Z', '2026-11-22'],
])('in %s at %s it is %s', (timeZone, now, day) => {
  expect(todayIn(timeZone, new Date(now))).toBe(day);
});
