import { expect, test } from 'vitest';
import { missingRate, toUsd } from './exchangeRates.ts';

const rates = { USD: 7.1, EUR: 7.81 };

test.each([
  [2000, 'USD', 2000],
  [14_200, 'RMB', 2000],
  [1000, 'EUR', 1100],
])('%d %s = %d USD', (amount, currency, usd) => expect(toUsd(amount, currency, rates)).toBeCloseTo(usd, 6));

test('without a rate there is no value', () => expect(toUsd(1, 'EUR', { USD: 7 })).toBeNull());

test.each([
  ['EUR', { USD: 7 }, 'EUR'],
  ['EUR', { EUR: 8 }, 'USD'],
  ['RMB', {}, 'USD'],
  ['RMB', { USD: 7 }, null],
  ['USD', {}, null],
])('of %s by %j there is missing %s', (currency, known, missing) => expect(missingRate(currency, known as Record<string, number>)).toBe(missing));
