/** Rules for actions of keepers on machines of a campaign. Refuses each machine by itself. */
import { readVin } from '@harrow/validation/vin';
import { sql } from 'kysely';
import type { CampaignVinStatus } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import type { Coded } from '../../../shared/refusal/refusal.ts';
import { ownMachines } from '../audience.ts';
import type { CampaignRow } from '../tables.ts';

export type VinAction = 'addVins' | 'removeVins' | 'excludeVins';

interface Machine {
  vin: string;
  secondProduct: string;
  thirdProduct: string;
  /** Null for one that is no machine of the campaign. */
  status: CampaignVinStatus | null;
}

type Judged = { vin: string; refusal: Coded | null };
type Rule = (campaign: CampaignRow, machine: Machine) => Coded | null;

const isTaken = (status: Machine['status']): boolean => status === 'claimed' || status === 'done';

const rules: Readonly<Record<VinAction, Rule>> = {
  addVins: ({ secondProduct, thirdProducts }, { vin, ...machine }) => {
    const fits = machine.secondProduct === secondProduct && (thirdProducts.length === 0 || thirdProducts.includes(machine.thirdProduct));
    return fits ? null : { code: 'E-291', params: { vin } };
  },
  removeVins: (campaign, { vin, status }) => {
    if (status === null) return { code: 'E-012' };
    if (isTaken(status)) return { code: 'E-292', params: { vin } };
    return campaign.status === 'draft' || status === 'excluded' ? null : { code: 'campaign.excludeInstead', params: { vin } };
  },
  excludeVins: (_campaign, { vin, status }) => {
    if (status === null) return { code: 'E-012' };
    return isTaken(status) ? { code: 'E-292', params: { vin } } : null;
  },
};

/** Judges each machine; unknown ones and those out of scope are alike. @returns in the order given, each VIN once */
export async function judgeVins(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { action, campaign, vins }: { action: VinAction; campaign: CampaignRow; vins: readonly string[] },
): Promise<Judged[]> {
  const wanted = [...new Set(vins.map(readVin))];
  const { rows } = await sql<Machine>`select vehicle.vin, second_product, third_product, vc.status from vehicle
      left join vehicle_campaign vc on vc.vin = vehicle.vin and vc.campaign_no = ${campaign.campaignNo}
    where vehicle.vin = any(${wanted}::text[]) and ${ownMachines(user)}`.execute(db);
  const machines = new Map(rows.map((machine) => [machine.vin, machine]));
  return wanted.map((vin) => {
    const machine = machines.get(vin);
    return { vin, refusal: machine ? rules[action](campaign, machine) : { code: 'E-012' } };
  });
}
