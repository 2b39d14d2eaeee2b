/** What the header of an order refers to. */
import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { claimPartsToOrder, type ClaimPartToOrder } from '../../warranty-claim/service.ts';
import type { OrderFacts } from '../rules/mergeOrder.ts';
import type { Order } from '../tables.ts';
import { partFacts } from './partFacts.ts';

export interface OrderTypeTerms {
  orderType: string;
  leadDays: number;
  surchargePct: number;
  discountPct: number;
  freeOfCharge: 'Y' | 'N';
  creditAuto: 'Y' | 'N';
  needsReason: 'Y' | 'N';
  needsVin: 'Y' | 'N';
  needsClaim: 'Y' | 'N';
  selectable: 'Y' | 'N';
  enabled: 'Y' | 'N';
}

/** Terms of a type of parts orders; undefined for one that does not exist. */
export const termsOf = ({ db }: Pick<Context, 'db'>, orderType: string): Promise<OrderTypeTerms | undefined> =>
  db
    .selectFrom('orderTypeRule')
    .select(['orderType', 'leadDays', 'surchargePct', 'discountPct', 'freeOfCharge', 'creditAuto', 'needsReason', 'needsVin', 'needsClaim'])
    .select(['selectable', 'enabled'])
    .where('bizType', '=', 'parts')
    .where('orderType', '=', orderType)
    .executeTakeFirst();

/** Those of some VINs that are machines of the dealer. */
export async function machinesOf({ db }: Pick<Context, 'db'>, dealerCode: string, vins: readonly string[]): Promise<ReadonlySet<string>> {
  if (vins.length === 0) return new Set();
  const found = await db
    .selectFrom('vehicle')
    .select('vin')
    .where('vin', 'in', [...vins])
    .where('dealerCode', '=', dealerCode)
    .execute();
  return new Set(found.map(({ vin }) => vin));
}

/**
 * Parts of a claim of the dealer that orders may bring, less what other orders have taken; null unless the claim is open.
 * @param orderId the order that asks, whose own lines do not count
 */
export async function openClaimParts(
  context: Context,
  { claimNo, dealerCode, orderId }: { claimNo: string; dealerCode: string; orderId: string | null },
): Promise<ClaimPartToOrder[] | null> {
  const parts = await claimPartsToOrder(context, { claimNo, dealerCode });
  if (!parts || parts.length === 0) return parts;
  const ids = parts.map(({ claimPartsId }) => claimPartsId);
  const { rows } = await sql<{ id: string; taken: number }>`select line.claim_parts_id as id, sum(line.qty - line.cancelled_qty) as taken
    from parts_order_line line join parts_order o on o.id = line.order_id
    where line.claim_parts_id = any(${ids}::char(32)[]) and o.del_flag = 0 and o.id is distinct from ${orderId}::char(32)
      and o.status not in ('draft', 'no_pass') and (o.status <> 'closed' or o.confirm_time is not null)
    group by 1`.execute(context.db);
  const taken = new Map(rows.map((row) => [row.id, row.taken]));
  return parts.map((part) => ({ ...part, openQty: Math.max(0, Math.round((part.openQty - (taken.get(part.claimPartsId) ?? 0)) * 100) / 100) }));
}

/** What an order is priced by today: its type and its parts. */
export async function orderFacts(
  context: Context,
  { header }: Order,
  { orderType, codes }: { orderType: string; codes: readonly string[] },
): Promise<OrderFacts> {
  const { user, services } = context;
  const day = today(user, services.now());
  const dealerCode = header.dealerCode || user.dealerCode || '';
  const currency = header.round > 0 ? header.currency : (user.currency ?? '');
  const [terms, parts] = await Promise.all([termsOf(context, orderType), partFacts(context, { dealerCode, currency, day, codes })]);
  return { day, currency, terms, parts };
}
