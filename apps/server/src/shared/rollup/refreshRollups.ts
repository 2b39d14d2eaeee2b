import { sql } from 'kysely';
import { addMonths, firstOfMonth } from '../calendarDate.ts';
import type { Trx } from '../database/database.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import type { Rollup } from './rollup.ts';

/** Figures go back 24 months, with the running one. */
const keptMonths = 25;
/** Parts that are stored in one transaction. */
const partsAtOnce = 400;

/** Stores the sums of dealers and months that have changed, and forgets those that no figure reads any more. */
export const refreshRollups: Job = {
  code: 'rollups',
  cron: '0 */2 * * * ?',
  timeoutSeconds: 1800,
  async run({ today, services, signal, transaction }) {
    const oldest = firstOfMonth(addMonths(today, -keptMonths));
    let stored = 0;
    for (const rollup of services.modules.flatMap(({ rollups = [] }) => rollups)) {
      await transaction((trx) => forget(trx, rollup, oldest));
      for (let some = partsAtOnce; some === partsAtOnce && !signal.aborted; stored += some) some = await transaction((trx) => store(trx, services, rollup));
    }
    return stored;
  },
};

async function forget(trx: Trx, { name }: Rollup, oldest: string): Promise<void> {
  await sql`delete from rollup_value where rollup = ${name} and month < ${oldest}::date`.execute(trx);
  await sql`delete from rollup_stale where rollup = ${name} and month < ${oldest}::date`.execute(trx);
}

/**
 * Stores the sums of stale parts, the newest months first. A change made meanwhile leaves a mark of its own, so that its part is stored again.
 * @returns how many parts were stored
 */
async function store(trx: Trx, services: Services, { name, sums }: Rollup): Promise<number> {
  const { rows } = await sql<{ dealerCode: string; month: string }>`with part as (
      select distinct month, dealer_code from rollup_stale where rollup = ${name} order by month desc, dealer_code limit ${sql.lit(partsAtOnce)}
    ), taken as (delete from rollup_stale using part where rollup = ${name} and rollup_stale.month = part.month and rollup_stale.dealer_code = part.dealer_code)
    select dealer_code, month::text as month from part`.execute(trx);
  if (rows.length === 0) return 0;
  const part = sql`unnest(${rows.map(({ dealerCode }) => dealerCode)}::text[], ${rows.map(({ month }) => month)}::date[])`;
  const relation = sql`(select dealer_code, month from ${part} as part (dealer_code, month))`;
  await sql`delete from rollup_value where rollup = ${name} and (dealer_code, month) in ${relation}`.execute(trx);
  await sql`insert into rollup_value (rollup, dealer_code, month, measure, key, value)
    select ${name}, dealer_code, month, measure, key, value from (${sums(services, relation, sql`true`)}) as sums`.execute(trx);
  return rows.length;
}

/** In another zone of the maker, days at the end of a month belong to the month beside it. */
export async function restateMonths({ db }: { db: Trx }): Promise<void> {
  await sql`insert into rollup_stale select distinct rollup, (month + shift)::date, dealer_code from rollup_value
    cross join unnest(array[interval '-1 month', interval '0', interval '1 month']) as shift`.execute(db);
}
