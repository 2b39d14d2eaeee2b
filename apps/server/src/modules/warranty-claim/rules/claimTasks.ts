/** Tasks of a claim and their deadlines. Pure. */
import { type DueDays, noDueDays, reviewDays as reviewDaysOf, subjectOf, type TaskRule, type TodoSubject, until } from '../../../documents/todo/task.ts';
import { usualTasks } from '../../../documents/usualTasks.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { Parameters } from '../../../shared/parameters.ts';
import type { ClaimHeader } from '../store/tables.ts';

/** A dealer's deadline is near for this many days. */
const warnDays = 7;

/** A review is nearly late, and late, so many days after the claim was handed in. */
export const reviewDays = (claim: Pick<ClaimHeader, 'submitTime'>, parameters: Parameters): DueDays =>
  reviewDaysOf(claim, parameters, ['claim.reviewAmberDays', 'claim.reviewSlaDays']);

const subject = (claim: ClaimHeader): TodoSubject => ({ ...subjectOf(claim), vin: claim.vin, amount: claim.totalAmount, currency: claim.currency });

const { submit, fix, review, finalReview } = usualTasks<ClaimHeader>('warrantyClaim', subject);

export const claimTasks: readonly TaskRule<ClaimHeader>[] = [
  { ...review, dueDays: reviewDays },
  { ...finalReview, dueDays: reviewDays },
  fix,
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
    ...submit,
    dueDays: ({ repairDate }, parameters) => until(repairDate && addDays(repairDate, parameters.number('claim.submitDays')), warnDays),
  },
];
