import { expect, test } from 'vitest';
import { safePattern } from './safePattern.ts';

test.each([
  ['^\\d{4}-[A-Z]{2}$', '1234-AB', true],
  ['/^ab+$/i', 'ABBB', true],
  ['^(?:\\d{3})(-\\d{4})?$', '123-4567', true],
  ['[(+*]+', '(+', true],
  ['^(red|green)$', 'green', true],
  ['^x', 'y', false],
])('%s is taken as it is', (text, value, matches) => {
  const pattern = safePattern(text);
  expect(pattern).toBeInstanceOf(RegExp);
  expect((pattern as RegExp).test(value)).toBe(matches);
});

test.each(['(', '[', '*a', '(?<n>', '/a/g'])('%s is no expression, or not one that is kept', (text) => {
  // "/a/g" has a flag that is not allowed, so it is read as it stands.
  expect(safePattern(text)).toSatisfy((answer: unknown) => answer === 'invalid' || (answer as RegExp).source === String.raw`\/a\/g`);
});

test.each(['(a+)+$', '(a*)*', '(a|a)+$', '((ab)*c)*', '(.*,){1,20}x', '(\\w+\\s?)*$', '(a)\\1', 'a'.repeat(201), '(?:x+x+)+y'])(
  '%s is refused as risky',
  (text) => expect(safePattern(text)).toBe('risky'),
);
