import type { DueDays } from './task.ts';

/** On time, nearly late, late. */
export type Light = 'green' | 'amber' | 'red';

/** Late from its late day on, nearly late from its warning day on. @param day today where the user is, `YYYY-MM-DD` */
export const lightOf = ({ warnOn, lateOn }: DueDays, day: string): Light =>
  lateOn !== null && day >= lateOn ? 'red' : warnOn !== null && day >= warnOn ? 'amber' : 'green';
