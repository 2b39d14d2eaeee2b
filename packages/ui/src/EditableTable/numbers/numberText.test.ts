import { expect, test } from 'vitest';
import { decimalText, isNumberDraft, readNumberDraft, toNumberDraft } from './numberText.ts';

test.each(['', '-', '12', '-0.5', '1,25', '.5', '5.', '1.255', '１２．５', '9007199254740993', '99999999999999.99'])('"%s" may stand while typing', (text) => {
  expect(isNumberDraft(text)).toBe(true);
});

test.each(['1a', '1-', '--1', '1.2.3', '1,2.3', '1e5', ' 1', '+1', '١'])('"%s" may not', (text) => {
  expect(isNumberDraft(text)).toBe(false);
});

test.each([
  ['', null],
  ['-', null],
  ['.', null],
  ['-,', null],
  ['abc', null],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['-0.25', -0.25],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['１２，５', 12.5],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740993', '9007199254740993'],
  ['-99999999999999,99', '-99999999999999.99'],
])('"%s" is read as %j', (text, number) => {
  expect(readNumberDraft(text)).toBe(number);
});

test.each([
  [2.5, 2, '.', '2.50'],
  [2.5, 2, ',', '2,50'],
  [2, 0, '.', '2'],
  [2.5, undefined, '.', '2.5'],
  [1.234, 2, '.', '1.234'],
  [1e-7, undefined, '.', '0.0000001'],
  [null, 2, '.', ''],
  [Number.NaN, 2, '.', ''],
  ['5', 2, '.', '5.00'],
  ['n/a', 2, '.', ''],
  ['99999999999999.99', 2, ',', '99999999999999,99'],
] as const)('%s with precision %s and mark "%s" is shown as "%s"', (value, precision, mark, text) => {
  expect(toNumberDraft(value, precision, mark)).toBe(text);
});

test.each([
  [1e21, '1000000000000000000000'],
  [-1.5e-9, '-0.0000000015'],
  [1.25e22, '12500000000000000000000'],
  [0.1, '0.1'],
])('%d is written without an exponent', (number, text) => {
  expect(decimalText(number)).toBe(text);
});
