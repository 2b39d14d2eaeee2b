/** Tasks of a parts order and their deadlines. Pure. */
import { type DueDays, noDueDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { OrderHeader } from '../tables.ts';
import { differenceOf } from './charging.ts';

const subject = (order: OrderHeader): TodoSubject => ({ ...subjectOf(order), vin: order.vin, amount: order.totalAmount, currency: order.currency });

/** Late after so many days, nearly late after half of them. */
export function lateAfter(time: string | null, days: number, parameters: Parameters): DueDays {
  if (time === null) return noDueDays;
  const day = dayAtMaker(time, parameters);
  return { warnOn: addDays(day, Math.ceil(days / 2)), lateOn: addDays(day, days + 1) };
}

/** Days for a draft, and for an answer to a cancellation that was asked for. */
const draftDays = 7;
const decideDays = 2;
/** Days before a promised date from which a task at it counts as nearly late. */
const promiseWarnDays = 3;

const { submit, fix } = usualTasks<OrderHeader>('partsOrder', subject);

/** Confirmed, owes, and was not released on credit. */
export const waitsForPayment = (order: OrderHeader): boolean => order.creditReleased === 'N' && differenceOf(order.confirmedAmount, order.chargedAmount) > 0;

const pay: Omit<TaskRule<OrderHeader>, 'side' | 'permission'> = {
  task: 'pay',
  status: 'pass',
  when: waitsForPayment,
  dueDays: ({ confirmTime }, parameters) => lateAfter(confirmTime, parameters.number('order.payDays'), parameters),
  subject: (order) => ({ ...subject(order), amount: differenceOf(order.confirmedAmount, order.chargedAmount) }),
};

/** May be packed: paid, or released on credit. */
const goes = (order: OrderHeader): boolean => order.status === 'paid' || order.creditReleased === 'Y';

const running = (status: 'pass' | 'paid'): readonly TaskRule<OrderHeader>[] => [
  {
    task: 'decide',
    status,
    when: ({ cancelRequested }) => cancelRequested === 'Y',
    side: 'maker',
    permission: 'partsOrder:edit',
    dueDays: ({ cancelAskedOn }) => until(cancelAskedOn && addDays(cancelAskedOn, decideDays), 1),
    subject,
  },
  {
    task: 'confirm',
    status,
    when: ({ backorderQty }) => backorderQty > 0,
    side: 'maker',
    permission: 'partsOrder:audit',
    dueDays: ({ nextPromised }) => until(nextPromised, promiseWarnDays),
    subject,
  },
  {
    task: 'pack',
    status,
    when: (order) => goes(order) && order.openQty > 0 && order.packedQty === 0,
    side: 'maker',
    permission: 'packingList:generate',
    dueDays: ({ packBy }) => until(packBy, promiseWarnDays),
    subject,
  },
];

export const orderTasks: readonly TaskRule<OrderHeader>[] = [
  { ...submit, dueDays: ({ createTime }, parameters) => lateAfter(createTime, draftDays, parameters) },
  { ...fix, dueDays: () => noDueDays },
  {
    task: 'confirm',
    status: 'submitted',
    side: 'maker',
    permission: 'partsOrder:audit',
    dueDays: ({ submitTime, urgentReason }, parameters) =>
      lateAfter(submitTime, parameters.number(urgentReason === null ? 'order.reviewDays' : 'order.urgentReviewDays'), parameters),
    subject,
  },
  { ...pay, side: 'dealer', permission: 'dealerPayment:add' },
  { ...pay, side: 'maker', permission: 'partsOrder:paid' },
  ...running('pass'),
  ...running('paid'),
];
