/** Changing the machines of a campaign; each has been judged, with the campaign locked. */
import { sql } from 'kysely';
import { effect, type Step } from '../../../documents/kind.ts';
import { writeChangeLog } from '../../../shared/change-log/changeLog.ts';
import type { TrxContext } from '../../../shared/context.ts';
import type { CampaignActionInput } from '../campaignKind.ts';
import type { CampaignRow } from '../tables.ts';
import { openUnitsOf } from './recount.ts';
import { tellClerks } from './tell.ts';

const campaignEffect = effect<CampaignRow, CampaignActionInput>();
type CampaignStep = Step<CampaignRow, CampaignActionInput>;

type Work = (step: CampaignStep, vins: readonly string[]) => Promise<unknown>;

/** How many machines the campaign concerns, and how many it does not. */
async function countsOf({ db }: Pick<TrxContext, 'db'>, campaignNo: string): Promise<{ total: number; excluded: number }> {
  const { rows } = await sql<{ total: number; excluded: number }>`select count(*)::int as total, count(*) filter (where status = 'excluded')::int as excluded
    from vehicle_campaign where campaign_no = ${campaignNo}`.execute(db);
  return rows[0]!;
}

/** Places that have to carry a released campaign out from now on hear of it; the history says how many machines there are. */
const machineEffect = (work: Work) =>
  campaignEffect({
    async apply(step) {
      const { context, before, input } = step;
      const { db, services, user } = context;
      const { id, campaignNo: no, status } = before;
      if (!input.vins || input.vins.length === 0) return null;
      const counted = await countsOf(context, no);
      await work(step, input.vins);
      const now = await countsOf(context, no);
      const changes = (['total', 'excluded'] as const)
        .filter((field) => counted[field] !== now[field])
        .map((field) => ({ field, oldValue: String(counted[field]), newValue: String(now[field]) }));
      if (changes.length === 0) return null;
      await writeChangeLog(db, { docType: 'campaign', id, no, user, changes, at: services.now() });
      return status === 'pass' ? { openUnits: await openUnitsOf(db, no) } : {};
    },
    async notify({ context, before }, after) {
      const known = new Set(before.openUnits.map(({ orgCode }) => orgCode));
      const units = after.openUnits.filter(({ orgCode }) => !known.has(orgCode));
      if (after.status === 'pass' && units.length > 0) await tellClerks(context, after, { event: 'released', units });
    },
  });

/** One that is there already stays as it is; a scrapped one is not concerned. */
export const addVins = machineEffect(({ context: { db, services }, before: { campaignNo } }, vins) =>
  sql`insert into vehicle_campaign (campaign_no, vin, status, create_time)
    select ${campaignNo}, vin, case vehicle_status when 'scrapped' then 'excluded' else 'open' end, ${services.now().toISOString()}::timestamptz
    from vehicle where vin = any(${[...vins]}::text[]) on conflict (vin, campaign_no) do nothing`.execute(db),
);

export const removeVins = machineEffect(({ context: { db }, before: { campaignNo } }, vins) =>
  sql`delete from vehicle_campaign where campaign_no = ${campaignNo} and vin = any(${[...vins]}::text[])`.execute(db),
);

export const excludeVins = machineEffect(({ context: { db }, before: { campaignNo }, input: { opinion } }, vins) =>
  sql`update vehicle_campaign set status = 'excluded', exclude_reason = ${opinion?.trim() ?? null}
    where campaign_no = ${campaignNo} and vin = any(${[...vins]}::text[]) and status = 'open'`.execute(db),
);
