/** Tasks of fees that staff enter, and their deadlines. Pure. */
import { noDueDays, subjectOf, type TaskRule, type TodoSubject } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { FeeHeader } from '../tables.ts';

/** Days after which a review is late. */
const reviewDays = 5;

const subject = (fee: FeeHeader): TodoSubject => ({ ...subjectOf(fee), vin: fee.vin, amount: fee.amount, currency: fee.currency });

export const feeTasks: readonly TaskRule<FeeHeader>[] = [
  {
    task: 'review',
    status: 'submitted',
    side: 'maker',
    permission: 'serviceFee:audit',
    dueDays({ submitTime }, parameters) {
      const day = submitTime && dayAtMaker(submitTime, parameters);
      return day ? { warnOn: addDays(day, Math.ceil(reviewDays / 2)), lateOn: addDays(day, reviewDays) } : noDueDays;
    },
    subject,
  },
  { task: 'fix', status: 'no_pass', side: 'maker', permission: 'serviceFee:edit', dueDays: () => noDueDays, subject },
];
