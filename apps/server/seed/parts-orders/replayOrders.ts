import { sql } from 'kysely';
import { act } from '../../src/documents/act.ts';
import { partsOrderKind, saveOrder } from '../../src/modules/parts-order/service.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import type { Trx } from '../../src/shared/database/database.ts';
import { monthEndBefore, openAccount } from '../payments/replayPayments.ts';
import { createRandom } from '../random.ts';
import type { Stage } from '../stage.ts';
import { usualWays } from '../packing-lists/boxes.ts';
import type { PaidOrder } from '../packing-lists/replayPackings.ts';
import { dealers, idleDealers } from '../organisations/organisations.ts';
import { type OrderPlan, orderPlans } from './orderPlans.ts';
import { bookPastOrders, spentOf } from './loadPastOrders.ts';
import type { PastOrders } from './pastOrders.ts';
import { buyers, desk, finance } from './people.ts';

/** Before anything else stands on the accounts. */
const openedDaysAgo = 430;
/** What the accounts hold beyond what was spent. */
const rest = 1.5;
/** Paid of an order of which a part is paid. */
const partlyPaid = 400;
/** Least a line of an order that waits for its money costs: more than what comes back from other documents. */
const leastPieces = 20;

interface Entered {
  plan: OrderPlan;
  id: string;
  currency: string;
  /** What will be charged once what is there is confirmed. */
  charged: number;
}

/**
 * Orders as their dealers wrote them and handed them in, and what the accounts began with: before anything else stands there.
 * @returns what the maker does with them, once the other documents have been paid; it gives those that are paid
 */
export async function replayOrders(stage: Stage, trx: Trx, past: PastOrders, today: string): Promise<() => Promise<PaidOrder[]>> {
  const { setClock } = stage;
  const goods = await goodsOf(trx);
  const claims = await claimsToServe(trx);
  const entered: Entered[] = [];
  for (const [index, plan] of orderPlans.entries()) {
    setClock(clockOf(today, plan.daysAgo, index));
    entered.push(await enter(stage, trx, plan, { goods, claims }, index));
  }
  setClock(clockOf(today, openedDaysAgo, 0));
  await openAccounts(stage, entered, past, addDays(today, -openedDaysAgo));
  await bookPastOrders(stage, past);
  return async () => {
    for (const [index, order] of entered.entries()) {
      setClock(clockOf(today, Math.max(0, order.plan.daysAgo - 1), index));
      await takeFurther(stage, order);
    }
    return entered.filter(({ plan }) => plan.end === 'paid');
  };
}

const clockOf = (today: string, daysAgo: number, index: number): Date => new Date(`${addDays(today, -daysAgo)}T0${index % 8}:${10 + (index % 49)}:00Z`);

interface Goods {
  /** Plenty of them. */
  there: string[];
  /** The maker has none. */
  gone: string[];
}

/** Parts that dealers may order, by whether the maker has them. */
async function goodsOf(trx: Trx): Promise<Goods> {
  const { rows } = await sql<{ partsCode: string; qty: number }>`select s.parts_code, s.inventory_qty - s.locked_qty as qty from maker_stock s
    join parts p on p.parts_code = s.parts_code and p.enabled = 'Y' and p.replaced_by is null and p.min_order_multiple = 1
    where s.warehouse = 'WH01' and s.safety_qty is null
      and 3 = (select count(*) from parts_price price where price.parts_code = p.parts_code and price.price > 2 and price.valid_to is null)
    order by s.parts_code`.execute(trx);
  return {
    there: rows.filter(({ qty }) => qty >= 100).map(({ partsCode }) => partsCode),
    gone: rows.filter(({ qty }) => qty === 0).map(({ partsCode }) => partsCode),
  };
}

interface ClaimToServe {
  claimNo: string;
  dealerCode: string;
  parts: { partsCode: string; qty: number }[];
}

/** Open warranty claims whose parts are to be ordered, and are there; the oldest first. */
async function claimsToServe(trx: Trx): Promise<ClaimToServe[]> {
  const { rows } =
    await sql<ClaimToServe>`select c.claim_no, c.dealer_code, jsonb_agg(jsonb_build_object('partsCode', part.parts_code, 'qty', part.qty)) as parts
    from warranty_claim c join claim_parts part on part.claim_id = c.id and part.source_type = 'warranty_order'
      join parts p on p.parts_code = part.parts_code and p.enabled = 'Y' and p.replaced_by is null and p.min_order_multiple = 1
      join maker_stock s on s.parts_code = part.parts_code and s.warehouse = 'WH01' and s.inventory_qty - s.locked_qty >= part.qty + 10
    where c.status in ('submitted', 'pass', 'audit_succeeded') and c.sub_dealer_code is null
      and 3 = (select count(*) from parts_price price where price.parts_code = p.parts_code and price.price > 0 and price.valid_to is null)
    group by c.id having count(*) = count(distinct part.parts_code) order by c.create_time, c.claim_no`.execute(trx);
  return rows;
}

/** Takes the oldest claim of a dealer; one that has none orders for its stock. */
function claimFor(claims: ClaimToServe[], dealerCode: string): ClaimToServe | undefined {
  const at = claims.findIndex((claim) => claim.dealerCode === dealerCode);
  return at === -1 ? undefined : claims.splice(at, 1)[0];
}

