/** Reminders of tasks at documents of all kinds: reviews that take long, returned documents whose deadline is near. */
import { sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import type { Trx } from '../../shared/database/database.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsersWith, type Notification, notify, reviewersOf, usersNamed } from '../../shared/notify/notify.ts';

interface DueTask extends Due {
  docType: string;
  docId: string;
  docNo: string;
  dealerCode: string;
  dealerName: string;
  submitBy: string | null;
  vin: string | null;
  /** Last day to do it. */
  lastDay: string;
}

/** A document is reminded of once for each day on which its time ends. */
const columns = sql`t.doc_id as id, t.doc_type, t.doc_id, t.doc_no, t.dealer_code, t.dealer_name, t.submit_by, t.vin, (t.late_on - 1)::text as last_day`;

const reminderOf = (event: string, { docType, docId, docNo, dealerName, vin, lastDay }: DueTask): Notification => ({
  event,
  params: { no: docNo, date: lastDay, dealer: dealerName, vin: vin ?? '' },
  docType,
  docId,
  docNo,
});

/** Reminds reviewers of reviews that are nearly late, and those with the final decision of late ones. */
export const reviewSla: Job = {
  code: 'claimReviewSla',
  cron: '0 0 7 * * ?',
  timeoutSeconds: 300,
  async run({ today, transaction }) {
    const levels = [
      { event: 'review.nearlyLate', right: 'audit', due: sql`t.warn_on <= ${today}::date and t.late_on > ${today}::date` },
      { event: 'review.late', right: 'finalAudit', due: sql`t.late_on <= ${today}::date` },
    ];
    let sent = 0;
    for (const { event, right, due } of levels)
      sent += await remind<DueTask>(
        { transaction },
        event,
        sql`select ${columns}, t.late_on::text as stage from todo t
          where t.side = 'maker' and t.permission in (t.doc_type || ':audit', t.doc_type || ':finalAudit') and ${due}`,
        async (trx, task) => notify(trx, await reviewersOf(trx, `${task.docType}:${right}`, task.dealerCode), reminderOf(event, task)),
      );
    return sent;
  },
};

/** The submitter of a returned document is reminded this many days before the deadline for resubmission. */
const resubmitWarnDays = 7;

/** Returned documents whose deadline for resubmission is only a few days away. */
export const resubmission: Job = {
  code: 'claimResubmission',
  cron: '0 10 7 * * ?',
  timeoutSeconds: 300,
  run({ today, transaction }) {
    const event = 'document.resubmitEnds';
    return remind<DueTask>(
      { transaction },
      event,
      sql`select ${columns}, (t.late_on - 1)::text as stage from todo t
        where t.side = 'dealer' and t.task = 'fix' and t.late_on - 1 between ${today}::date and ${addDays(today, resubmitWarnDays)}::date`,
      async (trx, task) => notify(trx, await usersNamed(trx, [task.submitBy]), reminderOf(event, task)),
    );
  },
};

/** Parts and finance: their late tasks are reminded of, whatever they are. Reviews and returned documents have reminders of their own. */
const families = ['partsOrder', 'packingList', 'partsArrival', 'partsClaim', 'dealerPayment', 'serviceFee', 'monthlyCollectReceipts'];

interface LateTask extends DueTask {
  side: 'maker' | 'dealer';
  permission: string;
  role: string | null;
  assignee: string | null;
  subDealerCode: string | null;
}

/** Those whose task it is: one user, or holders of its right at the maker, or at the dealer and in the sub-dealer of the document. */
function responsibleFor(trx: Trx, { side, permission, role, assignee, dealerCode, subDealerCode }: LateTask): Promise<{ id: string }[]> {
  if (assignee !== null) return usersNamed(trx, [assignee]);
  return side === 'maker' ? reviewersOf(trx, permission, dealerCode, { role }) : dealerUsersWith(trx, permission, { dealerCode, subDealerCode });
}

/** Reminds of late tasks at documents of parts and finance, once for each task and day on which it became late. @returns how many */
export function remindOfLateTasks({ today, transaction }: JobContext): Promise<number> {
  const event = 'task.late';
  return remind<LateTask>(
    { transaction },
    event,
    sql`select ${columns}, t.side, t.permission, t.role, t.assignee, t.sub_dealer_code, concat_ws('/', t.late_on::text, t.task, t.permission, t.place) as stage from todo t
      where t.doc_type = any(${families}) and t.task <> 'fix' and t.permission not in (t.doc_type || ':audit', t.doc_type || ':finalAudit')
        and t.late_on <= ${today}::date`,
    async (trx, task) => notify(trx, await responsibleFor(trx, task), reminderOf(event, task)),
  );
}
