/** Ends policies whose last day is over, and reminds of those that end soon. */
import { sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { inBatches } from '../../shared/jobs/inBatches.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify } from '../../shared/notify/notify.ts';
import { insuranceKind } from './insuranceKind.ts';
import { machinesToShow, showInsurance } from './reading/policies.ts';
import { insuranceReaders } from './actions/reviewActions.ts';
import './tables.ts';

/** So many days before the end the dealer hears of it. */
const warnDays = [60, 30, 7];

interface DuePolicy extends Due {
  insuranceNo: string;
  policy: string;
  vin: string;
  dealerCode: string;
  date: string;
}

export const policyExpiry: Job = {
  code: 'policyExpiry',
  cron: '0 30 0 * * ?',
  timeoutSeconds: 300,
  async run({ services, today, transaction }) {
    const over = sql`select id from force_insurance where biz_type = 'insurance' and status = 'pass' and del_flag = 0 and policy_end < ${today}::date`;
    const closed = await actInBatches({ services, transaction }, insuranceKind, 'expire', over);
    await inBatches<{ id: string; vin: string }>({ transaction }, machinesToShow(today), (trx, rows) =>
      showInsurance(
        trx,
        today,
        rows.map(({ vin }) => vin),
      ),
    );
    const event = 'forceInsurance.expiring';
    const last = (days: number) => sql`${addDays(today, days)}::date`;
    const level = sql`case ${sql.join(
      warnDays.toReversed().map((days) => sql`when policy_end <= ${last(days)} then ${sql.lit(String(days))}`),
      sql` `,
    )} end`;
    const warned = await remind<DuePolicy>(
      { transaction },
      event,
      // A policy that is followed by another one already needs no reminder.
      sql`select id, insurance_no, policy_no as policy, vin, dealer_code, policy_end::text as date, policy_end::text || '/' || ${level} as stage
        from force_insurance p where biz_type = 'insurance' and status = 'pass' and del_flag = 0 and policy_end between ${today}::date and ${last(Math.max(...warnDays))}
          and not exists (select from force_insurance n where n.vin = p.vin and n.insurance_type = p.insurance_type and n.del_flag = 0
            and n.status in ('submitted', 'pass') and n.policy_end > p.policy_end)`,
      async (trx, { id, insuranceNo, policy, vin, dealerCode, date }) =>
        notify(trx, await dealerUsers(trx, dealerCode, insuranceReaders), {
          event,
          params: { policy, vin, date },
          docType: 'forceInsurance',
          docId: id,
          docNo: insuranceNo,
          at: services.now(),
        }),
    );
    return closed + warned;
  },
};
