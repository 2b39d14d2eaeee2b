import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../shared/services.ts';
import type { CoverageFacts } from './checkCoverage.ts';

/** Limits of the warranty policy of a product, as it is stored. */
export interface Policy {
  noHours: 'Y' | 'N';
  mainMonths: number | null;
  mainHours: number | null;
}

/** The policy of a product as JSON, part of the statement that asks: the series' own comes before the product line's; null when there is none. */
export const policyOf = ({ secondProduct, thirdProduct }: Readonly<Record<'secondProduct' | 'thirdProduct', RawBuilder<unknown>>>): RawBuilder<Policy | null> =>
  sql`(select json_build_object('noHours', p.no_hours, 'mainMonths', p.main_months, 'mainHours', p.main_hours) from warranty_policy p
    where p.product_code in (${thirdProduct}, ${secondProduct}) order by p.product_code = ${thirdProduct} desc limit 1)`;

/** Numbers of the campaigns that are open for a machine on a day, as a JSON list; part of the statement that asks. */
export const openCampaignsOf = ({ vin, day }: Readonly<Record<'vin' | 'day', RawBuilder<unknown>>>): RawBuilder<string[]> =>
  sql`coalesce((select json_agg(vc.campaign_no order by vc.campaign_no) from vehicle_campaign vc join service_campaign c on c.campaign_no = vc.campaign_no
    where vc.vin = ${vin} and vc.completed_date is null and ${day} between c.valid_from and c.valid_to), '[]')`;

export const toPolicyFacts = (policy: Policy | null): CoverageFacts['policy'] => ({
  noHours: policy?.noHours === 'Y',
  mainMonths: policy?.mainMonths ?? null,
  mainHours: policy?.mainHours ?? null,
});

/** How far past its due date or hours a service may be before it counts as missed. */
export const maintenanceTolerance = ({ parameters }: Pick<Services, 'parameters'>): CoverageFacts['maintenance'] => ({
  toleranceDays: parameters.number('maint.toleranceDays'),
  toleranceHours: parameters.number('maint.toleranceHours'),
});
