import { expect, test } from 'vitest';
import { withoutFilter } from './productLevels.ts';

const filters = { vin: '000123', secondProduct: 'TRACTOR', thirdProduct: 'T-60', fourthProduct: 'T504' };

test.each([
  ['secondProduct', { vin: '000123' }],
  ['thirdProduct', { vin: '000123', secondProduct: 'TRACTOR' }],
  ['fourthProduct', { vin: '000123', secondProduct: 'TRACTOR', thirdProduct: 'T-60' }],
  ['vin', { secondProduct: 'TRACTOR', thirdProduct: 'T-60', fourthProduct: 'T504' }],
])('without %s', (name, expected) => expect(withoutFilter(filters, name)).toEqual(expected));
