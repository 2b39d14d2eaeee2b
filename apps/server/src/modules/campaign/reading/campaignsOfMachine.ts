import { sql } from 'kysely';
import type { VehicleCampaign } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { scopeCondition } from '../../../shared/scope/scope.ts';
import type { TabMachine } from '../../vehicle/service.ts';
import { textIn } from '../texts.ts';

/** Campaigns that concern a machine, the newest first; without drafts. */
export async function campaignsOfMachine(context: Context, { vin }: TabMachine): Promise<VehicleCampaign[]> {
  const { db, user } = context;
  const { rows } =
    await sql<VehicleCampaign>`select service_campaign.id, service_campaign.campaign_no, ${textIn('title', user.language)} as title, campaign_type, severity, valid_to,
      vc.status, service_campaign.status = 'pass' as is_released, vc.claim_no, claim.id as claim_id, vc.completed_date
    from vehicle_campaign vc join service_campaign on service_campaign.campaign_no = vc.campaign_no
      left join warranty_claim claim on claim.claim_no = vc.claim_no and claim.del_flag = 0 and ${scopeCondition(user, 'claim') ?? sql`true`}
    where vc.vin = ${vin} and service_campaign.status <> 'draft' and service_campaign.del_flag = 0
    order by service_campaign.create_time desc, service_campaign.campaign_no desc limit 200`.execute(db);
  return rows.map((row) => replyOf(context, 'VehicleCampaign', row));
}
