import { expect, test } from 'vitest';
import { toPercent } from './toPercent.ts';

test.each([
  [75, 75],
  ['12.5%', 12.5],
  [140, 100],
  [-3, 0],
  ['unknown', 0],
  ['', 0],
  [Number.NaN, 0],
  [null, 0],
  [undefined, 0],
])('%j is %d percent', (value, percent) => expect(toPercent(value)).toBe(percent));
