import { expect, test } from 'vitest';
import { labourAmount, partAmount, travelAmount } from './lineAmounts.ts';

test.each([
  [1, 0.05, 10, 0.06],
  [3, 120.5, 10, 397.65],
  [1, 0.25, 14, 0.29],
  [2, 0, 10, 0],
])('%j parts at %j with %j % handling are %j', (qty, unitPrice, handlingPct, amount) => expect(partAmount({ qty, unitPrice }, handlingPct)).toBe(amount));

test('labour and trips are rounded half-up', () =>
  expect([labourAmount(2.5, 38.5), labourAmount(0.15, 0.1), travelAmount(180.25, 0.45)]).toEqual([96.25, 0.02, 81.11]));
