/** Tasks of a goal and their deadlines. Pure. */
import { subjectOf, type TaskRule, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { GoalHeader } from '../tables.ts';

/** Days before the year from which a draft is urged, and before the last one from which its dealer is. */
const warnDays = 14;
const confirmWarnDays = 3;

export const goalTasks: readonly TaskRule<GoalHeader>[] = [
  {
    task: 'release',
    status: 'draft',
    side: 'maker',
    permission: 'salesGoal:edit',
    dueDays: ({ year }) => until(`${year - 1}-12-31`, warnDays),
    subject: subjectOf,
  },
  {
    task: 'confirm',
    status: 'pass',
    when: ({ confirmTime }) => confirmTime === null,
    side: 'dealer',
    permission: 'salesGoal:confirm',
    dueDays: ({ releaseTime }, parameters) =>
      until(releaseTime && addDays(dayAtMaker(releaseTime, parameters), parameters.number('goal.confirmDays')), confirmWarnDays),
    subject: subjectOf,
  },
];
