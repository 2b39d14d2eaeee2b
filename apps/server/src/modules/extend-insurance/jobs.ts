/** Jobs about extensions. */
import { type RawBuilder, sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify } from '../../shared/notify/notify.ts';
import { finishHandovers } from '../handover-train/service.ts';
import { about } from './actions/extensionStep.ts';
import { extensionKind } from './extensionKind.ts';
import type { ExtensionHeader } from './tables.ts';

/** Ends extensions that a condition names. @returns how many */
const expire = (job: JobContext, condition: RawBuilder<unknown>): Promise<number> =>
  actInBatches(job, extensionKind, 'expire', sql`select id from extend_insurance where del_flag = 0 and ${condition}`);

/** Closes handovers and extensions whose cover is over. */
export const coverEnd: Job = {
  code: 'coverEnd',
  cron: '0 20 0 * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const handovers = await finishHandovers(job);
    return handovers + (await expire(job, sql`status = 'audit_succeeded' and end_date < ${job.today}::date`));
  },
};

/** The dealer hears of an unpaid one so many days before the last, and on it. */
const warnDays = 3;

/** Reminds of extensions that wait for their payment, and closes those that have waited twice as long as they may. */
export const extendUnpaid: Job = {
  code: 'extendUnpaid',
  cron: '0 55 6 * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const { services, today, transaction } = job;
    const closed = await expire(job, sql`status = 'pass' and pay_until + ${services.parameters.number('extend.payDays')}::int <= ${today}::date`);
    const event = 'extendInsurance.unpaid';
    const reminded = await remind<Due & ExtensionHeader>(
      { transaction },
      event,
      sql`select e.*, e.pay_until::text || '/' || case when e.pay_until <= ${today}::date then 'last' else 'soon' end as stage from extend_insurance e
        where e.status = 'pass' and e.del_flag = 0 and e.pay_until <= ${addDays(today, warnDays)}::date`,
      async (trx, due) =>
        notify(trx, await dealerUsers(trx, due.dealerCode, ['DLR_ADMIN', 'DLR_SERVICE', 'DLR_SALES']), { event, ...about(due), at: services.now() }),
    );
    return closed + reminded;
  },
};
