import { expect, test } from 'vitest';
import { exportAddress } from './exportAddress.ts';

const state = { sort: { column: 'vin', order: 'asc' as const }, filters: { vehicleStatus: 'in_stock', superQueryParams: '%5B%5D' } };
const addressOf = (rows: 'selected' | 'filtered' | 'all') =>
  Object.fromEntries(
    new URL(exportAddress('/x/exportXls', { rows, ids: ['a', 'b'], columns: ['vin', 'status'], format: 'xlsx' }, state), 'http://h').searchParams,
  );
const always = { column: 'vin', order: 'asc', exportFields: 'vin,status', format: 'xlsx' };

test.each([
  ['filtered', { ...always, ...state.filters }],
  ['selected', { ...always, selections: 'a,b' }],
  ['all', always],
] as const)('the %s rows are asked for with sort and columns', (rows, expected) => {
  expect(addressOf(rows)).toEqual(expected);
});
