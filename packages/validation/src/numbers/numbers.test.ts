import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Check } from '../check.ts';
import { checkDecimal } from './checkDecimal.ts';
import { checkMileage } from './checkMileage.ts';
import { checkNaturalNumber } from './checkNaturalNumber.ts';
import { isExactNumber } from './isExactNumber.ts';
import { checkPositiveInteger } from './checkPositiveInteger.ts';

const table: [what: string, answer: Check<string>, reason?: string][] = [
  ['mileage 0', checkMileage(0)],
  ['mileage 400', checkMileage(400)],
  ['mileage 180.25', checkMileage('180.25')],
  ['mileage 400.01', checkMileage(400.01), 'tooLarge'],
  ['mileage 400.5', checkMileage('400.5'), 'tooLarge'],
  ['mileage -0.01', checkMileage(-0.01), 'tooSmall'],
  ['mileage 1.005', checkMileage(1.005), 'tooManyDecimals'],
  ['mileage 1e-7', checkMileage(1e-7), 'tooManyDecimals'],
  ['mileage of a text', checkMileage('far'), 'notANumber'],
  ['mileage of nothing', checkMileage(''), 'notANumber'],
  ['mileage without end', checkMileage(Infinity), 'notANumber'],
  ['mileage under another parameter', checkMileage(500, 600)],
  ['a decimal without places', checkDecimal('1.5', { decimals: 0 }), 'tooManyDecimals'],
  ['trailing zeros, which are no decimals', checkDecimal('1.500')],
  ['a negative decimal where allowed', checkDecimal(-5, { min: -5 })],
  ['natural number 0', checkNaturalNumber(0)],
  ['natural number 12', checkNaturalNumber('12')],
  ['natural number 012', checkNaturalNumber('012'), 'format'],
  ['natural number -1', checkNaturalNumber(-1), 'format'],
  ['natural number 1.5', checkNaturalNumber(1.5), 'format'],
  ['no target', checkPositiveInteger('')],
  ['target null', checkPositiveInteger(null)],
  ['target 1', checkPositiveInteger(1)],
  ['target 0', checkPositiveInteger(0), 'notPositive'],
  ['target -3', checkPositiveInteger('-3'), 'notPositive'],
  ['target 2.5', checkPositiveInteger(2.5), 'notAnInteger'],
  ['target text', checkPositiveInteger('ten'), 'notAnInteger'],
];

test.each(table)('%s', (_what, answer, reason) => {
  expect(answer).toEqual(reason === undefined ? { ok: true } : { ok: false, reason });
});

test('every hundredth from 0 to the maximum is a mileage, and none above', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), (hundredths) => {
      expect(checkMileage(hundredths / 100).ok).toBe(hundredths <= 40_000);
    }),
  );
});

test.each([
  ['9007199254740991', true],
  ['9007199254740993', false],
  ['99999999999999.99', false],
  ['999999999999.99', true],
  ['0.1', true],
  ['-12.50', true],
  ['0012', true],
  ['0.00000000000000000001', true],
  ['1'.repeat(400), false],
  ['12x', false],
])('a number has all the digits of %s: %j', (text, answer) => expect(isExactNumber(text)).toBe(answer));
