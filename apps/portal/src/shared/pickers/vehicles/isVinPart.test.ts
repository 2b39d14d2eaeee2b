import { expect, test } from 'vitest';
import { isVinPart } from './isVinPart.ts';

test.each([
  ['001691', true],
  ['l9tt20045tb001691', true],
  ['L9TT2004', false],
  // I, O and Q do not occur in a VIN.
  ['OOO691', false],
  ['WC2611D001-0007', false],
])('%s is a VIN or its end: %s', (text, expected) => {
  expect(isVinPart(text)).toBe(expected);
});
