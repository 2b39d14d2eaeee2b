/** How long a training can still be registered for. Pure. */
import type { Tone } from '@harrow/ui';

const msPerDay = 86_400_000;
/** The end is near so many days before. */
const nearDays = 3;

/** Whole days until the deadline: 0 on the last one, less than 0 once it is over. @param deadline as on the wire, in Asia/Shanghai @param now milliseconds */
export const daysLeft = (deadline: string, now: number): number => Math.floor((Date.parse(`${deadline.replace(' ', 'T')}+08:00`) - now) / msPerDay);

export function toneOf(days: number): Tone {
  if (days < 0) return 'default';
  if (days === 0) return 'error';
  return days <= nearDays ? 'warning' : 'success';
}
