/** Charging orders to the parts account, and what they owe on it. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { ledger } from '../../ledger/service.ts';
import type { OrderHeader } from '../tables.ts';

/** Orders are charged to the parts account of the top-level dealer, in their own currency. */
export const accountOf = ({ dealerCode, currency }: Pick<OrderHeader, 'dealerCode' | 'currency'>) => ({ dealerCode, accountType: 'parts', currency }) as const;

/**
 * Books an amount: above 0 out of the account, below 0 back to it. Whether the account may bear it has been decided before.
 * One action of an order books at most once, so that its version names the booking.
 * @returns what the account holds afterwards; null where nothing was to be booked
 */
export async function charge(context: TrxContext, { id, orderNo, version, ...order }: OrderHeader, amount: number): Promise<number | null> {
  if (amount === 0) return null;
  const { balanceAfter } = await ledger.post(context, {
    source: 'partsOrder',
    sourceId: id,
    sourceNo: orderNo,
    account: accountOf(order),
    direction: amount > 0 ? 'out' : 'in',
    amount: Math.abs(amount),
    feeType: 'parts_order',
    contra: 'parts_sales',
    postingKey: `partsOrder:${id}:${version}`,
    shortfall: 'allow',
  });
  return balanceAfter;
}

/** @throws E-304 where the account, without what released warranty orders owe, does not cover an amount */
export async function mustCover(context: TrxContext, order: OrderHeader, amount: number): Promise<void> {
  const available = await ledger.availableOn(context, accountOf(order));
  if (amount > available) throw refuse('E-304', { bal: available, cur: order.currency });
}

/** @throws E-519 when the dealer is beyond its credit limit, or the order is in a currency that has none */
export async function mustBeWithinLimit(context: TrxContext, { dealerCode, currency }: Pick<OrderHeader, 'dealerCode' | 'currency'>): Promise<void> {
  const left = await ledger.creditLeft(context, { dealerCode });
  const { currency: settled, creditLimit } = await context.db
    .selectFrom('dealer')
    .select(['currency', 'creditLimit'])
    .where('dealerCode', '=', dealerCode)
    .executeTakeFirstOrThrow();
  const exceeding = settled === currency ? -left : 0;
  if (settled === currency && left >= 0) return;
  throw refuse('E-519', { limit: settled === currency ? (creditLimit ?? 0) : 0, cur: currency, n: exceeding });
}

interface Released {
  id: string;
  releaseTime: string | null;
  chargedAmount: number;
  creditAuto: 'Y' | 'N';
}

/**
 * What released orders owe on the account: what it lacks is theirs from the newest back, each up to what it was charged.
 * @param balance of the account
 * @param own an order as it is about to be stored; once released it keeps its stored moment, which a row does not show to the millisecond
 */
export async function owedByReleased(
  { db }: Pick<Context, 'db'>,
  { dealerCode, currency, balance, own }: { dealerCode: string; currency: string; balance: number; own?: Released },
): Promise<{ id: string; creditAuto: 'Y' | 'N'; owed: number }[]> {
  if (balance >= 0) return [];
  const released = sql`select id, release_time, charged_amount, credit_auto from parts_order
      where dealer_code = ${dealerCode} and currency = ${currency} and credit_released = 'Y' and del_flag = 0 and charged_amount > 0 and id is distinct from ${own?.id ?? null}::char(32)
    ${own ? sql`union all select ${own.id}::char(32), coalesce((select release_time from parts_order where id = ${own.id}), ${own.releaseTime}::timestamptz), ${own.chargedAmount}::numeric, ${own.creditAuto}::char(1)` : sql``}`;
  const { rows } = await sql<{
    id: string;
    creditAuto: 'Y' | 'N';
    owed: number;
  }>`select id, credit_auto, least(charged_amount, ${-balance}::numeric - newer) as owed
    from (select *, sum(charged_amount) over (order by release_time desc, id desc) - charged_amount as newer from (${released}) released) ranked
    where newer < ${-balance}::numeric`.execute(db);
  return rows;
}

/** What released warranty orders owe: the maker will credit it, so that it counts against no limit and holds up no other order. */
export async function owedForWarranty(
  context: Pick<Context, 'db'>,
  { accountType, ...account }: { accountType: string; dealerCode: string; currency: string; balance: number },
): Promise<number> {
  if (accountType !== 'parts') return 0;
  const owed = await owedByReleased(context, account);
  return sum(owed.filter(({ creditAuto }) => creditAuto === 'Y').map((order) => order.owed));
}

/** Columns that say how far an order is paid. @param balance of the account after its last charge; undefined: nothing was charged now */
export async function paidColumns(context: Pick<Context, 'db'>, order: OrderHeader, balance: number): Promise<Pick<OrderHeader, 'paidAmount' | 'payStatus'>> {
  const { id, dealerCode, currency, chargedAmount, confirmedAmount, creditReleased, creditAuto, releaseTime } = order;
  const owed =
    creditReleased === 'Y'
      ? ((await owedByReleased(context, { dealerCode, currency, balance, own: { id, releaseTime, chargedAmount, creditAuto } })).find((one) => one.id === id)
          ?.owed ?? 0)
      : 0;
  const paidAmount = sum([chargedAmount, -owed]);
  return { paidAmount, payStatus: paidAmount >= confirmedAmount ? 'paid' : paidAmount > 0 ? 'partial' : 'unpaid' };
}
