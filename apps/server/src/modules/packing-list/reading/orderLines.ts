/** Order lines as packing lists ask about them. */
import { type RawBuilder, sql } from 'kysely';
import type { DocumentOwner } from '../../../documents/saving/newHeader.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import type { Texts } from '../../../shared/messages/messages.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import type { Consignment } from '../rules/consignment.ts';

export interface OrderLine extends DocumentOwner, Consignment {
  id: string;
  orderId: string;
  orderNo: string;
  lineNo: number;
  contractNo: string | null;
  tradeTerm: string | null;
  /** What is packed: the substitute where there is one. */
  partsCode: string;
  /** What was ordered. */
  orderedCode: string;
  partsName: Texts;
  unit: string;
  unitPrice: number;
  weightKg: number | null;
  hsCode: string | null;
  originCountry: string | null;
  promisedDate: string | null;
  /** Confirmed, and in no packing list yet. */
  openQty: number;
}

const scope = (user: Context['user']) => isInScope({ table: 'parts_order' }, user);

/** Rows of order lines, for the statements below. */
export const orderLineRows = sql`select line.id, line.order_id, parts_order.order_no, line.line_no, parts_order.org_code, parts_order.dealer_code, parts_order.dealer_name,
    parts_order.sub_dealer_code, parts_order.sub_dealer_name, parts_order.consignee, parts_order.delivery_address, parts_order.currency,
    parts_order.delivery_method, parts_order.contract_no, parts_order.trade_term, coalesce(line.substitute_code, line.parts_code) as parts_code,
    line.parts_code as ordered_code, case when line.substitute_code is null then line.parts_name else coalesce(part.name, line.parts_name) end as parts_name,
    line.unit, coalesce(line.unit_price, 0) as unit_price, line.weight_kg, part.hs_code, part.origin_country, line.promised_date, line.open_qty
  from parts_order_line line join parts_order on parts_order.id = line.order_id and parts_order.del_flag = 0
    left join parts part on part.parts_code = coalesce(line.substitute_code, line.parts_code)`;

/** Orders of which something may leave: paid, or released on credit, and not to be cancelled. */
export const mayLeave = sql`parts_order.status in ('pass', 'paid') and (parts_order.status = 'paid' or parts_order.credit_released = 'Y')
  and parts_order.cancel_requested = 'N'`;

/** Order lines that a condition names, in the user's scope, by order and line. */
export async function findOrderLines({ db, user }: Context, condition: RawBuilder<unknown>): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`${orderLineRows} where ${condition} and ${scope(user)} order by parts_order.order_no, line.line_no`.execute(db);
  return rows;
}

/** The orders of some lines, whoever's they are. */
export async function ordersOfLines({ db }: Pick<Context, 'db'>, lineIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`select distinct order_id from parts_order_line where id = any(${[...lineIds]}::char(32)[])`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

/** Locks orders in the user's scope, and reads their lines: what is open of them stays so until the transaction ends. */
export async function lockOrderLines(context: TrxContext, orderIds: readonly string[]): Promise<OrderLine[]> {
  const ids = sql`${[...new Set(orderIds)]}::char(32)[]`;
  await sql`select id from parts_order where id = any(${ids}) and ${scope(context.user)} order by id for update`.execute(context.db);
  return findOrderLines(context, sql`parts_order.id = any(${ids})`);
}
