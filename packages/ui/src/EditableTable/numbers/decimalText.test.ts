import { expect, test } from 'vitest';
import { decimalCheck, editDecimal, isDecimal, readDecimal } from './decimalText.ts';

const english = { decimal: '.', group: ',' };

test.each([
  ['9007199254740993', '9007199254740993'],
  ['99999999999999.99', '99999999999999.99'],
  ['1,234.50', '1234.50'],
  ['12,34', '12.34'],
  ['-3', '-3'],
  ['１２３', '123'],
  ['1e400', '1e400'],
  ['1e3', '1e3'],
  [' 5- ', '5-'],
  ['-', '-'],
  ['', null],
  ['  ', null],
])('%j is stored as %j', (text, value) => expect(readDecimal(text, english)).toBe(value));

test.each([
  ['38500.5', 2, ',', '38500,50'],
  ['2.675', 2, '.', '2.675'],
  ['9007199254740993', undefined, '.', '9007199254740993'],
  ['7', 0, '.', '7'],
  ['1e3', 2, '.', '1e3'],
  [null, 2, '.', ''],
])('%j with %j decimals and %j is edited as %j', (value, precision, mark, text) => expect(editDecimal(value, precision, mark)).toBe(text));

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
  expect(isDecimal('12.5')).toBe(true);
  expect(isDecimal('.5')).toBe(false);
});
