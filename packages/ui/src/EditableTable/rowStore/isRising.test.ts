import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRising } from './isRising.ts';

test.each([
  [['r1', 'r2', 'r10', 'r100'], true],
  [['PC-000001', 'PC-000002'], true],
  [[1, 2, 10], true],
  [[null, 'a', '', 'b', undefined], true],
  [[], true],
  [['r2', 'r10', 'r9'], false],
  [['a', 'a'], false],
  [['a', '', 'a'], false],
  [[2, 2], false],
  [[0, -0], false],
  [[Number.NaN, Number.NaN], false],
  [['1', 2], false],
  [[2, '3'], false],
  [[{}], false],
])('%j: %j', (values, rises) => expect(isRising(values)).toBe(rises));

test('nothing but an empty value is twice in a list that rises', () => {
  const value = fc.oneof(fc.nat(40), fc.nat(40).map(String), fc.constantFrom(null, ''), fc.double());
  fc.assert(
    fc.property(fc.array(value, { maxLength: 6 }), fc.boolean(), (drawn, sorted) => {
      const values = sorted ? drawn.toSorted((a, b) => Number(a) - Number(b)) : drawn;
      const filled = values.filter((each) => each !== null && each !== '');
      return !isRising(values) || new Set(filled).size === filled.length;
    }),
  );
});
