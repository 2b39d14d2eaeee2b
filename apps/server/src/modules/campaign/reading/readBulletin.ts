import type { Campaign, CampaignVehicle } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { findIds, readRows } from '../../../shared/list/allRows.ts';
import { isKeeper } from '../audience.ts';
import { campaignVehicles, vehicleFilters } from './campaignVehicles.ts';
import { findCampaign } from './findCampaign.ts';

/** A list of machines on paper has no more rows. */
const mostRows = 2000;

/** The bulletin, with the machines in the user's scope on which the campaign is open. */
export async function readBulletin(context: Context, id: string): Promise<Campaign & { machines: CampaignVehicle[] }> {
  const campaign = await findCampaign(context, { id, isKept: isKeeper(context.user) });
  const list = campaignVehicles(context);
  const ids = await findIds(context, list, {}, vehicleFilters({ id, status: 'open' }), mostRows);
  const machines: CampaignVehicle[] = [];
  for await (const batch of readRows(context.db, list, ids)) machines.push(...batch);
  return { ...campaign, machines };
}
