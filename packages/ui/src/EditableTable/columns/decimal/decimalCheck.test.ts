import { expect, test } from 'vitest';
import { decimalCheck } from './decimalCheck.ts';

test.each([
  ['2.67', undefined],
  ['2.670', undefined],
  ['2.675', { code: 'decimals', limit: 2 }],
  ['1e3', { code: 'number' }],
  ['-0.01', { code: 'min', limit: 0 }],
  ['9007199254740992', undefined],
  ['9007199254740992.01', { code: 'max', limit: 9_007_199_254_740_992 }],
  [null, undefined],
  ['', undefined],
])('what is wrong with %j: %j', (value, failure) => {
  expect(decimalCheck({ precision: 2, min: 0, max: 9_007_199_254_740_992 })(value)).toEqual(failure);
});

test('a whole number has no decimals', () => {
  expect(decimalCheck({ precision: 0 })('2.5')).toEqual({ code: 'whole' });
  expect(decimalCheck({ precision: 0 })('2.0')).toBeUndefined();
});
