/** Machines of campaigns for claims: facts and changes. */
import { type RawBuilder, sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import { type Coded, invalid } from '../../shared/refusal/refusal.ts';
import { followMachines, lockCampaigns } from './actions/recount.ts';
import type { HourLine, PartLine } from './tables.ts';

/** A campaign that names a machine, for a claim that carries it out. */
export interface MachineCampaign {
  campaignNo: string;
  /** It is released, and not over. */
  isReleased: boolean;
  /** The claim may carry it out on the machine. */
  isOpen: boolean;
  mileagePaid: 'Y' | 'N';
  bugCode: string | null;
  hourCodes: HourLine[];
  parts: PartLine[];
}

type Question = Readonly<Record<'vin' | 'day' | 'claimNo', RawBuilder<unknown>>>;

/** Whether campaign `c` is released on a day, and not over. */
export const isReleased = (day: RawBuilder<unknown>): RawBuilder<boolean> => sql`(c.status = 'pass' and ${day} between c.valid_from and c.valid_to)`;

/** The campaigns of a machine on a day, as a JSON list, for a claim: part of the statement that asks. */
export function campaignsOf({ vin, day, claimNo }: Question): RawBuilder<MachineCampaign[]> {
  const released = isReleased(day);
  return sql`coalesce((select json_agg(json_build_object('campaignNo', c.campaign_no, 'isReleased', ${released},
      'isOpen', ${released} and (vc.status = 'open' or (vc.status = 'claimed' and vc.claim_no = ${claimNo})),
      'mileagePaid', c.mileage_paid, 'bugCode', c.bug_code, 'hourCodes', c.hour_codes, 'parts', c.parts) order by c.campaign_no)
    from vehicle_campaign vc join service_campaign c on c.campaign_no = vc.campaign_no
    where vc.vin = ${vin} and c.status <> 'draft' and c.del_flag = 0), '[]')`;
}

/** The campaign that a claim carries out on its machine; null for a claim of another type. */
interface Claimed {
  claimNo: string;
  vin: string;
  campaignNo: string | null;
}

/** Campaigns that hold a machine for a claim. */
async function heldBy({ db }: TrxContext, claimNo: string): Promise<string[]> {
  const { rows } = await sql<{
    campaignNo: string;
  }>`select distinct campaign_no from vehicle_campaign where claim_no = ${claimNo} and status = 'claimed'`.execute(db);
  return rows.map(({ campaignNo }) => campaignNo);
}

const release = ({ db }: TrxContext, claimNo: string) =>
  sql`update vehicle_campaign set status = 'open', claim_no = null where claim_no = ${claimNo} and status = 'claimed'`.execute(db);

/**
 * A claim is submitted and reserves its machine. A simultaneous claim and exclusion of the machine come one
 * after the other.
 * @throws E-223 when the machine is no longer open, E-290 when the campaign is over
 */
export async function holdMachine(context: TrxContext, { claimNo, vin, campaignNo }: Claimed): Promise<void> {
  const { db } = context;
  const before = await heldBy(context, claimNo);
  if (campaignNo === null && before.length === 0) return;
  const campaigns = await lockCampaigns(db, [...before, ...(campaignNo === null ? [] : [campaignNo])]);
  await release(context, claimNo);
  if (campaignNo !== null) {
    const params = { no: campaignNo };
    if (campaigns.find((campaign) => campaign.campaignNo === campaignNo)?.status !== 'pass') throw invalid([{ field: 'campaignNo', code: 'E-290', params }]);
    const { rows } = await sql`update vehicle_campaign set status = 'claimed', claim_no = ${claimNo}
      where vin = ${vin} and campaign_no = ${campaignNo} and status = 'open' returning vin`.execute(db);
    if (rows.length === 0) throw invalid([{ field: 'campaignNo', code: 'E-223', params }]);
  }
  for (const campaign of campaigns) await followMachines(context, campaign);
}

/** A claim is taken back, refused, given up or closed: its machine is open again. */
export async function releaseMachine(context: TrxContext, claimNo: string): Promise<void> {
  const held = await heldBy(context, claimNo);
  if (held.length === 0) return;
  const campaigns = await lockCampaigns(context.db, held);
  await release(context, claimNo);
  for (const campaign of campaigns) await followMachines(context, campaign);
}

/** A claim is approved: the campaign is done on its machine. @param date of the repair, `YYYY-MM-DD` */
export async function completeCampaign({ db }: TrxContext, { claimNo, vin, campaignNo, date }: Claimed & { date: string }): Promise<void> {
  await sql`update vehicle_campaign set status = 'done', completed_date = ${date}
    where vin = ${vin} and campaign_no = ${campaignNo} and claim_no = ${claimNo} and status = 'claimed'`.execute(db);
}

/** Why a machine cannot be handed over: a campaign has to be carried out on it first; null when none has. */
export async function stopsDelivery({ db }: Pick<TrxContext, 'db'>, vin: string): Promise<Coded | null> {
  const { rows } = await sql<{ no: string }>`select c.campaign_no as no from vehicle_campaign vc join service_campaign c on c.campaign_no = vc.campaign_no
    where vc.vin = ${vin} and vc.status in ('open', 'claimed') and c.stop_delivery = 'Y' and c.status = 'pass' and c.del_flag = 0 order by 1 limit 1`.execute(
    db,
  );
  const [held] = rows;
  return held ? { code: 'E-223', textKey: 'campaign.openAtHandover', params: { no: held.no } } : null;
}
