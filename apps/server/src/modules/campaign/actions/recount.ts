/** Where a campaign has to be carried out: kept beside it, so that its tasks follow from it. */
import { sql } from 'kysely';
import { act } from '../../../documents/act.ts';
import { type AnyKind, effect } from '../../../documents/kind.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import { writeTodo } from '../../../documents/todo/writeTodo.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { type Db, json, type Trx } from '../../../shared/database/database.ts';
import type { Services } from '../../../shared/services.ts';
import type { CampaignActionInput } from '../campaignKind.ts';
import type { CampaignRow, Unit } from '../tables.ts';

/** The kind, for what happens within its own actions, of which it consists. */
export const kindOf = ({ services }: Pick<TrxContext, 'services'>): AnyKind => services.documents.get('campaign')!.kind;

/** The places with machines on which a campaign is open. */
export async function openUnitsOf(db: Db, campaignNo: string): Promise<Unit[]> {
  const { rows } = await sql<Unit>`select v.org_code, v.dealer_code, v.dealer_name, v.sub_dealer_code from vehicle_campaign vc join vehicle v on v.vin = vc.vin
    where vc.campaign_no = ${campaignNo} and vc.status = 'open' and v.del_flag = 0 group by 1, 2, 3, 4 order by 1`.execute(db);
  return rows;
}

/** Locks campaigns, always in the same order, so that claims and keepers come one after the other. */
export async function lockCampaigns(db: Trx, campaignNos: readonly string[]): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`select * from service_campaign where campaign_no = any(${[...campaignNos]}::text[]) and del_flag = 0
    order by campaign_no for update`.execute(db);
  return rows;
}

/** Follows what claims have done to machines of a campaign that is locked; its version stays, for nothing of it has changed. */
export async function followMachines(context: TrxContext, before: CampaignRow): Promise<void> {
  if (before.status !== 'pass') return;
  const openUnits = await openUnitsOf(context.db, before.campaignNo);
  if (JSON.stringify(openUnits) === JSON.stringify(before.openUnits)) return;
  await context.db
    .updateTable('serviceCampaign')
    .set({ openUnits: json(openUnits) })
    .where('id', '=', before.id)
    .execute();
  await writeTodo(context, kindOf(context), before, { ...before, openUnits });
}

/** Follows machines that have another place. */
export const recount = effect<CampaignRow, CampaignActionInput>()({
  async apply({ context, before }) {
    await followMachines(context, before);
    return null;
  },
});

/** Recounts campaigns as the system. */
export async function recountAll({ services, db }: { services: Services; db: Trx }, ids: readonly string[]): Promise<void> {
  for (const id of ids) await act(systemContext(services, db), kindOf({ services }), 'recount', { id });
}
