/** Effects of a machine's life on its campaigns. */
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import type { MachineEvents } from '../vehicle/hooks.ts';
import { followMachines, lockCampaigns } from './actions/recount.ts';

/** Released campaigns that are open on a machine, locked. */
async function openOn({ db }: TrxContext, vin: string) {
  const { rows } = await sql<{ campaignNo: string }>`select campaign_no from vehicle_campaign where vin = ${vin} and status = 'open'`.execute(db);
  return lockCampaigns(
    db,
    rows.map(({ campaignNo }) => campaignNo),
  );
}

/** Another place has to carry them out. */
export const machineMoved: NonNullable<MachineEvents['moved']> = async (context, { vin }) => {
  for (const campaign of await openOn(context, vin)) await followMachines(context, campaign);
};

/** Nothing is done any longer on a machine that is scrapped. */
export const machineScrapped: NonNullable<MachineEvents['scrapped']> = async (context, { vehicleId }) => {
  const { db } = context;
  const { vin } = await db.selectFrom('vehicle').select('vin').where('id', '=', vehicleId).executeTakeFirstOrThrow();
  const campaigns = await openOn(context, vin);
  await sql`update vehicle_campaign set status = 'excluded' where vin = ${vin} and status = 'open'`.execute(db);
  for (const campaign of campaigns) await followMachines(context, campaign);
};
