/** Tasks of a parts claim and their deadlines. Pure. */
import { type DueDays, noDueDays, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { dayAtMaker } from '../../../shared/makerDay.ts';
import type { PartsClaimHeader } from '../tables.ts';
import { settleRights } from './workflow.ts';

const subject = (claim: PartsClaimHeader): TodoSubject => ({
  ...subjectOf(claim),
  amount: claim.approvedAmount ?? claim.claimAmount,
  currency: claim.currency,
});

/** Late after so many days, nearly late after half of them. @param day `YYYY-MM-DD`; null: nothing urges */
const after = (day: string | null, days: number): DueDays =>
  day === null ? noDueDays : { warnOn: addDays(day, Math.ceil(days / 2)), lateOn: addDays(day, days + 1) };

/** Days for the maker to take goods that are on their way, and to settle what is decided. */
const receiveDays = 10;
const settleDays = 5;

/** A decided claim waits for whoever may settle what it comes to. */
const settleTask = (settled: keyof typeof settleRights): TaskRule<PartsClaimHeader> => ({
  task: 'settle',
  status: 'pass',
  when: ({ goodsExpected, settlement }) => goodsExpected === 'N' && settlement === settled,
  side: 'maker',
  permission: settleRights[settled],
  dueDays: ({ returnReceivedDate, auditTime }, parameters) => after(returnReceivedDate ?? (auditTime && dayAtMaker(auditTime, parameters)), settleDays),
  subject,
});

const { fix, review } = usualTasks<PartsClaimHeader>('partsClaim', subject);

export const partsClaimTasks: readonly TaskRule<PartsClaimHeader>[] = [
  {
    ...review,
    dueDays: ({ submitTime }, parameters) => after(submitTime && dayAtMaker(submitTime, parameters), parameters.number('partsClaim.reviewDays')),
  },
  fix,
  {
    task: 'sendBack',
    status: 'pass',
    when: ({ goodsExpected }) => goodsExpected === 'Y',
    side: 'dealer',
    permission: 'partsClaim:submit',
    dueDays: ({ returnDue }, parameters) => until(returnDue, Math.floor(parameters.number('partsClaim.returnDays') / 2)),
    subject,
  },
  {
    task: 'receive',
    status: 'shipped',
    side: 'maker',
    permission: 'partsClaim:audit',
    dueDays: ({ returnShipDate }) => after(returnShipDate, receiveDays),
    subject,
  },
  settleTask('money'),
  settleTask('goods'),
  {
    // A resend order ended with a part cancelled: that quantity is decided anew.
    task: 'decide',
    status: 'pass',
    when: ({ settlement }) => settlement === null,
    side: 'maker',
    permission: settleRights.goods,
    dueDays: () => noDueDays,
    subject,
  },
];
