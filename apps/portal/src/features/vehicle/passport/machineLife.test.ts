import { describe, expect, test } from 'vitest';
import { lifeSteps } from './machineLife.ts';

const machine: Parameters<typeof lifeSteps>[0] = {
  vehicleStatus: 'delivered',
  productionDate: '2025-01-10',
  shipDate: '2025-02-01',
  arrivalDate: '2025-03-15',
  pdiDate: '2025-03-20',
  deliveryDate: '2025-05-02',
  warrantyEndDate: '2026-05-01',
  extendEndDate: null,
  warrantyState: 'ok',
};
const current = (change: Partial<typeof machine>) => lifeSteps({ ...machine, ...change }).find(({ state }) => state === 'current')?.key;

describe('a machine stands', () => {
  test.each([
    ['at its status', { vehicleStatus: 'shipped' as const }, 'shipped'],
    ['at its delivery while the warranty runs', {}, 'delivered'],
    ['at the end once the warranty is over', { warrantyState: 'expired' as const }, 'warranty_ends'],
    ['where it was when it was scrapped', { vehicleStatus: 'scrapped' as const, deliveryDate: null, pdiDate: null }, 'pending_acceptance'],
  ])('%s', (_name, change, key) => {
    expect(current(change)).toBe(key);
  });
});

test('an extension moves the end of the warranty', () => {
  expect(lifeSteps({ ...machine, extendEndDate: '2027-05-01' }).at(-1)!.day).toBe('2027-05-01');
});

test('what lies behind is done, what lies ahead is not', () => {
  expect(lifeSteps({ ...machine, vehicleStatus: 'in_stock', deliveryDate: null, warrantyEndDate: null }).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'current',
    'ahead',
    'ahead',
  ]);
});
