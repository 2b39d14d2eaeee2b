import { addDays, addMonths } from '../../src/shared/calendarDate.ts';
import type { DemoVehicle } from './vehicles.ts';

/** Machines are serviced every 250 hours or six months; the last time was a few weeks ago. */
export function maintenance(hours: number | null, usedDays: number, today: string): Pick<DemoVehicle, 'lastMaintDate' | 'nextMaintHours' | 'nextMaintDate'> {
  if (hours === null) return { lastMaintDate: null, nextMaintHours: null, nextMaintDate: null };
  const nextMaintHours = (Math.floor((hours + 30) / 250) + 1) * 250;
  const lastMaintDate = usedDays < 60 ? null : addDays(today, -25);
  return { lastMaintDate, nextMaintHours, nextMaintDate: addMonths(lastMaintDate ?? addDays(today, -usedDays), 6) };
}
