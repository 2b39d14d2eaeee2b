import { daysBetween } from '../../src/shared/calendarDate.ts';
import type { DemoVehicle } from './vehicles.ts';

/** Hours on the meter when a machine is handed over. */
const handoverHours = 2;

/** What the hour meter of a delivered machine showed on a day: it runs evenly from the handover to the latest reading, and on at that pace. */
export function hoursOn({ deliveryDate, hoursDate, currentHours }: Pick<DemoVehicle, 'deliveryDate' | 'hoursDate' | 'currentHours'>, day: string): number {
  if (!deliveryDate || !hoursDate || currentHours === null) return 0;
  const span = Math.max(1, daysBetween(deliveryDate, hoursDate));
  const share = Math.max(0, daysBetween(deliveryDate, day)) / span;
  return Math.round((handoverHours + Math.max(0, currentHours - handoverHours) * share) * 10) / 10;
}
