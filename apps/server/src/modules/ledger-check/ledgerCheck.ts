/** Checks that stored balances and quantities still add up. Nothing is repaired: users have to explain a difference. */
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../shared/services.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { notify, staffOf } from '../../shared/notify/notify.ts';
import { paymentInvariants } from '../dealer-payment/service.ts';
import { ledgerInvariants } from '../ledger/service.ts';
import { makerStockInvariants } from '../maker-stock/service.ts';
import { receiptInvariants } from '../monthly-collect-receipts/service.ts';
import { packingInvariants } from '../packing-list/service.ts';
import { arrivalInvariants } from '../parts-arrival/service.ts';
import { partsClaimInvariants } from '../parts-claim/service.ts';
import { orderInvariants } from '../parts-order/service.ts';
import { feeInvariants } from '../service-fee/service.ts';
import { stockInvariants } from '../stock/service.ts';
import { vehicleOrderInvariants } from '../vehicle-order/service.ts';

const invariants = [
  ...ledgerInvariants,
  ...paymentInvariants,
  ...stockInvariants,
  ...makerStockInvariants,
  ...orderInvariants,
  ...packingInvariants,
  ...receiptInvariants,
  ...arrivalInvariants,
  ...partsClaimInvariants,
  ...feeInvariants,
  ...vehicleOrderInvariants,
];

interface Breach extends Due {
  code: string;
  /** How many records. */
  n: number;
  example: string;
}

/** Each invariant that does not hold, with how many records it concerns: all in one statement, so that nothing moves meanwhile. @param since as of `Invariant` */
export const breaches = (since: string | null): RawBuilder<Omit<Breach, 'id' | 'stage'>> =>
  sql`select code, sum(n)::int as n, min(example) as example from (${sql.join(
    invariants.map(({ code, broken }) => sql`select ${sql.lit(code)} as code, count(*)::int as n, min(id) as example from (${broken(since)}) ${sql.ref(code)}`),
    sql` union all `,
  )}) checked where n > 0 group by code`;

/** Rows written while an earlier run was reading belong to the next one. */
const overlapMs = 3_600_000;

/** When the last run that succeeded began; null: everything is looked at, as on every Sunday. */
async function sinceLastRun({ db }: Pick<Services, 'db'>, today: string): Promise<string | null> {
  if (new Date(`${today}T00:00:00Z`).getUTCDay() === 0) return null;
  const last = await db
    .selectFrom('jobRun')
    .select(sql<number>`extract(epoch from start_time)`.as('seconds'))
    .where('jobCode', '=', 'ledgerCheck')
    .where('status', '=', 'succeeded')
    .orderBy('startTime', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? new Date(last.seconds * 1000 - overlapMs).toISOString() : null;
}

export const ledgerCheck: Job = {
  code: 'ledgerCheck',
  cron: '0 30 3 * * ?',
  timeoutSeconds: 300,
  async run({ services, today, transaction }) {
    const since = await sinceLastRun(services, today);
    return remind<Breach>(
      { transaction },
      'ledger.checkFailed',
      sql`select code as id, ${today} as stage, breach.* from (${breaches(since)}) breach`,
      async (trx, { code, n, example }) =>
        notify(trx, await staffOf(trx, ['SYS_ADMIN', 'MFR_FINANCE']), { event: 'ledger.checkFailed', params: { code, n, example }, at: services.now() }),
    );
  },
};