async function machineOf(trx: Trx, dealerCode: string): Promise<string> {
  const { rows } = await sql<{
    vin: string;
  }>`select vin from vehicle where dealer_code = ${dealerCode} and vehicle_status = 'delivered' order by vin limit 1`.execute(trx);
  return rows[0]!.vin;
}

/** Writes an order, and hands it in unless it stays a draft. */
async function enter(
  { services, actAs }: Stage,
  trx: Trx,
  plan: OrderPlan,
  { goods, claims }: { goods: Goods; claims: ClaimToServe[] },
  index: number,
): Promise<Entered> {
  const { dealerCode, end, hasBackorder } = plan;
  const random = createRandom(`parts.order.${index}`);
  const owner = contextOf(services, await actAs(buyers[dealerCode]));
  const { dealerName, address } = dealers.find((dealer) => dealer.dealerCode === dealerCode)!;
  const least = ['partial', 'waits'].includes(end) ? leastPieces : 1;
  const claim = plan.orderType === 'warranty' ? claimFor(claims, dealerCode) : undefined;
  const orderType = plan.orderType === 'warranty' && !claim ? 'stock' : plan.orderType;
  const lines = claim?.parts ?? random.sample(goods.there, random.integer(4, 14)).map((partsCode) => ({ partsCode, qty: random.integer(least, least + 8) }));
  const [missing] = hasBackorder ? random.sample(goods.gone, 1) : [];
  const urgent = orderType === 'urgent' ? { urgentReason: random.pick(['machine_down', 'season', 'customer']), vin: await machineOf(trx, dealerCode) } : {};
  const { id } = await transact(owner, (within) =>
    saveOrder(
      within,
      {
        orderType,
        dealerRef: `${dealerCode}-${1001 + index}`,
        ...usualWays[dealerCode],
        consignee: dealerName,
        deliveryAddress: address,
        ...urgent,
        ...(claim && { claimNo: claim.claimNo }),
        lines: [...lines, ...(missing ? [{ partsCode: missing, qty: 5 }] : [])],
      },
      { confirm: true },
    ),
  );
  if (end !== 'draft') await act(owner, partsOrderKind, 'submit', { id, confirm: true });
  const { currency, totalAmount } = await services.db
    .selectFrom('partsOrder')
    .select(['currency', 'totalAmount'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const unavailable = await services.db
    .selectFrom('partsOrderLine')
    .select('amount')
    .where('orderId', '=', id)
    .where('partsCode', '=', missing ?? '')
    .executeTakeFirst();
  return { plan, id, currency, charged: Math.round((totalAmount - (unavailable?.amount ?? 0)) * 100) / 100 };
}

/** What the accounts began with is what has been spent since, and a little. */
async function openAccounts(stage: Stage, orders: readonly Entered[], past: PastOrders, day: string): Promise<void> {
  for (const { dealerCode } of dealers) {
    const own = orders.filter(({ plan }) => plan.dealerCode === dealerCode);
    const spent = own.reduce(
      (all, { plan, charged }) => all + (plan.end === 'paid' ? charged : plan.end === 'partial' ? partlyPaid : 0),
      spentOf(past, dealerCode),
    );
    const paymentAmount = Math.round((spent + rest) * 100) / 100;
    await openAccount(stage, { dealerCode, accountType: 'parts', currency: own[0]!.currency, feeDate: monthEndBefore(day), paymentAmount });
  }
}

async function takeFurther({ services, actAs }: Stage, { plan, id }: Entered): Promise<void> {
  const { dealerCode, end, cancelRequested } = plan;
  if (end === 'draft' || end === 'submitted') return;
  const by = async (username: string) => contextOf(services, await actAs(username));
  if (end === 'no_pass') {
    await act(await by(desk), partsOrderKind, 'noPass', { id, opinion: '请改订整套维修包，单件已不单独供应。', rejectReason: null });
    return;
  }
  await act(await by(desk), partsOrderKind, 'confirm', { id, confirm: true });
  if (end === 'partial') await act(await by(finance), partsOrderKind, 'pay', { id, amount: partlyPaid });
  if (end === 'released') await act(await by(finance), partsOrderKind, 'releaseCredit', { id, opinion: '农忙季节，先行发货。' });
  if (cancelRequested) await act(await by(buyers[dealerCode]), partsOrderKind, 'requestCancel', { id, opinion: 'The customer has cancelled the repair.' });
}

/** The dealer that is suspended later has written one. @param stage of its own: its users act as those of a dealer at work */
export async function replayDraftOfSuspended({ services, setClock, actAs }: Stage, trx: Trx, day: string): Promise<void> {
  setClock(new Date(`${day}T09:20:00Z`));
  const { there } = await goodsOf(trx);
  const lines = there.slice(0, 3).map((partsCode) => ({ partsCode, qty: 4 }));
  const { address } = idleDealers.find(({ dealerCode }) => dealerCode === 'D005')!;
  const input = { orderType: 'stock', deliveryMethod: 'sea_container', deliveryAddress: address, lines };
  await transact(contextOf(services, await actAs('d005.admin')), (within) => saveOrder(within, input, { confirm: true }));
}
