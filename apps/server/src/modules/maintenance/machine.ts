/** The machine of a service, and what its work costs its dealer. */
import { multiply } from '@harrow/validation';
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import { coefficientOf } from '../coefficient/service.ts';
import { policyOf } from '../coverage/service.ts';
import { findMachine, type FoundMachine } from '../force-insurance/service.ts';
import { labourRateOf, partPrice } from '../price/service.ts';
import { dueStep, type PlannedMachine, planOf, type PlanRow } from './plan/planStore.ts';
import type { Step } from './plan/planRules.ts';

export interface ServicedMachine extends FoundMachine {
  planned: PlannedMachine;
  noHours: boolean;
  lastMaintDate: string | null;
  plan: PlanRow[];
  due: (Step & { id: string | null }) | null;
}

/** A machine by its full VIN, whatever its dealer: any dealer may service it. */
export async function findServiced(context: Context, vin: string): Promise<ServicedMachine | undefined> {
  const { db, user, services } = context;
  const found = await findMachine(context, vin, { anyDealer: true });
  if (!found) return undefined;
  const policy = policyOf({
    secondProduct: sql`v.second_product`,
    thirdProduct: sql`v.third_product`,
    day: sql`coalesce(v.delivery_date, ${today(user, services.now())}::date)`,
  });
  const { rows } = await sql<{
    nextMaintHours: number | null;
    nextMaintDate: string | null;
    currentHours: number | null;
    lastMaintDate: string | null;
    policy: { noHours: 'Y' | 'N' } | null;
  }>`select next_maint_hours, next_maint_date, current_hours, last_maint_date, ${policy} as policy from vehicle v where vin = ${vin}`.execute(db);
  const { policy: terms, lastMaintDate, ...hours } = rows[0]!;
  const planned: PlannedMachine = {
    vehicleId: found.block.vehicleId,
    vin,
    secondProduct: found.block.secondProduct,
    deliveryDate: found.vehicleStatus === 'delivered' ? found.deliveryDate : null,
    ...hours,
  };
  const plan = await planOf(db, vin);
  return { ...found, planned, noHours: terms?.noHours === 'Y', lastMaintDate, plan, due: dueStep(plan, planned) };
}

export interface ServiceTerms {
  currency: string;
  /** Rate per hour with the dealer's factor; null where none is maintained. */
  hourRate: number | null;
  /** By code, in the dealer's currency; null where none is maintained. Codes that are no parts are absent. */
  prices: ReadonlyMap<string, number | null>;
}

/** Current labour rate and part prices of a dealer. */
export async function termsOf({ db, user, services }: Context, dealerCode: string, partsCodes: readonly string[]): Promise<ServiceTerms> {
  const day = sql`${today(user, services.now())}::date`;
  const price = partPrice({ dealer: 'd', partsCode: sql`p.parts_code`, currency: sql`d.currency`, day });
  const { rows } = await sql<{ currency: string; rate: number | null; factor: number; prices: { code: string; price: number | null }[] }>`
    select d.currency, ${labourRateOf({ dealer: 'd', day })} as rate, ${coefficientOf('labour_rate_factor', { dealer: 'd', day })} as factor,
      coalesce((select json_agg(json_build_object('code', p.parts_code, 'price', ${price})) from parts p where p.parts_code = any(${[...partsCodes]}::text[])), '[]') as prices
    from dealer d where d.dealer_code = ${dealerCode}`.execute(db);
  const { currency, rate, factor, prices } = rows[0]!;
  return { currency, hourRate: rate === null ? null : multiply([rate, factor]), prices: new Map(prices.map(({ code, price: each }) => [code, each])) };
}
