import { expect, test } from 'vitest';
import { begunRows, isWhole, machinesOf, mostMachines, newRow, openRows } from './assignRow.ts';

const line = (id: string, qty: number, assignedQty: number) => ({ id, qty, assignedQty }) as never;

test('a row waits for each machine without a VIN', () => {
  expect(openRows({ lines: [line('a', 3, 1), line('b', 1, 1), line('c', 1, 0)] }).map(({ lineId }) => lineId)).toEqual(['a', 'a', 'c']);
  expect(openRows({ lines: [line('a', 900, 0)] })).toHaveLength(mostMachines);
});

test('rows with nothing but their line are not sent, and no half ones', () => {
  const empty = newRow('1', 'a');
  const half = { ...newRow('2', 'a'), vin: 'L9TT504E9SA000123' };
  const whole = { ...half, engineNo: ' E1 ', productionDate: '2026-10-01', keyNo: ' ' };
  expect(begunRows([empty, half, whole])).toEqual([half, whole]);
  expect([half, whole].map(isWhole)).toEqual([false, true]);
  expect(machinesOf([{ ...whole, vin: ' l9tt504e9sa 000123' }])).toEqual([
    { lineId: 'a', vin: 'L9TT504E9SA000123', engineNo: 'E1', productionDate: '2026-10-01', color: null, config: null, certificateNo: null, keyNo: null },
  ]);
});
