/** Tasks that most kinds of documents have. Pure. */
import { addDays } from '../shared/calendarDate.ts';
import { dayAtMaker } from '../shared/makerDay.ts';
import { noDueDays, reviewDays, type TaskRule, until } from './todo/task.ts';

/** Days after its creation from which a draft counts as nearly late. */
const draftDays = 7;
/** Days before the last one from which a returned document counts as nearly late. */
const resubmitWarnDays = 7;

interface TaskColumns {
  createTime: string;
  submitTime: string | null;
  resubmitUntil?: string | null;
}

/**
 * Submission of a draft, correction of a returned document, and its two reviews; a kind overrides what differs.
 * @param module permission module, e.g. `maintenance`
 */
export const usualTasks = <Row extends TaskColumns>(
  module: string,
  subject: TaskRule<Row>['subject'],
): Record<'submit' | 'fix' | 'review' | 'finalReview', TaskRule<Row>> => ({
  submit: {
    task: 'submit',
    status: 'draft',
    side: 'dealer',
    permission: `${module}:edit`,
    dueDays: ({ createTime }, parameters) => ({ warnOn: addDays(dayAtMaker(createTime, parameters), draftDays), lateOn: null }),
    subject,
  },
  fix: {
    task: 'fix',
    status: 'no_pass',
    side: 'dealer',
    permission: `${module}:edit`,
    dueDays: ({ resubmitUntil = null }) => until(resubmitUntil, resubmitWarnDays),
    subject,
  },
  review: {
    task: 'review',
    status: 'submitted',
    side: 'maker',
    permission: `${module}:audit`,
    dueDays: (document, parameters) => reviewDays(document, parameters),
    subject,
  },
  finalReview: { task: 'finalReview', status: 'pass', side: 'maker', permission: `${module}:finalAudit`, dueDays: () => noDueDays, subject },
});
