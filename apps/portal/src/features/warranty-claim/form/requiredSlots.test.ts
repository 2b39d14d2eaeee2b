import { expect, test } from 'vitest';
import { newFault } from './claimEdits.ts';
import { newClaim } from './claimForm.ts';
import { requiredSlots } from './requiredSlots.ts';

const claim = newClaim();

test('plate and hour meter are always needed', () => {
  expect(requiredSlots(claim)).toEqual(['vehiclePlatePhoto', 'workingHoursPhoto']);
});

test.each([
  ['an engine fault', { faults: [{ ...newFault(), bugSystem: 'engine' }] }, 'enginePlatePhoto'],
  ['a replaced engine', { replaceEngine: 'Y' as const }, 'enginePlatePhoto'],
  ['a service trip', { mileage: 0.5 }, 'mileagePhoto'],
])('%s needs one more', (_what, change, slot) => {
  expect(requiredSlots({ ...claim, ...change })).toContain(slot);
});

test('a trip of 0 km needs no odometer', () => {
  expect(requiredSlots({ ...claim, mileage: 0 })).not.toContain('mileagePhoto');
});
