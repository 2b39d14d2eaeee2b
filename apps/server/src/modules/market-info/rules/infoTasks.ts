/** Tasks of a report on the market and their deadlines. Pure. */
import { subjectOf, type TaskRule, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { MarketInfoHeader } from '../tables.ts';

/** Days within which a report is answered; of high importance. */
const [answerDays, answerDaysHigh] = [7, 2];
/** Days before the last one from which the answer counts as nearly late. */
const warnDays = 1;

export const infoTasks: readonly TaskRule<MarketInfoHeader>[] = [
  usualTasks<MarketInfoHeader>('marketInfo', subjectOf).submit,
  {
    task: 'reply',
    status: 'submitted',
    side: 'maker',
    permission: 'marketInfo:reply',
    dueDays: ({ submitTime, importance }, parameters) =>
      until(submitTime && addDays(dayAtMaker(submitTime, parameters), importance === 'high' ? answerDaysHigh : answerDays), warnDays),
    subject: subjectOf,
  },
];
