import { expect, test } from 'vitest';
import { aClaim, aPartLine } from '../claim.fixture.ts';
import { faultsOf } from './claimForm.ts';
import { newFault } from './lines/newFault.ts';
import { requiredSlots } from './requiredSlots.ts';

const claim = { faults: [], replaceEngine: 'N', mileage: null } as const;
const aNewFault = { ...newFault(), labour: [], parts: [] };

test('plate and hour meter are always needed', () => {
  expect(requiredSlots(claim, false)).toEqual(['vehiclePlatePhoto', 'workingHoursPhoto']);
});

test.each([
  ['an engine fault', { faults: [{ ...aNewFault, bugSystem: 'engine' }] }, 'enginePlatePhoto'],
  ['a replaced engine', { replaceEngine: 'Y' as const }, 'enginePlatePhoto'],
  ['a service trip', { mileage: 0.5 }, 'mileagePhoto'],
  ['a fault code that asks for a photo', { faults: [{ ...aNewFault, photoRequired: 'Y' as const }] }, 'defectivePartsPhoto'],
  ['a part bought locally', { faults: faultsOf(aClaim({ partsList: [aPartLine({ sourceType: 'local_purchase' })] })) }, 'invoiceScan'],
])('%s needs one more', (_what, change, slot) => {
  expect(requiredSlots({ ...claim, ...change }, false)).toContain(slot);
});

test('a trip of 0 km needs no odometer', () => {
  expect(requiredSlots({ ...claim, mileage: 0 }, false)).not.toContain('mileagePhoto');
});

test('a machine without an hour meter needs no photo of one', () => {
  expect(requiredSlots(claim, true)).toEqual(['vehiclePlatePhoto']);
});
