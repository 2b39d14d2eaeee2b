import { expect, test } from 'vitest';
import { decimalText, isNumberDraft, parseNumberDraft, toNumberDraft } from './numberText.ts';

test.each([
  ['', undefined],
  ['-', undefined],
  ['12', undefined],
  ['-0.5', undefined],
  ['1,25', undefined],
  ['.5', undefined],
  ['5.', undefined],
  ['1.25', 2],
  ['7', 0],
  ['1.', 2],
  ['１２．５', 2],
  ['9007199254740991', undefined],
])('"%s" may stand while typing (precision %s)', (text, precision) => {
  expect(isNumberDraft(text, precision)).toBe(true);
});

test.each([
  ['1a', undefined],
  ['1-', undefined],
  ['--1', undefined],
  ['1.2.3', undefined],
  ['1,2.3', undefined],
  ['1e5', undefined],
  [' 1', undefined],
  ['+1', undefined],
  ['١', undefined],
  ['1.255', 2],
  ['1.', 0],
  ['9007199254740993', undefined],
  ['99999999999999.99', undefined],
])('"%s" may not (precision %s)', (text, precision) => {
  expect(isNumberDraft(text, precision)).toBe(false);
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
])('"%s" is read as %s', (text, number) => {
  expect(parseNumberDraft(text)).toBe(number);
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
  ['5', 2, '.', ''],
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
