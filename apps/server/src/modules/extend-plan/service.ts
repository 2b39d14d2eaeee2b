/** Plans of extended warranties and their prices. */
import { multiply } from '@harrow/validation';
import { sql } from 'kysely';
import type { CoverageType } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { Texts } from '../../shared/messages/messages.ts';
import { coefficientOf } from '../coefficient/service.ts';
import './tables.ts';

export interface OfferedPlan {
  planCode: string;
  name: Texts;
  coverageType: CoverageType;
  months: number;
  hours: number | null;
  /** In the settlement currency of the dealer, with its factor. */
  fee: number;
  currency: string;
}

const widestFirst: readonly CoverageType[] = ['full', 'powertrain', 'engine'];

interface Asked {
  secondProduct: string;
  thirdProduct: string;
  dealerCode: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/**
 * The plans for a machine on a day that have a price in the currency of its dealer. Of two for the same cover the one that names the third
 * product counts. The widest cover comes first, of one cover the shortest.
 */
export async function plansFor({ db }: Pick<Context, 'db'>, { secondProduct, thirdProduct, dealerCode, day }: Asked): Promise<OfferedPlan[]> {
  const on = sql`${day}::date`;
  const { rows } = await sql<OfferedPlan & { factor: number }>`
    select distinct on (coverage_type, months) plan_code, p.name, coverage_type, months, hours, fee, p.currency,
      ${coefficientOf('extension_factor', { dealer: 'd', day: on })} as factor
    from dealer d join extend_plan p on p.currency = d.currency
    where d.dealer_code = ${dealerCode} and p.second_product = ${secondProduct} and p.enabled = 'Y'
      and (p.third_products = '{}' or ${thirdProduct} = any(p.third_products)) and ${on} >= p.valid_from and ${on} <= coalesce(p.valid_to, 'infinity')
    order by coverage_type, months, p.third_products = '{}', p.valid_from desc`.execute(db);
  return rows
    .map(({ factor, ...plan }) => ({ ...plan, fee: multiply([plan.fee, factor]) }))
    .toSorted((a, b) => widestFirst.indexOf(a.coverageType) - widestFirst.indexOf(b.coverageType));
}
