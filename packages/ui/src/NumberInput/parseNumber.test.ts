import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../HarrowProvider/language/language.ts';
import { formatNumber, numberMarks } from '../Money/formatNumber.ts';
import { exactNumber, isNumberText, parseNumber } from './parseNumber.ts';

const english = { decimal: '.', group: ',' };
const spanish = { decimal: ',', group: '.' };

describe('reading numbers', () => {
  test.each([
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u202f234,5', 1234.5],
    ['1.234.567', 1234567],
    ["1'234.5", 1234.5],
    ['-3,5', -3.5],
    ['−3,5', -3.5],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['5.', 5],
    ['0,125', 0.125],
    ['12345,678', 12345.678],
    ['１２３．５', 123.5],
    ['－１２３', -123],
    ['12,34,567.5', 1234567.5],
    ['007', 7],
  ])('%s is %d in every language', (text, number) => {
    expect(parseNumber(text, english)).toBe(number);
    expect(parseNumber(text, spanish)).toBe(number);
  });
  test('one mark before three digits is what the language says', () => {
    expect(parseNumber('1,234', english)).toBe(1234);
    expect(parseNumber('1,234', spanish)).toBe(1.234);
    expect(parseNumber('1.234', english)).toBe(1.234);
    expect(parseNumber('1.234', spanish)).toBe(1234);
  });
  test.each([
    '',
    '-',
    ',',
    ' ',
    'abc',
    '1a',
    '--1',
    '1e3',
    '1.2.3',
    '1,2,3',
    '1 2',
    '1,2.5',
    '1.5 0',
    '9007199254740993',
    '99999999999999.99',
    '1'.repeat(400),
  ])('%j is no number', (text) => {
    expect(parseNumber(text, english)).toBeUndefined();
  });
  test.each([
    ['9007199254740993', '9007199254740993'],
    ['−1 234,50', '-1234.50'],
    ['-,5', '-0.5'],
    ['5.', '5'],
    ['abc', undefined],
  ])('%s is exactly %s', (text, exact) => expect(exactNumber(text, spanish)).toBe(exact));
  test('what cannot become a number is not a number text', () => {
    expect(isNumberText('12,')).toBe(true);
    expect(isNumberText('12e')).toBe(false);
    expect(isNumberText('1-2')).toBe(false);
  });
});

test.each(languages)('what %s writes it reads back', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (hundredths) => {
      const amount = hundredths / 100;
      expect(parseNumber(formatNumber(amount, language, 2), numberMarks(language))).toBeCloseTo(amount, 2);
    }),
  );
});
