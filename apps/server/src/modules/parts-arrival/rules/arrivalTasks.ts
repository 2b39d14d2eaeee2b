/** Tasks of a receipt and their deadlines. Pure. */
import { noDueDays, subjectOf, type TaskRule, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { ArrivalHeader } from '../tables.ts';

/** A kept count is late after so many days. */
const countDays = 3;
/** The end of the time to claim is near so many days before it. */
const claimWarnDays = 7;

export const arrivalTasks: readonly TaskRule<ArrivalHeader>[] = [
  {
    task: 'count',
    status: 'pending_acceptance',
    side: 'dealer',
    permission: 'partsArrival:generate',
    dueDays: ({ createTime }, parameters) => until(addDays(dayAtMaker(createTime, parameters), countDays), 1),
    subject: subjectOf,
  },
  {
    task: 'claim',
    status: 'no_pass',
    when: ({ claimed }) => claimed === 'N',
    side: 'dealer',
    permission: 'partsClaim:add',
    dueDays: ({ claimDeadline }) => (claimDeadline === null ? noDueDays : until(claimDeadline, claimWarnDays)),
    subject: subjectOf,
  },
];
