import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { json } from '../../../shared/database/database.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { dealerCondition } from '../../../shared/scope/sourceScope.ts';
import type { FeeFacts } from '../rules/checkFee.ts';
import type { FeeHeader } from '../tables.ts';

/** A dealer as the owner of fees. */
export type FeeDealer = Pick<FeeHeader, 'orgCode' | 'dealerCode' | 'dealerName' | 'currency'>;

export interface EnteredFacts extends FeeFacts {
  /** Null: there is none in the user's scope. */
  dealer: FeeDealer | null;
  /** Of the machine; null without one. */
  secondProduct: string | null;
  thirdProduct: string | null;
}

/** What the rules of fees that staff enter ask about, for each of them in its order. */
export async function feeFacts(context: Context, fees: readonly Pick<FeeHeader, 'dealerCode' | 'vin'>[]): Promise<EnteredFacts[]> {
  const { db, services, user } = context;
  const asked = fees.map(({ dealerCode, vin }, place) => ({ place, dealer_code: dealerCode, vin }));
  const { rows } = await sql<
    FeeDealer & { dealerStatus: string | null; vehicleId: string | null; secondProduct: string | null; thirdProduct: string | null; vin: string | null }
  >`
    select depart.org_code, dealer.dealer_code, dealer.dealer_name, dealer.currency, dealer.dealer_status, asked.vin,
      machine.id as vehicle_id, machine.second_product, machine.third_product
    from jsonb_to_recordset(${json(asked)}::jsonb) as asked (place int, dealer_code text, vin text)
      left join dealer on dealer.dealer_code = asked.dealer_code and ${dealerCondition(user, 'dealer') ?? sql`true`}
      left join sys_depart depart on depart.dealer_code = dealer.dealer_code and depart.org_category = 3
      left join vehicle machine on machine.vin = asked.vin and machine.dealer_code = dealer.dealer_code and machine.del_flag = 0
    order by asked.place`.execute(db);
  return rows.map(({ dealerStatus, vehicleId, secondProduct, thirdProduct, vin, ...dealer }) => ({
    today: makerDay(services),
    dealer: dealer.dealerCode === null ? null : dealer,
    dealerRefusal: dealerStatus === null ? { code: 'E-012' } : dealerStatus === 'terminated' ? { code: 'E-552', params: { dealer: dealer.dealerName } } : null,
    ownsMachine: vin === null ? null : vehicleId !== null,
    secondProduct,
    thirdProduct,
  }));
}
