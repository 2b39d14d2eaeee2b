import { expect, test } from 'vitest';
import { decimalText } from '../../numbers/numberText.ts';
import { numberCheck } from './numberCheck.ts';

test.each([
  [1.25, 2, undefined],
  [1.255, 2, { code: 'decimals', limit: 2 }],
  [2.5, 0, { code: 'whole' }],
  [1e21, 0, undefined],
  [1.255, undefined, undefined],
  ['9007199254740993', undefined, { code: 'digits' }],
  ['5', 2, undefined],
  ['n/a', 2, undefined],
  [null, 2, undefined],
])('what is wrong with %j with at most %j decimals: %j', (value, precision, failure) => {
  expect(numberCheck(precision)(value)).toEqual(failure);
});

/** Numbers in which binary fractions and rounding play tricks, with those beside them. */
const awkward = [0.1 + 0.2, 1.005, 8.345, 0.07 * 100, 1e15 + 0.5, 2 ** 50 / 100, 2 ** 53, 9_999_999_999.99, 1e-7, 5e-324, 1.7e308, 0, -0].flatMap((number) => [
  number,
  -number,
  number * (1 + Number.EPSILON),
  number * (1 - Number.EPSILON),
]);

test.each([0, 1, 2, 3, 6, 15, 16])('with at most %d decimals a number passes exactly if its shortest decimal text does', (precision) => {
  const random = Array.from({ length: 20_000 }, (_, at) => {
    const digits = Math.round(Math.sin(at + 1) * 10 ** (at % 17));
    return digits / 10 ** (at % 7);
  });
  const check = numberCheck(precision);
  for (const number of [...awkward, ...random]) {
    const decimals = decimalText(number).split('.')[1]?.length ?? 0;
    expect(check(number) === undefined, `${number}`).toBe(decimals <= precision);
  }
});
