import { isOutside } from '../plan/planRules.ts';
import type { MaintenanceHeader } from '../tables.ts';

type Dated = Pick<MaintenanceHeader, 'maintDate' | 'operatingHours' | 'noHours' | 'dueFrom' | 'dueTo' | 'dueHoursFrom' | 'dueHoursTo'>;

/** Whether a service was done neither early nor late; null before its day and hours are known. */
export function inTimeOf({ maintDate, operatingHours, noHours, dueFrom, dueTo, dueHoursFrom, dueHoursTo }: Dated): 'Y' | 'N' | null {
  if (maintDate === null || dueFrom === null || dueTo === null || (noHours === 'N' && operatingHours === null)) return null;
  return isOutside({ dueFrom, dueTo, dueHoursFrom, dueHoursTo }, { day: maintDate, hours: noHours === 'Y' ? null : operatingHours }) ? 'N' : 'Y';
}

/** `230–270 h, 2026-05-01 – 2026-06-30` */
export const windowText = ({ dueHoursFrom, dueHoursTo, dueFrom, dueTo }: Dated): { from: string; to: string } =>
  dueHoursFrom === null || dueHoursTo === null
    ? { from: dueFrom ?? '', to: dueTo ?? '' }
    : { from: `${dueHoursFrom}`, to: `${dueHoursTo} h, ${dueFrom ?? ''} – ${dueTo ?? ''}` };
