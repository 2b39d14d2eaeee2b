import { expect, test } from 'vitest';
import { isOutside, windowOf } from '../../src/modules/maintenance/plan/planRules.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { createVehicles } from '../vehicles/vehicles.ts';
import { tolerance } from './pastServices.ts';
import { planServices } from './servicePlans.ts';

/** Every sixth day of a year. */
const days = Array.from({ length: 61 }, (_, index) => addDays('2026-06-01', 6 * index));

test('on any day all services that are under way can be handed in', () => {
  for (const today of days) {
    const vehicles = createVehicles(today);
    const { open } = planServices(vehicles, new Map(vehicles.map(({ vin, currentHours }) => [vin, currentHours])), today);
    const outside = open.filter((service) => service.status !== 'exception' && isOutside(windowOf(service.step, tolerance), service));
    expect.soft(outside.map(({ vehicle, day }) => `${today}: ${vehicle.vin} on ${day}`)).toEqual([]);
    expect
      .soft(
        Object.fromEntries(
          Map.groupBy(open, ({ status }) => status)
            .entries()
            .map(([status, all]) => [status, all.length]),
        ),
      )
      .toEqual({
        draft: 5,
        submitted: 11,
        no_pass: 5,
        pass: 10,
        exception: 1,
      });
  }
});
