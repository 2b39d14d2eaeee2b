import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

test('a second call within the interval is refused, and does not prolong it', () => {
  let now = 0;
  const allowed = createRateLimit(1500, () => now);
  expect(allowed()).toBe(true);
  now = 1499;
  expect(allowed()).toBe(false);
  now = 1500;
  expect(allowed()).toBe(true);
});
