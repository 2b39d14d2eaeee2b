/** What waits for whom at a policy, and until when. Pure. */
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { reviewDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { InsuranceHeader } from '../tables.ts';

const subject = (header: InsuranceHeader): TodoSubject => ({ ...subjectOf(header), vin: header.vin, amount: header.premium, currency: header.currency });
/** A draft is nearly late after so many days. */
const draftDays = 7;

export const insuranceTasks: readonly TaskRule<InsuranceHeader>[] = [
  {
    task: 'submit',
    status: 'draft',
    side: 'dealer',
    permission: 'forceInsurance:edit',
    dueDays: ({ createTime }, parameters) => ({ warnOn: addDays(dayAtMaker(createTime, parameters), draftDays), lateOn: null }),
    subject,
  },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'forceInsurance:edit', dueDays: ({ resubmitUntil }) => until(resubmitUntil, 7), subject },
  {
    task: 'review',
    status: 'submitted',
    side: 'maker',
    permission: 'forceInsurance:audit',
    dueDays: (policy, parameters) => reviewDays(policy, parameters),
    subject,
  },
];
