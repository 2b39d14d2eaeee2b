/** Jobs about cores. */
import { sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify, reviewersOf } from '../../shared/notify/notify.ts';
import { coreKind } from './coreKind.ts';
import { about } from './coreStep.ts';
import type { Core } from './tables.ts';

type DueCore = Due & Pick<Core, 'claimNo' | 'dealerCode' | 'dealerName' | 'partsCode' | 'tagNo' | 'returnDue'> & { level: '7' | '1' | 'missing' };

/** Cores that wait for their return: 7 days and 1 day before the day, and to the maker when it has passed. */
export const usedPartsReturn: Job = {
  code: 'usedPartsReturn',
  cron: '0 20 7 * * ?',
  timeoutSeconds: 300,
  run({ today, transaction }) {
    const event = 'usedParts.due';
    return remind<DueCore>(
      { transaction },
      event,
      sql`select id, claim_no, dealer_code, dealer_name, parts_code, tag_no, return_due, level, return_due::text || '/' || level as stage
        from (select *, case when return_due < ${today}::date then 'missing' when return_due <= ${addDays(today, 1)}::date then '1' else '7' end as level
              from used_parts_task where core_status = 'to_return' and return_due <= ${addDays(today, 7)}::date) t`,
      async (trx, core) => {
        const isMissing = core.level === 'missing';
        const receivers = isMissing
          ? await reviewersOf(trx, 'usedPartsHandle:finalAudit', core.dealerCode)
          : await dealerUsers(trx, core.dealerCode, ['DLR_SERVICE', 'DLR_PARTS']);
        await notify(trx, receivers, { event: isMissing ? 'usedParts.missing' : event, ...about(core) });
      },
    );
  },
};

/** Cores that were kept long enough and that the maker did not ask for may be scrapped. */
export const coreRetention: Job = {
  code: 'coreRetention',
  cron: '0 40 0 * * ?',
  timeoutSeconds: 300,
  run: (job) =>
    actInBatches(
      job,
      coreKind,
      'allowScrap',
      sql`select id from used_parts_task where core_status = 'kept' and core_disposition = 'hold' and retain_until < ${job.today}::date`,
    ),
};
