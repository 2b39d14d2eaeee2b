/** Tasks of an extension and their deadlines. Pure. */
import { noDueDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import type { ExtensionHeader } from '../tables.ts';

const subject = (header: ExtensionHeader): TodoSubject => ({ ...subjectOf(header), vin: header.vin, amount: header.totalFee, currency: header.currency });
/** An unpaid one is nearly late so many days before the last. */
const payWarnDays = 3;

const { submit, fix, review, finalReview } = usualTasks<ExtensionHeader>('extendInsurance', subject);

export const extensionTasks: readonly TaskRule<ExtensionHeader>[] = [
  submit,
  fix,
  { ...review, when: ({ maintenanceComplete }) => maintenanceComplete === 'Y' },
  // A machine whose service was missed is let in by a manager alone.
  { ...review, when: ({ maintenanceComplete }) => maintenanceComplete === 'N', permission: 'extendInsurance:finalAudit' },
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
  { ...finalReview, status: 'paid' },
];
