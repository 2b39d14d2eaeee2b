/** Tasks of a registration and their deadlines. Pure. */
import { subjectOf, type TaskRule } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { RegistrationHeader } from '../tables.ts';

/** Days after the submission from which a review is late. */
const reviewLate = 3;
/** Days before the course from which an unconfirmed seat is late. */
const confirmLate = 7;

const { submit, fix, review } = usualTasks<RegistrationHeader>('trainingRegistration', subjectOf);

export const registrationTasks: readonly TaskRule<RegistrationHeader>[] = [
  submit,
  fix,
  {
    ...review,
    when: ({ waitingFlag }) => waitingFlag === 'N',
    dueDays: ({ submitTime }, parameters) => {
      const lateOn = submitTime && addDays(dayAtMaker(submitTime, parameters), reviewLate);
      return { warnOn: lateOn, lateOn };
    },
  },
  {
    task: 'confirmSeat',
    status: 'pass',
    when: ({ seatConfirmTime }) => seatConfirmTime === null,
    side: 'dealer',
    permission: 'trainingRegistration:submit',
    dueDays: ({ startDate }) => ({ warnOn: addDays(startDate, -confirmLate), lateOn: addDays(startDate, -confirmLate) }),
    subject: subjectOf,
  },
];
