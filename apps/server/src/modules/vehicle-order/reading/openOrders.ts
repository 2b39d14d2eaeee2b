/** What orders of a dealer still bring: money to pay, and machines to come. */
import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import type { Committed, OpenVehicleOrders } from '../../ledger/service.ts';

/** Unpaid amounts of confirmed orders by currency. @param input.without id of an order that does not count */
export async function openVehicleOrders(
  { db }: Pick<Context, 'db'>,
  { dealerCode, without }: { dealerCode: string; without?: string | undefined },
): Promise<OpenVehicleOrders[]> {
  const { rows } = await sql<OpenVehicleOrders>`select currency, sum(greatest(unpaid_amount, 0)) as unpaid,
      sum(greatest(shipped_amount - paid_amount, 0)) as shipped_unpaid
    from vehicle_order where dealer_code = ${dealerCode} and status in ('pass', 'shipped') and del_flag = 0 and id is distinct from ${without ?? null}
    group by currency order by currency`.execute(db);
  return rows;
}

/** What confirmed orders still take from the accounts of machines of some dealers. */
export async function committedToMachines({ db }: Pick<Context, 'db'>, { dealerCodes }: { dealerCodes: readonly string[] }): Promise<Committed[]> {
  const { rows } = await sql<Omit<Committed, 'accountType'>>`select dealer_code, currency, sum(unpaid_amount) as amount from vehicle_order
    where dealer_code = any(${[...dealerCodes]}::text[]) and status in ('pass', 'shipped') and unpaid_amount > 0 and del_flag = 0
    group by dealer_code, currency`.execute(db);
  return rows.map((row) => ({ ...row, accountType: 'vehicle' as const }));
}

/** Machines of released and confirmed orders that are not shipped yet, by model. */
export async function openUnits({ db }: Pick<Context, 'db'>, { dealerCode }: { dealerCode: string }): Promise<Map<string, number>> {
  const { rows } = await sql<{ fourthProduct: string; units: number }>`select line.fourth_product, sum(line.qty - line.shipped_qty)::int as units
    from vehicle_order join vehicle_order_line line on line.order_id = vehicle_order.id
    where vehicle_order.dealer_code = ${dealerCode} and vehicle_order.status in ('submitted', 'pass') and vehicle_order.del_flag = 0
      and line.qty > line.shipped_qty
    group by line.fourth_product`.execute(db);
  return new Map(rows.map(({ fourthProduct, units }) => [fourthProduct, units]));
}
