/** What waits for whom at a claim, and until when. Pure. */
import { type DueDays, noDueDays, reviewDays as reviewDaysOf, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { ClaimHeader } from '../store/tables.ts';

/** A dealer's deadline is near for this many days. */
const warnDays = 7;

/** A review is nearly late, and late, so many days after the claim was handed in. */
export const reviewDays = (claim: Pick<ClaimHeader, 'submitTime'>, parameters: Parameters): DueDays =>
  reviewDaysOf(claim, parameters, ['claim.reviewAmberDays', 'claim.reviewSlaDays']);

const subject = (claim: ClaimHeader): TodoSubject => ({ ...subjectOf(claim), vin: claim.vin, amount: claim.totalAmount, currency: claim.currency });

export const claimTasks: readonly TaskRule<ClaimHeader>[] = [
  { task: 'review', status: 'submitted', side: 'maker', permission: 'warrantyClaim:audit', dueDays: reviewDays, subject },
  { task: 'finalReview', status: 'pass', side: 'maker', permission: 'warrantyClaim:finalAudit', dueDays: reviewDays, subject },
  { task: 'fix', status: 'no_pass', side: 'dealer', permission: 'warrantyClaim:edit', dueDays: ({ resubmitUntil }) => until(resubmitUntil, warnDays), subject },
  {
    task: 'chargeConfirm',
    status: 'closed',
    when: ({ chargeBackBy }) => chargeBackBy !== null,
    side: 'maker',
    permission: 'warrantyClaim:chargeConfirm',
    dueDays: () => noDueDays,
    subject,
  },
  {
    task: 'submit',
    status: 'draft',
    side: 'dealer',
    permission: 'warrantyClaim:edit',
    dueDays: ({ repairDate }, parameters) => until(repairDate && addDays(repairDate, parameters.number('claim.submitDays')), warnDays),
    subject,
  },
];
