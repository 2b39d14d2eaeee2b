/** Tasks of a statement and their deadlines. Pure. */
import { subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { ReceiptHeader } from '../tables.ts';
import { monthAfter } from './months.ts';

/** Days after which an objection that is not answered is late, and a confirmed statement that is not closed. */
const answerDays = 5;
/** Days before the last one for objections from which the dealer is urged. */
const warnDays = 3;

const subject = (header: ReceiptHeader): TodoSubject => ({ ...subjectOf(header), amount: header.settlementTotal, currency: header.currency });

/** Red after so many days, amber after half of them. */
const afterStep = ({ auditTime, issueTime, createTime }: ReceiptHeader, parameters: Parameters) => {
  const day = dayAtMaker(auditTime ?? issueTime ?? createTime, parameters);
  return { warnOn: addDays(day, Math.ceil(answerDays / 2)), lateOn: addDays(day, answerDays) };
};

/** Day of the next month by which a draft is issued. */
const issueDay = ({ period }: ReceiptHeader, parameters: Parameters): string =>
  `${monthAfter(period)}-${String(parameters.number('statement.issueDay')).padStart(2, '0')}`;

export const receiptTasks: readonly TaskRule<ReceiptHeader>[] = [
  {
    task: 'issue',
    status: 'draft',
    side: 'maker',
    permission: 'monthlyCollectReceipts:submit',
    dueDays: (header, parameters) => until(issueDay(header, parameters), 2),
    subject,
  },
  {
    task: 'confirm',
    status: 'submitted',
    side: 'dealer',
    permission: 'monthlyCollectReceipts:confirm',
    dueDays: ({ disputeEnd }) => until(disputeEnd, warnDays),
    subject,
  },
  { task: 'answer', status: 'no_pass', side: 'maker', permission: 'monthlyCollectReceipts:edit', dueDays: afterStep, subject },
  { task: 'close', status: 'pass', side: 'maker', permission: 'monthlyCollectReceipts:close', dueDays: afterStep, subject },
];
