/** Tasks at payments. Pure. */
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import { noDueDays, subjectOf, type TaskRule } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import type { PaymentHeader } from '../tables.ts';

const subject: TaskRule<PaymentHeader>['subject'] = (payment) => ({
  ...subjectOf(payment),
  amount: payment.paymentAmount,
  currency: payment.currency,
});

const { submit, fix } = usualTasks<PaymentHeader>('dealerPayment', subject);
const isRemittance = ({ kind }: PaymentHeader): boolean => kind === 'remittance';

export const paymentTasks: readonly TaskRule<PaymentHeader>[] = [
  { ...submit, when: isRemittance },
  { ...fix, dueDays: () => noDueDays },
  {
    task: 'book',
    status: 'submitted',
    side: 'maker',
    permission: 'dealerPayment:paid',
    dueDays({ submitTime }, parameters) {
      if (submitTime === null) return noDueDays;
      const days = parameters.number('payment.bookDays');
      const from = dayAtMaker(submitTime, parameters);
      return { warnOn: addDays(from, Math.ceil(days / 2)), lateOn: addDays(from, days + 1) };
    },
    subject,
  },
];
