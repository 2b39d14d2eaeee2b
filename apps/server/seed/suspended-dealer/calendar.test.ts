import { isVinCheckDigitValid } from '@harrow/validation/vin';
import { expect, test } from 'vitest';
import { addDays } from '../../src/shared/calendarDate.ts';
import { calendarOf } from './calendar.ts';
import { suspendedDealer } from './dealer.ts';
import { machinesOf } from './machines.ts';

/** A year with a short February, and one with a leap day. */
const days = Array.from({ length: 731 }, (_, index) => addDays('2027-01-01', index));

test.each([
  ['the first machines are sold and claimed for before the suspension', ['accepted', 'delivered', 'registered', 'claimed', 'returned', 'suspended']],
  ['they fail after their delivery', ['delivered', 'failed', 'claimed']],
  ['they are ordered of a dealer that is open, and inspected in time', ['opened', 'shipped', 'arrived', 'accepted']],
  ['the last one leaves before the suspension and comes after it', ['lastShipped', 'suspended', 'lastArrived']],
] as const)('on any day %s', (_what, order) => {
  const wrong = days.filter((today) => {
    const calendar = calendarOf(today);
    return order.some((step, index) => index > 0 && calendar[order[index - 1]!] >= calendar[step]);
  });
  expect(wrong).toEqual([]);
});

test('the machines are of products that the dealer may sell, with valid VINs', () => {
  const machines = Object.values(machinesOf(calendarOf('2026-11-21')));
  expect(machines.filter(({ secondProduct }) => !suspendedDealer.authorisedProducts.includes(secondProduct))).toEqual([]);
  expect(machines.filter(({ vin }) => !isVinCheckDigitValid(vin))).toEqual([]);
});
