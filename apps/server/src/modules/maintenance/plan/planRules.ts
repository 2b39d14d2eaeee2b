/** When machines are serviced, and whether a service is in time. Pure. */
import type { MaintLevel } from '../../../generated/types.gen.ts';
import { addDays, addMonths } from '../../../shared/calendarDate.ts';

/** A step: at so many working hours or on a day, whichever comes first; without an hour meter on the day alone. */
export interface Step {
  maintLevel: MaintLevel;
  planHours: number | null;
  dueDate: string;
}

/** How the machines of a line are serviced: hours and months of the first step, then of every further one. */
interface Rhythm {
  first: readonly [hours: number, months: number] | null;
  every: readonly [hours: number | null, months: number];
  /** Every step is the annual one; otherwise its level follows from its hours. */
  isAnnual: boolean;
  /** Hours of the steps that the maker pays for. */
  free: readonly number[];
  /** Whether a missed step lowers the cover. */
  hasGaps: boolean;
}

const runIn = 50;
const byHours = (firstMonths: number, months: number): Rhythm => ({
  first: [runIn, firstMonths],
  every: [250, months],
  isAnnual: false,
  free: [runIn, 250],
  hasGaps: true,
});
const rhythms: Readonly<Record<string, Rhythm>> = {
  tractor: byHours(2, 6),
  loader: byHours(2, 6),
  engine: byHours(2, 6),
  combine: byHours(6, 12),
  transplanter: { first: [runIn, 6], every: [150, 12], isAnnual: true, free: [runIn], hasGaps: true },
  implement: { first: null, every: [null, 12], isAnnual: true, free: [], hasGaps: false },
};

/** Whether machines of a line are serviced by a plan. */
export const hasPlan = (secondProduct: string): boolean => Object.hasOwn(rhythms, secondProduct);
const rhythmOf = (secondProduct: string): Rhythm => {
  const rhythm = rhythms[secondProduct];
  if (!rhythm) throw new RangeError(`${secondProduct} has no plan of services`);
  return rhythm;
};

/** Lines of which a missed step lowers the cover. */
export const linesWithGaps: readonly string[] = Object.keys(rhythms).filter((line) => rhythms[line]!.hasGaps);
export const isFree = (secondProduct: string, planHours: number | null): boolean =>
  planHours !== null && rhythms[secondProduct]?.free.includes(planHours) === true;

const byDivisor: readonly [hours: number, level: MaintLevel][] = [
  [2000, 'h2000'],
  [1000, 'h1000'],
  [500, 'h500'],
];

/** The level of a step by its hours. */
export function levelOf(secondProduct: string, planHours: number | null): MaintLevel {
  const { isAnnual } = rhythmOf(secondProduct);
  if (planHours === runIn) return 'run_in_50h';
  if (isAnnual || planHours === null) return 'annual';
  return byDivisor.find(([hours]) => planHours % hours === 0)?.[1] ?? 'h250';
}

/** First steps of a new machine. @param delivery `YYYY-MM-DD` */
export function firstStep(secondProduct: string, delivery: string): Step {
  const { first, every } = rhythmOf(secondProduct);
  const [planHours, months] = first ?? every;
  return { maintLevel: levelOf(secondProduct, planHours), planHours, dueDate: addMonths(delivery, months) };
}

/**
 * The step after one that was done or missed.
 * @param from the day of the service, or the day on which the missed one was due
 * @param hours reading of the hour meter; steps that it has passed by are left out
 */
export function nextStep(
  secondProduct: string,
  { planHours }: Pick<Step, 'planHours'>,
  { from, hours, toleranceHours }: { from: string; hours: number | null; toleranceHours: number },
): Step {
  const [every, months] = rhythmOf(secondProduct).every;
  const dueDate = addMonths(from, months);
  if (every === null || planHours === null) return { maintLevel: 'annual', planHours: null, dueDate };
  const above = (reading: number): number => (Math.floor(reading / every) + 1) * every;
  const next = Math.max(above(planHours), hours === null ? 0 : above(hours + toleranceHours));
  return { maintLevel: levelOf(secondProduct, next), planHours: next, dueDate };
}

export interface Tolerance {
  toleranceDays: number;
  toleranceHours: number;
}

/** From when until when a service is in time. */
export interface Window {
  dueFrom: string;
  dueTo: string;
  dueHoursFrom: number | null;
  dueHoursTo: number | null;
}

export const windowOf = ({ planHours, dueDate }: Pick<Step, 'planHours' | 'dueDate'>, { toleranceDays, toleranceHours }: Tolerance): Window => ({
  dueFrom: addDays(dueDate, -toleranceDays),
  dueTo: addDays(dueDate, toleranceDays),
  dueHoursFrom: planHours === null ? null : Math.max(0, planHours - toleranceHours),
  dueHoursTo: planHours === null ? null : planHours + toleranceHours,
});

/** Late by one of the limits, or early by both. @param hours null: the machine has no hour meter */
export function isOutside({ dueFrom, dueTo, dueHoursFrom, dueHoursTo }: Window, { day, hours }: { day: string; hours: number | null }): boolean {
  const isLate = day > dueTo || (hours !== null && dueHoursTo !== null && hours > dueHoursTo);
  const isEarly = day < dueFrom && (hours === null || dueHoursFrom === null || hours < dueHoursFrom);
  return isLate || isEarly;
}

const ranks: readonly MaintLevel[] = ['run_in_50h', 'h250', 'h500', 'h1000', 'h2000'];
/** Services that the annual one stands for. */
const replacedByAnnual: readonly MaintLevel[] = ['h250', 'h500', 'annual'];

/** Whether a level is at least what is due. @param yearPassed a year has passed since the last service */
export function isEnough(level: MaintLevel, due: MaintLevel, yearPassed: boolean): boolean {
  if (level === due) return true;
  if (level === 'annual') return due === 'run_in_50h' || (yearPassed && replacedByAnnual.includes(due));
  return due !== 'annual' && ranks.indexOf(level) > ranks.indexOf(due);
}
