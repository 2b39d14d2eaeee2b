import { type RawBuilder, sql } from 'kysely';
import { lastDayOf } from '../../shared/calendarDate.ts';
import type { Context } from '../../shared/context.ts';
import type { Services } from '../../shared/services.ts';
import type { CoverageFacts, PlannedService } from './checkCoverage.ts';

/** Limits of the warranty policy of a product, as it is stored. */
export interface Policy {
  policyCode: string;
  /** Of the base warranty. */
  months: number;
  hours: number | null;
  noHours: 'Y' | 'N';
  mainMonths: number | null;
  mainHours: number | null;
}

interface AskedPolicy {
  readonly secondProduct: RawBuilder<unknown>;
  readonly thirdProduct: RawBuilder<unknown>;
  /** Of the delivery; today for a machine that is not delivered. */
  readonly day: RawBuilder<unknown>;
}

/**
 * The policy under which a machine is delivered on a day as JSON, part of the statement that asks: that of its series, else that of its
 * line, with the latest first day until then; null when there is none.
 */
export const policyOf = ({ secondProduct, thirdProduct, day }: AskedPolicy): RawBuilder<Policy | null> =>
  sql`(select json_build_object('policyCode', p.policy_code, 'months', p.months, 'hours', p.hours, 'noHours', p.no_hours, 'mainMonths', p.main_months, 'mainHours', p.main_hours) from warranty_policy p
    where p.product_code in (${thirdProduct}, ${secondProduct}) and p.valid_from <= ${day} order by p.product_code = ${thirdProduct} desc, p.valid_from desc limit 1)`;

/** The policy under which a machine of a product is delivered on a day, `YYYY-MM-DD`; null when there is none. */
export async function policyOn(
  { db }: Pick<Context, 'db'>,
  { secondProduct, thirdProduct }: { secondProduct: string; thirdProduct: string },
  day: string,
): Promise<Policy | null> {
  const policy = policyOf({ secondProduct: sql`${secondProduct}::text`, thirdProduct: sql`${thirdProduct}::text`, day: sql`${day}::date` });
  const { rows } = await sql<{ policy: Policy | null }>`select ${policy} as policy`.execute(db);
  return rows[0]?.policy ?? null;
}

/** The base warranty that begins on a day; empty without a policy. */
export const warrantyFrom = (policy: Policy | null, start: string) => ({
  warrantyStartDate: policy && start,
  warrantyEndDate: policy && lastDayOf(start, policy.months),
  warrantyMonths: policy?.months ?? null,
  warrantyHours: policy?.hours ?? null,
});

/** Numbers of the campaigns that are open for a machine on a day, as a JSON list; part of the statement that asks. */
export const openCampaignsOf = ({ vin, day }: Readonly<Record<'vin' | 'day', RawBuilder<unknown>>>): RawBuilder<string[]> =>
  sql`coalesce((select json_agg(vc.campaign_no order by vc.campaign_no) from vehicle_campaign vc join service_campaign c on c.campaign_no = vc.campaign_no
    where vc.vin = ${vin} and vc.status = 'open' and c.status = 'pass' and c.del_flag = 0 and ${day} between c.valid_from and c.valid_to), '[]'::json)`;

export const toPolicyFacts = (policy: Policy | null): CoverageFacts['policy'] => ({
  noHours: policy?.noHours === 'Y',
  mainMonths: policy?.mainMonths ?? null,
  mainHours: policy?.mainHours ?? null,
});

/** The steps of the plan of a machine that count for its cover, as a JSON list; part of the statement that asks. Implements have no gaps. */
export const plannedServicesOf = ({ vin }: Readonly<Record<'vin', RawBuilder<unknown>>>): RawBuilder<PlannedService[]> =>
  sql`coalesce((select json_agg(json_build_object('planHours', p.plan_hours, 'dueDate', p.due_date, 'doneDate', p.done_date)) from vehicle_plan p
    join vehicle pm on pm.id = p.vehicle_id where p.vin = ${vin} and p.status <> 'waived' and pm.second_product <> 'implement'), '[]')`;

/** How long a part that was fitted is covered where the part itself does not say. */
export const partsWarranty = ({ parameters }: Pick<Services, 'parameters'>): CoverageFacts['partsWarranty'] => ({
  months: parameters.number('warranty.partsMonths'),
  hours: parameters.number('warranty.partsHours'),
});

/** How far past its due date or hours a service may be before it counts as missed. */
export const maintenanceTolerance = ({ parameters }: Pick<Services, 'parameters'>): CoverageFacts['maintenance'] => ({
  toleranceDays: parameters.number('maint.toleranceDays'),
  toleranceHours: parameters.number('maint.toleranceHours'),
});
