import dayjs from 'dayjs';

/** A certificate ends soon so many days before its last day. */
const endingDays = 60;

/** How long a certificate still holds. @param today `YYYY-MM-DD` */
export function certificateState(validTo: string, today: string): 'valid' | 'ending' | 'expired' {
  if (validTo < today) return 'expired';
  return dayjs(validTo).diff(today, 'day') <= endingDays ? 'ending' : 'valid';
}
