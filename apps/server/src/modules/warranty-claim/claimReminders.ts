/** Reminders about used parts of claims that are to be returned. */
import { sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify, reviewersOf } from '../../shared/notify/notify.ts';

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
    return remind<DueParts>(
      { transaction },
      event,
      sql`select id, claim_id, claim_no, dealer_code, parts_code, tag_no, retain_until, level, retain_until::text || '/' || level as stage
        from (select *, case when retain_until < ${today}::date then 'missing' when retain_until <= ${addDays(today, 1)}::date then '1' else '7' end as level
              from used_parts_task
              where core_disposition = 'return' and handled_qty < claim_qty and retain_until <= ${addDays(today, 7)}::date) t`,
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
