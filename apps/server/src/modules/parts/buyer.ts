/** Who looks at the catalogue, and whose prices they are shown. */
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { scopeCondition } from '../../shared/scope/scope.ts';
import { isMaker, today } from '../../shared/session/currentUser.ts';
import { partPrice } from '../price/service.ts';

export interface Buyer extends Context {
  /** Of the prices that are shown. */
  currency: string;
  /** The dealer whose prices they are; null for the list price. */
  dealerCode: string | null;
  /** Today at the dealer, for the list price that of the user. */
  day: string;
}

/** Currency of the maker's people, who have no dealer. */
const defaultCurrency = 'USD';
/** No price is kept in it. */
const noCurrency = '';

interface Asked {
  currency?: string;
  dealerCode?: string;
}

/**
 * Dealers see their own price in their settlement currency, the maker's people the list price in any currency, or that of the dealer they name.
 * @throws E-307 for a currency that is not the dealer's own, E-012 for a dealer that the user does not see
 */
export async function buyerOf(context: Context, { currency, dealerCode }: Asked): Promise<Buyer> {
  const { services, user } = context;
  const now = services.now();
  if (isMaker(user)) {
    const dealer = dealerCode ? await dealerInScope(context, dealerCode) : { currency: defaultCurrency, timeZone: user.timeZone };
    return { ...context, currency: currency ?? dealer.currency, dealerCode: dealerCode || null, day: today(dealer, now) };
  }
  if (dealerCode && dealerCode !== user.dealerCode) throw refuse('E-012');
  const own = user.currency ?? noCurrency;
  if (currency !== undefined && currency !== own) throw refuse('E-307', { cur: own });
  return { ...context, currency: own, dealerCode: user.dealerCode, day: today(user, now) };
}

async function dealerInScope({ db, user }: Context, dealerCode: string): Promise<{ currency: string; timeZone: string }> {
  const { rows } = await sql<{ currency: string; timeZone: string }>`select currency, time_zone from dealer
    where dealer_code = ${dealerCode} and ${scopeCondition(user, 'dealer') ?? sql`true`}`.execute(db);
  if (!rows[0]) throw refuse('E-012');
  return rows[0];
}

/** The dealer's row, for `buyerPrice`; to be joined to `parts`. */
export const buyerJoin = ({ dealerCode }: Buyer): RawBuilder<unknown> =>
  dealerCode === null ? sql`` : sql`left join dealer buyer on buyer.dealer_code = ${dealerCode}`;

/** Today's list price of the part of a row of `parts`. */
export const listPriceOf = ({ currency, day }: Buyer): RawBuilder<number | null> =>
  partPrice({ dealer: null, partsCode: sql`parts.parts_code`, currency: sql`${currency}::text`, day: sql`${day}::date` });

/** Today's price of the part of a row of `parts`. */
export const buyerPrice = ({ dealerCode, currency, day }: Buyer): RawBuilder<number | null> =>
  partPrice({
    dealer: dealerCode === null ? null : 'buyer',
    partsCode: sql`parts.parts_code`,
    currency: sql`${currency}::text`,
    day: sql`${day}::date`,
  });
