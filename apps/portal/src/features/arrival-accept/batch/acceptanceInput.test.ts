import type { ArrivalAcceptLine } from '@harrow/api-client';
import { describe, expect, test } from 'vitest';
import { type AcceptanceValues, changedException, leftOf, readException, slotsOf, toBatch } from './acceptanceInput.ts';

const values: AcceptanceValues = {
  acceptanceDate: '2026-11-21',
  acceptancePersonnel: 'Ana',
  keysQty: 2,
  documentsComplete: 'Y',
  toolsComplete: 'Y',
  delayReason: 'Rain in the port',
  measured: { 'TR-015': 12.8, 'TR-022': null },
  vehicles: {
    a: { operatingHours: 3, items: [{ itemCode: 'TR-001', itemResult: 'no_pass' }, { itemResult: 'no_pass' }] },
    b: { operatingHours: 4, delayReason: 'Strike', remark: 'No manual' },
    other: { operatingHours: 9 },
  },
  submit: true,
  about: { product: 'compact', late: ['b', 'c'] },
};

describe('the call', () => {
  test('of a dialog without input names the machines alone', () => {
    expect(toBatch({}, ['a', 'b'])).toEqual({ common: {}, vehicles: [], submit: 'N' });
  });

  test('has what is common, what was measured, and what differs; only late machines have a reason for it, their own first', () => {
    const batch = toBatch(values, ['a', 'b', 'c']);
    expect(batch.submit).toBe('Y');
    expect(batch.common).toEqual({
      acceptanceDate: '2026-11-21',
      acceptancePersonnel: 'Ana',
      keysQty: 2,
      documentsComplete: 'Y',
      toolsComplete: 'Y',
      items: [{ itemCode: 'TR-015', measuredValue: 12.8 }],
    });
    expect(batch.vehicles).toEqual([
      { id: 'a', operatingHours: 3, items: [{ itemCode: 'TR-001', itemResult: 'no_pass' }] },
      { id: 'b', operatingHours: 4, delayReason: 'Strike', remark: 'No manual', items: [] },
      { id: 'c', operatingHours: null, delayReason: 'Rain in the port', items: [] },
    ]);
  });
});

describe('an exception', () => {
  const line = { itemCode: 'TR-015', category: 'transport_damage', valueType: 'number', minValue: 12.4, maxValue: 13.2 } as ArrivalAcceptLine;

  test('with a value outside the limits has failed, and a repair is done at once', () => {
    const typed = changedException(line, { itemCode: 'TR-015', itemResult: 'pass' }, { measuredValue: 11 });
    expect(typed, 'while it is typed').toEqual({ itemCode: 'TR-015', itemResult: 'pass', measuredValue: 11 });
    const failed = readException(line, typed, null);
    expect(failed).toEqual({ itemCode: 'TR-015', itemResult: 'no_pass', measuredValue: 11 });
    expect(changedException(line, failed, { handling: 'repaired' })).toMatchObject({ handling: 'repaired', handled: 'Y' });
    expect(changedException(line, failed, { handling: 'part_ordered' })).toMatchObject({ handled: 'N' });
  });

  test('that passes after all loses its reason', () => {
    const failed = { itemCode: 'TR-015', itemResult: 'no_pass', failedReasonCode: 'leak' } as const;
    expect(changedException(line, failed, { itemResult: 'pass' })).toMatchObject({ itemResult: 'pass', failedReasonCode: null });
  });

  test('asks for the photo of a damage and the report of the carrier', () => {
    const always = ['platePhoto'];
    const plain = [
      { name: 'platePhoto', required: true },
      { name: 'exteriorPhoto', required: false },
    ];
    expect(slotsOf(always, [line], [])).toEqual(plain);
    const names = (items: Parameters<typeof slotsOf>[2]): string[] => slotsOf(always, [line], items).flatMap(({ name, required }) => (required ? [name] : []));
    expect(names([{ itemCode: 'TR-015', itemResult: 'no_pass' }])).toEqual(['platePhoto', 'damagePhoto']);
    expect(names([{ itemCode: 'TR-015', itemResult: 'no_pass', handling: 'carrier_claim' }])).toEqual(['platePhoto', 'damagePhoto', 'carrierReport']);
  });
});

test('what is left is the input of machines that were not stored', () => {
  expect(leftOf(values, ['a', 'b'])?.vehicles).toEqual({ other: { operatingHours: 9 } });
  expect(leftOf(values, ['a', 'b', 'other'])).toBeUndefined();
});
