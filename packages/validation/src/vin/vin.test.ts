import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkVin, confusedLetters, isVinCheckDigitValid, readVin, vinCheckDigit } from './index.ts';

const valid = ['L9TT504E9SA000123', 'L9TT904EXSA000412', 'L9TT14047TA000087', 'L9TC080F7SB000031', 'L9TP006DXRB000009', 'L9TL926E6TA000255'];
const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const anyVin = fc.string({ unit: fc.constantFrom(...alphabet), minLength: 17, maxLength: 17 });

test.each(valid)('%s is well formed and carries its check digit', (vin) => {
  expect(checkVin(vin)).toEqual({ ok: true });
  expect(vinCheckDigit(vin)).toBe(vin[8]);
  expect(isVinCheckDigitValid(vin)).toBe(true);
});

test('the example of the regulation has the check digit X', () => {
  expect(vinCheckDigit('1M8GDM9A0KP042788')).toBe('X');
});

describe('checkVin', () => {
  test.each([
    ['', 'length'],
    ['L9TT504E9SA00012', 'length'],
    ['L9TT504E9SA0001234', 'length'],
    ['L9TT504E9SA00O123', 'alphabet'],
    ['L9TT504E9SA00I123', 'alphabet'],
    ['L9TT504E9SA00Q123', 'alphabet'],
    ['l9tt504e9sa000123', 'alphabet'],
    ['L9TT504E9SA-00123', 'alphabet'],
    ['Ｌ9TT504E9SA000123', 'alphabet'],
  ])('refuses %j because of its %s', (vin, reason) => {
    expect(checkVin(vin)).toEqual({ ok: false, reason });
  });
});

describe('readVin', () => {
  const vin = 'L9TT504E9SA000123';

  test.each([
    ['blanks and line breaks', ' l9tt504e9\tsa 000123\n'],
    ['hyphens, short and long', 'L9T-T504E9\u2010SA\u20130\u201400\u2212123'],
    ['full width, as an input method types it', 'Ｌ９ＴＴ５０４Ｅ９ＳＡ０００１２３'],
    ['an ideographic blank and a full-width hyphen', 'L9TT504E9\u3000SA－000123'],
    ['invisible characters of a copied table', '\uFEFFL9TT\u200B504E9\u00ADSA\u200E000123\u2060'],
    ['control characters of a scanner', '\u0002L9TT504E9SA000123\u0003\r'],
    ['the asterisks of Code 39', '*L9TT504E9SA000123*'],
    ['the I that a scanner puts before it', 'IL9TT504E9SA000123'],
    ['all of a scanner at once', '*il9tt504e9sa000123*\r\n'],
  ])('takes out %s', (_what, text) => {
    expect(readVin(text)).toBe(vin);
  });

  test.each([
    ['more than 17 characters', 'L9TT504E9SA0001234', 'L9TT504E9SA0001234'],
    ['an I before less than a VIN', 'iL9TT504E9SA00012', 'IL9TT504E9SA00012'],
    ['an I before what is no VIN', 'IL9TT504E9SA00O123', 'IL9TT504E9SA00O123'],
    ['letters that look like digits', 'l9tt504e9saooi123', 'L9TT504E9SAOOI123'],
    ['anything else', 'L9TT504E9SA0001?3', 'L9TT504E9SA0001?3'],
    ['an asterisk inside', 'L9TT*04E9SA000123', 'L9TT*04E9SA000123'],
  ])('leaves %s', (_what, text, read) => {
    expect(readVin(text)).toBe(read);
  });

  test('what was read is read the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...alphabet, 'I', 'O', '*', '-', ' ', 'ａ', '\u200B'), maxLength: 24 }), (text) => {
        const once = readVin(text);
        fc.pre(!once.startsWith('*') && !once.endsWith('*'));
        expect(readVin(once)).toBe(once);
      }),
    );
  });
});

test('letters that look like digits are named once', () => {
  expect(confusedLetters('LOTT5O4E9SAI00Q23')).toEqual(['O', 'I', 'Q']);
  expect(confusedLetters('L9TT504E9SA000123')).toEqual([]);
});

test('a wrong character at position 9 is noticed', () => {
  expect(isVinCheckDigitValid('L9TT504E8SA000123')).toBe(false);
});

test('the check digit of something else than a VIN is a programming error', () => {
  expect(() => vinCheckDigit('L9TT504E9SA00O123')).toThrow(RangeError);
});

test('every VIN with its check digit put in is valid, and with another digit is not', () => {
  fc.assert(
    fc.property(anyVin, fc.constantFrom(...'0123456789X'), (vin, other) => {
      const digit = vinCheckDigit(vin);
      const complete = vin.slice(0, 8) + digit + vin.slice(9);
      expect(isVinCheckDigitValid(complete)).toBe(true);
      expect(isVinCheckDigitValid(vin.slice(0, 8) + other + vin.slice(9))).toBe(other === digit);
    }),
  );
});

test('changing one digit elsewhere changes the check digit', () => {
  fc.assert(
    fc.property(
      anyVin,
      fc.integer({ min: 0, max: 16 }).filter((index) => index !== 8),
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      (vin, index, one, another) => {
        const put = (digit: number): string => vin.slice(0, index) + String(digit) + vin.slice(index + 1);
        expect(vinCheckDigit(put(one)) === vinCheckDigit(put(another))).toBe(one === another);
      },
    ),
  );
});
