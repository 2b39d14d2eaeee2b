import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDecimalSum } from './decimalSum.ts';

function decimalSum(values: readonly unknown[]): string {
  const sum = createDecimalSum();
  values.forEach(sum.add);
  return sum.text();
}

test.each([
  [[0.1, 0.2], '0.3'],
  [[1.005, 1.005], '2.01'],
  [[], '0'],
  [[-0.5, 0.25], '-0.25'],
  [[100, 200], '300'],
  [[1e21, 1], '1000000000000000000001'],
  [[1e-7, 1], '1.0000001'],
  [[1.1, -1.1], '0'],
  [[2, null, undefined, '3', Number.NaN, Infinity, ''], '2'],
])('the sum of %j is %s', (values, sum) => {
  expect(decimalSum(values)).toBe(sum);
});

test('ten thousand cents make exactly a hundred', () => {
  expect(decimalSum(Array.from({ length: 10_000 }, () => 0.01))).toBe('100');
});

test('what is added and taken away again leaves no trace', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(fc.array(cents), fc.array(cents), (kept, passing) => {
      const sum = createDecimalSum();
      for (const cent of [...kept, ...passing]) sum.add(cent / 100);
      for (const cent of passing) sum.subtract(cent / 100);
      const total = kept.reduce((all, cent) => all + cent, 0);
      expect(Number(sum.text())).toBe(total / 100);
    }),
  );
});

test.each([
  [[1, 2, 2], '1.67'],
  [[2.5, 0.1, 0.2], '0.93'],
  [[0.001, 0.002], '0.002'],
  [[-1, -2, -2], '-1.67'],
  [[0, 0, 3], '1'],
  [[1, null, '', Number.NaN], '1'],
  [[], ''],
])('the average of %j is %j', (values, average) => {
  const sum = createDecimalSum();
  values.forEach(sum.add);
  expect(sum.average()).toBe(average);
});

test('an average forgets what was taken away', () => {
  const sum = createDecimalSum();
  [1, 2, 0.12345].forEach(sum.add);
  sum.subtract(0.12345);
  expect(sum.average()).toBe('1.5');
  [1, 2].forEach(sum.subtract);
  expect(sum.average()).toBe('');
});

test('texts of exact numbers count where a column holds them, with all their digits', () => {
  const sum = createDecimalSum(true);
  for (const value of ['99999999999999.99', '9007199254740993', '1e3', 'n/a', '', null]) sum.add(value);
  expect(sum.text()).toBe('9107199254740992.99');
  expect(sum.average()).toBe('4553599627370496.5');
  sum.subtract('9007199254740993');
  expect(sum.text()).toBe('99999999999999.99');
});
