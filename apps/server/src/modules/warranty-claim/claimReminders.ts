/** Reminders about claims: reviews that take long, returned claims whose time ends, used parts to be returned. */
import { sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, notReminded, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify, reviewersOf, usersNamed } from '../../shared/notify/notify.ts';

interface DueClaim extends Due {
  claimNo: string;
  vin: string;
  dealerCode: string;
  dealerName: string;
}

/** Reviews past the amber line go to the reviewers, those past the red one to the managers. */
export const claimReviewSla: Job = {
  code: 'claimReviewSla',
  cron: '0 0 7 * * ?',
  timeoutSeconds: 300,
  run({ services: { parameters }, today, transaction }) {
    const event = 'warrantyClaim.late';
    const days = { amber: parameters.number('claim.reviewAmberDays'), red: parameters.number('claim.reviewSlaDays') };
    const line = (age: number) => sql`${addDays(today, 1 - age)}::date`;
    const stage = sql`c.submit_day || '/' || c.level`;
    return remind<DueClaim & { level: 'amber' | 'red' }>(
      { transaction },
      event,
      async (trx, limit) =>
        (
          await sql<DueClaim & { level: 'amber' | 'red' }>`
            select id, claim_no, vin, dealer_code, dealer_name, level, ${stage} as stage
            from (select id, claim_no, vin, dealer_code, dealer_name, submit_time::date::text as submit_day,
                    case when submit_time < ${line(days.red)} then 'red' else 'amber' end as level
                  from warranty_claim
                  where status in ('submitted', 'pass') and del_flag = 0 and submit_time < ${line(Math.min(days.amber, days.red))}) c
            where ${notReminded(event, sql`c.id`, stage)}
            order by c.submit_day, c.id limit ${limit}::int`.execute(trx)
        ).rows,
      async (trx, { id, claimNo, vin, dealerCode, dealerName, level }) => {
        const permission = level === 'red' ? 'warrantyClaim:finalAudit' : 'warrantyClaim:audit';
        await notify(trx, await reviewersOf(trx, permission, dealerCode), {
          event,
          params: { no: claimNo, n: days[level], dealer: dealerName, vin },
          docType: 'warrantyClaim',
          docId: id,
          docNo: claimNo,
        });
      },
    );
  },
};

/** How many days before the end of the time to hand a returned claim in again its submitter hears of it. */
const resubmitWarnDays = 7;

export const claimResubmission: Job = {
  code: 'claimResubmission',
  cron: '0 10 7 * * ?',
  timeoutSeconds: 300,
  run({ today, transaction }) {
    const event = 'warrantyClaim.resubmitEnds';
    const stage = sql`resubmit_until::text`;
    return remind<DueClaim & { submitBy: string | null }>(
      { transaction },
      event,
      async (trx, limit) =>
        (
          await sql<DueClaim & { submitBy: string | null }>`
            select id, claim_no, vin, dealer_code, dealer_name, submit_by, ${stage} as stage
            from warranty_claim
            where status = 'no_pass' and del_flag = 0 and resubmit_until between ${today}::date and ${addDays(today, resubmitWarnDays)}::date
              and ${notReminded(event, sql`warranty_claim.id`, stage)}
            order by resubmit_until, id limit ${limit}::int`.execute(trx)
        ).rows,
      async (trx, { id, claimNo, vin, submitBy, stage: date }) => {
        await notify(trx, await usersNamed(trx, [submitBy]), {
          event,
          params: { no: claimNo, vin, date },
          docType: 'warrantyClaim',
          docId: id,
          docNo: claimNo,
        });
      },
    );
  },
};

interface DueParts extends Due {
  claimId: string;
  claimNo: string;
  dealerCode: string;
  partsCode: string;
  tagNo: string;
  retainUntil: string;
  level: '7' | '1' | 'missing';
}

/** Used parts that wait for their return: 7 days and 1 day before the day, and to the maker when it has passed. */
export const usedPartsReturn: Job = {
  code: 'usedPartsReturn',
  cron: '0 20 7 * * ?',
  timeoutSeconds: 300,
  run({ today, transaction }) {
    const event = 'usedParts.due';
    const stage = sql`t.retain_until::text || '/' || t.level`;
    return remind<DueParts>(
      { transaction },
      event,
      async (trx, limit) =>
        (
          await sql<DueParts>`
            select id, claim_id, claim_no, dealer_code, parts_code, tag_no, retain_until, level, ${stage} as stage
            from (select *, case when retain_until < ${today}::date then 'missing' when retain_until <= ${addDays(today, 1)}::date then '1' else '7' end as level
                  from used_parts_task
                  where core_disposition = 'return' and handled_qty < claim_qty and retain_until <= ${addDays(today, 7)}::date) t
            where ${notReminded(event, sql`t.id`, stage)}
            order by t.retain_until, t.id limit ${limit}::int`.execute(trx)
        ).rows,
      async (trx, { claimId, claimNo, dealerCode, partsCode, tagNo, retainUntil, level }) => {
        const isMissing = level === 'missing';
        const receivers = isMissing
          ? await reviewersOf(trx, 'warrantyClaim:finalAudit', dealerCode)
          : await dealerUsers(trx, dealerCode, ['DLR_SERVICE', 'DLR_PARTS']);
        await notify(trx, receivers, {
          event: isMissing ? 'usedParts.missing' : event,
          params: { no: claimNo, part: partsCode, tag: tagNo, date: retainUntil, dealer: dealerCode },
          docType: 'warrantyClaim',
          docId: claimId,
          docNo: claimNo,
        });
      },
    );
  },
};
