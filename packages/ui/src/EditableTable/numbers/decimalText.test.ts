import { expect, test } from 'vitest';
import { editDecimal, isDecimal, readDecimal } from './decimalText.ts';

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

test('a number is stored with a digit before its point', () => {
  expect(isDecimal('12.5')).toBe(true);
  expect(isDecimal('.5')).toBe(false);
});
