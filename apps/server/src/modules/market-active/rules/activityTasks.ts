/** Tasks of a market activity and their deadlines. Pure. */
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import { noDueDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import type { MarketActiveHeader } from '../tables.ts';

const subject = (header: MarketActiveHeader): TodoSubject => ({ ...subjectOf(header), amount: header.supportAmount, currency: header.currency });

/** Days for a plan's review, for a report's, and for a correction. */
const [reviewDays, finalDays, fixDays] = [5, 7, 7];
/** Days before the last one from which a task counts as nearly late. */
const warnDays = 2;

const lastDay = (time: string | null, days: number, parameters: Parameters): string | null => time && addDays(dayAtMaker(time, parameters), days);

const { submit, fix, review, finalReview } = usualTasks<MarketActiveHeader>('marketActive', subject);

export const activityTasks: readonly TaskRule<MarketActiveHeader>[] = [
  submit,
  { ...fix, dueDays: ({ auditTime }, parameters) => until(lastDay(auditTime, fixDays, parameters), warnDays) },
  {
    ...review,
    when: ({ stage }) => stage === 'plan',
    // The activity does not wait for its review.
    dueDays: ({ submitTime, startDate }, parameters) => {
      const last = lastDay(submitTime, reviewDays, parameters);
      return until(last !== null && startDate !== null && startDate < last ? startDate : last, warnDays);
    },
  },
  {
    task: 'report',
    status: 'pass',
    side: 'dealer',
    permission: 'marketActive:edit',
    dueDays: ({ endDate, reportDue }) => (endDate === null || reportDue === null ? noDueDays : { warnOn: addDays(endDate, 1), lateOn: addDays(reportDue, 1) }),
    subject,
  },
  {
    ...finalReview,
    status: 'submitted',
    when: ({ stage }) => stage === 'report',
    dueDays: ({ submitTime }, parameters) => until(lastDay(submitTime, finalDays, parameters), warnDays),
  },
];
