import type { Schedule } from '../schedule.ts';
import type { CronTexts } from './cronTexts.ts';
import { dayClause, monthClause, yearClause } from './dayClauses.ts';
import { timeClauses } from './timeClauses.ts';

/** Describes a schedule in one sentence. The language's `order` gives the order of the clauses. */
export function describeSchedule(schedule: Schedule, texts: CronTexts): string {
  const { t } = texts;
  const { time, hours, isClock } = timeClauses(schedule, texts);
  const clauses: Record<string, string> = {
    time,
    hours,
    // 'Every 5 minutes' goes on all day anyway.
    days: dayClause(schedule, texts) || (isClock ? t('everyDay') : ''),
    months: monthClause(schedule, texts),
    years: yearClause(schedule, texts),
  };
  const order = t('order').split(' ');
  const named = order.map((name) => clauses[name]).filter(Boolean);
  // Chinese, where the time comes last, sets no comma.
  const separator = order.at(-1) === 'time' ? ' ' : t('pause');
  return capitalised(spaced(t('sentence', { clauses: named.join(separator) })));
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Chinese stands without blanks, but with one beside digits. */
function spaced(text: string): string {
  return text.replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '').replaceAll(/(?<=\p{Script=Han})(?=\d)|(?<=\d)(?=\p{Script=Han})/gu, ' ');
}
