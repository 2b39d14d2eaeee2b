/** Tasks of an inspection and their deadlines. Pure. */
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { type DueDays, noDueDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { ArrivalHeader } from '../tables.ts';

const subject = (header: ArrivalHeader): TodoSubject => ({ ...subjectOf(header), vin: header.vin });

const byDeadline = ({ deadline }: ArrivalHeader): DueDays => until(deadline, 3);
/** A passed sheet with open items is nearly late after so many days. */
const openItemsDays = 30;

const { submit, fix, review, finalReview } = usualTasks<ArrivalHeader>('arrivalAccept', subject);

export const arrivalTasks: readonly TaskRule<ArrivalHeader>[] = [
  { task: 'accept', status: 'pending_acceptance', side: 'dealer', permission: 'arrivalAccept:edit', dueDays: byDeadline, subject },
  { ...submit, dueDays: byDeadline },
  fix,
  review,
  {
    task: 'finishItems',
    status: 'pass',
    when: ({ openCount }) => openCount > 0,
    side: 'dealer',
    permission: 'arrivalAccept:edit',
    dueDays: ({ auditTime }, parameters) =>
      auditTime === null ? noDueDays : { warnOn: addDays(dayAtMaker(auditTime, parameters), openItemsDays), lateOn: null },
    subject,
  },
  { ...finalReview, when: ({ openCount }) => openCount === 0, permission: 'arrivalAccept:audit' },
];
