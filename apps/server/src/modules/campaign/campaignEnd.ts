import { sql } from 'kysely';
import { sqlDay } from '../../shared/makerDay.ts';
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { kindOf, recountAll } from './actions/recount.ts';
import { remindOf } from './actions/release.ts';
import type { CampaignRow } from './tables.ts';

type DueCampaign = Due & CampaignRow;

/** Closes campaigns past their last day, follows machines that were moved, and reminds the dealers of what is open. */
export const campaignEnd: Job = {
  code: 'campaignEnd',
  cron: '0 50 0 * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const closed = await closePast(job);
    await job.transaction(async (db) => {
      const released = await db
        .selectFrom('serviceCampaign')
        .select('id')
        .where('status', '=', 'pass')
        .where('delFlag', '=', 0)
        .orderBy('campaignNo')
        .execute();
      await recountAll(
        { services: job.services, db },
        released.map(({ id }) => id),
      );
    });
    return closed + (await remindDealers(job));
  },
};

async function closePast({ services, today, transaction }: JobContext): Promise<number> {
  const past = await services.db
    .selectFrom('serviceCampaign')
    .select('id')
    .where('status', '=', 'pass')
    .where('delFlag', '=', 0)
    .where('validTo', '<', sql<string>`${today}::date`)
    .orderBy('campaignNo')
    .execute();
  for (const { id } of past) await transaction((db) => act(systemContext(services, db), kindOf({ services }), 'expire', { id }));
  return past.length;
}

/** Every so many days since the release, each time once. */
function remindDealers({ services, today, transaction }: JobContext): Promise<number> {
  const every = services.parameters.number('campaign.remindDays');
  const released = sqlDay(services, sql`release_time`);
  const periods = sql`((${today}::date - ${released}) / ${sql.lit(every)})`;
  return remind<DueCampaign>(
    { transaction },
    'campaign.remind',
    sql`select *, (${released} + ${periods} * ${sql.lit(every)})::text as stage from service_campaign
      where status = 'pass' and del_flag = 0 and ${periods} > 0 and jsonb_array_length(open_units) > 0`,
    (db, campaign) => remindOf({ services, db }, campaign),
  );
}
