/** What waits for whom at an extension, and until when. Pure. */
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { noDueDays, reviewDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { ExtensionHeader } from '../tables.ts';

const subject = (header: ExtensionHeader): TodoSubject => ({ ...subjectOf(header), vin: header.vin, amount: header.totalFee, currency: header.currency });
/** A draft is nearly late after so many days. */
const draftDays = 7;
/** An unpaid one is nearly late so many days before the last. */
const payWarnDays = 3;

const review = (permission: string, when: (header: ExtensionHeader) => boolean): TaskRule<ExtensionHeader> => ({
  task: 'review',
  status: 'submitted',
  when,
  side: 'maker',
  permission,
  dueDays: (header, parameters) => reviewDays(header, parameters),
  subject,
});

export const extensionTasks: readonly TaskRule<ExtensionHeader>[] = [
  {
    task: 'submit',
    status: 'draft',
    side: 'dealer',
    permission: 'extendInsurance:edit',
    dueDays: ({ createTime }, parameters) => ({ warnOn: addDays(dayAtMaker(createTime, parameters), draftDays), lateOn: null }),
    subject,
  },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'extendInsurance:edit', dueDays: ({ resubmitUntil }) => until(resubmitUntil, 7), subject },
  review('extendInsurance:audit', ({ maintenanceComplete }) => maintenanceComplete === 'Y'),
  // A machine whose service was missed is let in by a manager alone.
  review('extendInsurance:finalAudit', ({ maintenanceComplete }) => maintenanceComplete === 'N'),
  {
    task: 'pay',
    status: 'pass',
    side: 'dealer',
    permission: 'extendInsurance:submit',
    dueDays: ({ payUntil }) => until(payUntil, payWarnDays),
    subject,
  },
  {
    task: 'confirmPayment',
    status: 'pass',
    when: ({ payMethod }) => payMethod === 'transfer',
    side: 'maker',
    permission: 'extendInsurance:paid',
    dueDays: () => noDueDays,
    subject,
  },
  { task: 'finalReview', status: 'paid', side: 'maker', permission: 'extendInsurance:finalAudit', dueDays: () => noDueDays, subject },
];
