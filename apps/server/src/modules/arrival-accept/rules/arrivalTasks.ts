/** What waits for whom at an acceptance, and until when. Pure. */
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { type DueDays, noDueDays, reviewDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { ArrivalHeader } from '../tables.ts';

const subject = (header: ArrivalHeader): TodoSubject => ({ ...subjectOf(header), vin: header.vin });

const byDeadline = ({ deadline }: ArrivalHeader): DueDays => until(deadline, 3);
/** A passed sheet with open items is nearly late after so many days. */
const openItemsDays = 30;

export const arrivalTasks: readonly TaskRule<ArrivalHeader>[] = [
  { task: 'accept', status: 'pending_acceptance', side: 'dealer', permission: 'arrivalAccept:edit', dueDays: byDeadline, subject },
  { task: 'submit', status: 'draft', side: 'dealer', permission: 'arrivalAccept:edit', dueDays: byDeadline, subject },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'arrivalAccept:edit', dueDays: ({ resubmitUntil }) => until(resubmitUntil, 7), subject },
  {
    task: 'review',
    status: 'submitted',
    side: 'maker',
    permission: 'arrivalAccept:audit',
    dueDays: (sheet, parameters) => reviewDays(sheet, parameters),
    subject,
  },
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
  {
    task: 'finalReview',
    status: 'pass',
    when: ({ openCount }) => openCount === 0,
    side: 'maker',
    permission: 'arrivalAccept:audit',
    dueDays: () => noDueDays,
    subject,
  },
];
