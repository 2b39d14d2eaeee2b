import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divide } from './divide.ts';
import { multiply } from './multiply.ts';
import { roundHalfUp } from './roundHalfUp.ts';
import { sum } from './sum.ts';

/** Amounts in cents, up to 9e12 of the currency: there a number still tells neighbouring cents apart. */
const cents = fc.integer({ min: -900_000_000_000_000, max: 900_000_000_000_000 });

describe('roundHalfUp', () => {
  test.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [1.0049999, 2, 1],
    [-1.005, 2, -1.01],
    [0.5, 0, 1],
    [-0.5, 0, -1],
    ['49.975', 2, 49.98],
    [1e-7, 2, 0],
    [1.5e21, 2, 1.5e21],
    ['-0.001', 2, 0],
    [0.1234565, 6, 0.123457],
  ])('%s to %i places is %s', (value, decimals, expected) => {
    expect(roundHalfUp(value, decimals)).toBe(expected);
  });

  test.each(['', 'x', '1,5', '1.2.3', NaN, Infinity, '0x10', '1e9999'])('throws on %j', (value) => {
    expect(() => roundHalfUp(value)).toThrow(RangeError);
  });

  test('an amount of two decimals stays as it is', () => {
    fc.assert(fc.property(cents, (amount) => roundHalfUp(amount / 100) === amount / 100));
  });

  test('a third decimal of 5 goes up, of 4 down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        const text = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        expect(roundHalfUp(`${text}5`)).toBe((amount + 1) / 100);
        expect(roundHalfUp(`${text}4`)).toBe(amount / 100);
      }),
    );
  });
});

describe('divide', () => {
  test.each([
    [10, 3, 2, 3.33],
    [20, 3, 2, 6.67],
    [-20, 3, 2, -6.67],
    [0.3, 0.1, 2, 3],
    [1, 8, 2, 0.13],
    [-1, 8, 2, -0.13],
    [1, -8, 2, -0.13],
    [0, 7, 2, 0],
    [1.1, 0.0001, 0, 11_000],
    [90_000_000_000_000, 7, 2, 12_857_142_857_142.86],
  ])('%s by %s to %i places is %s', (dividend, divisor, decimals, expected) => {
    expect(divide(dividend, divisor, decimals)).toBe(expected);
  });

  test('undoes a multiplication', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 1, max: 1e4 }),
        (amount, qty) => divide(multiply([amount / 100, qty]), qty) === amount / 100,
      ),
    );
  });

  test('throws on a division by 0', () => {
    expect(() => divide(1, 0)).toThrow(RangeError);
  });
});

describe('sum', () => {
  test.each([
    [[], 0],
    [[0.1, 0.2], 0.3],
    [[1234.56, -1234.56], 0],
    [['0.01', 99.99], 100],
    [Array.from({ length: 1000 }, () => 0.1), 100],
  ])('of %j', (values, expected) => {
    expect(sum(values)).toBe(expected);
  });

  test('equals the sum of cents and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e10, max: 1e10 }), { maxLength: 100 }), (amounts) => {
        const total = amounts.reduce((a, b) => a + b, 0) / 100;
        expect(sum(amounts.map((amount) => amount / 100))).toBe(total === 0 ? 0 : total);
        expect(sum(amounts.map((amount) => amount / 100).reverse())).toBe(total === 0 ? 0 : total);
      }),
    );
  });
});

describe('multiply', () => {
  test.each([
    [[2.5, 19.99], 49.98],
    [[1.1, 1.1, 1.1], 1.33],
    [[3, 1.005], 3.02],
    [[0.07, 100], 7],
    [[180.25, 0.123456], 22.25],
    [[-2.5, 0.01], -0.03],
    [[], 1],
  ])('%j is %s', (factors, expected) => {
    expect(multiply(factors)).toBe(expected);
  });

  test('keeps as many places as asked', () => {
    expect(multiply([1, 0.123456], 6)).toBe(0.123456);
  });

  test('by a whole quantity equals that many additions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 50 }), (amount, quantity) => {
        expect(multiply([amount / 100, quantity])).toBe(sum(Array.from({ length: quantity }, () => amount / 100)));
      }),
    );
  });
});
