/** Rules of the volumes of a goal. Pure. */
import type { Coded, InvalidField } from '../../../shared/refusal/refusal.ts';
import { type Month, months, type Targets, targetColumn, totalOf } from '../months.ts';

/** Most machines in a year. */
const mostMachines = 99_999;

const isVolume = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= mostMachines;

export interface Volumes extends Targets {
  annualTarget: number;
}

/** Whole machines, at least one (E-400); a month may have no target. */
export const wrongVolumes = (volumes: Volumes): InvalidField[] =>
  (['annualTarget', ...months.map(targetColumn)] as const)
    .filter((field) => volumes[field] !== null && !isVolume(volumes[field]))
    .map((field) => ({ field, code: 'E-400' }));

/** Months that do not make up the year (W-401). @param needMonths also where no month has a target */
export function monthsWarning(volumes: Volumes, { needMonths = false } = {}): Coded[] {
  const total = totalOf(volumes);
  return total === volumes.annualTarget || (total === 0 && !needMonths) ? [] : [{ code: 'W-401' }];
}

/** Months of a goal that are over. */
export const pastMonths = (year: number, today: string): Month[] => months.filter((month) => `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7));

/** Months that are over keep their target (E-557). */
export const changedPast = (
  before: Targets & { year: number },
  after: Targets,
  { today, name }: { today: string; name: (field: string) => string },
): InvalidField[] =>
  pastMonths(before.year, today)
    .map(targetColumn)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, code: 'E-557', params: { field: name(field) } }));
