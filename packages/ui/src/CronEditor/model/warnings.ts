import { type Cron, nextRuns } from '@harrow/validation/cron';

/**
 * Warnings about a valid expression.
 * - `never`: its date never comes
 * - `past`: its last run is over
 * - `everySecond`: runs follow each other within a second
 * - `ignored`: Quartz reads a value and ignores it: a step after names, values beside `nW` and `n#k`
 */
export type CronWarning = 'never' | 'past' | 'everySecond' | 'ignored';

const start = new Date(0);

export function warningsOf(cron: Cron, from: Date, timeZone: string): CronWarning[] {
  const [first, second] = nextRuns(cron, { from, timeZone, count: 2 });
  const isOver = first === undefined && nextRuns(cron, { from: start, timeZone, count: 1 }).length > 0;
  const warnings: [CronWarning, boolean][] = [
    ['never', first === undefined && !isOver],
    ['past', isOver],
    ['everySecond', first !== undefined && second !== undefined && second.getTime() - first.getTime() === 1000],
    ['ignored', hasIgnored(cron)],
  ];
  return warnings.filter(([, holds]) => holds).map(([warning]) => warning);
}

const namedStep = /[a-z]+(?:-[a-z]+)?\/\d/i;

function hasIgnored({ dayOfMonth, month, dayOfWeek }: Cron): boolean {
  const isBeside = (part: Cron['dayOfMonth'], kind: string): boolean => part.items.length > 1 && part.items.some((item) => item.kind === kind);
  return namedStep.test(month.text) || namedStep.test(dayOfWeek.text) || isBeside(dayOfMonth, 'nearestWeekday') || isBeside(dayOfWeek, 'nthWeekday');
}
