import { describe, expect, test } from 'vitest';
import { formatExact, formatMoney, formatNumber, numberMarks } from './formatNumber.ts';

/** Languages group with several kinds of space; for a reader they are one. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('amounts', () => {
  test.each<[string, string]>([
    ['zh-cn', '1,234.50 EUR'],
    ['en', '1,234.50 EUR'],
    ['es', '1.234,50 EUR'],
    ['ru', '1 234,50 EUR'],
    ['fr', '1 234,50 EUR'],
    ['pt', '1.234,50 EUR'],
  ])('in %s: %s', (language, text) => {
    expect(plain(formatMoney(1234.5, 'EUR', language))).toBe(text);
  });
  test('a negative amount carries a minus', () => {
    expect(plain(formatMoney(-1234.5, 'USD', 'en'))).toBe('-1,234.50 USD');
  });
  test.each([-0, -0.001])('%d is zero without a minus', (amount) => {
    expect(formatMoney(amount, undefined, 'en')).toBe('0.00');
  });
  test('no amount is no text', () => {
    expect(formatMoney(null, 'USD', 'en')).toBe('');
    expect(formatMoney(Number.NaN, 'USD', 'en')).toBe('');
  });
});

test('plain numbers keep the decimals they have', () => {
  expect(formatNumber(1234567.25, 'en')).toBe('1,234,567.25');
  expect(formatNumber(40, 'ru')).toBe('40');
});

test('the marks of a language', () => {
  expect(numberMarks('en')).toEqual({ decimal: '.', group: ',' });
  expect(numberMarks('pt')).toEqual({ decimal: ',', group: '.' });
});

test.each([
  [1.005, 'en', 2, '1.005'],
  [2.5, 'en', 2, '2.50'],
  [1e-7, 'en', 0, '0.0000001'],
  ['9007199254740993', 'en', 0, '9,007,199,254,740,993'],
  ['99999999999999.99', 'es', 2, '99.999.999.999.999,99'],
  [38500.5, 'en', 2, '38,500.50'],
  ['', 'en', 2, ''],
  [null, 'en', 2, ''],
  ['n/a', 'en', 2, ''],
  [Number.NaN, 'en', 2, ''],
])('%s in %s with at least %d decimals is %s', (value, language, decimals, text) => expect(formatExact(value, language, decimals)).toBe(text));
