import { divide, multiply } from '@harrow/validation';
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { json } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import './tables.ts';

/** RMB per unit of each currency. */
export type ExchangeRates = Readonly<Record<string, number>>;

type Asking = Pick<Context, 'db' | 'services'>;

/** The rate of each currency that holds on a day: the newest up to it; one older than `fx.maxAgeDays` counts as missing. */
export async function loadExchangeRates({ db, services }: Asking, { day }: { day: string }): Promise<ExchangeRates> {
  const { rows } = await sql<{ currency: string; rateToRmb: number }>`${planOnce} select distinct on (currency) currency, rate_to_rmb from exchange_rate
    where rate_date <= ${day}::date and rate_date >= ${day}::date - ${services.parameters.number('fx.maxAgeDays')}::int order by currency, rate_date desc`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ currency, rateToRmb }) => [currency, rateToRmb]));
}

/** What amounts are worth in RMB, each at the rate of its day; as {@link rateOn}, in one statement. */
export async function ratesOn(
  { db, services }: Asking,
  amounts: readonly { currency: string; day: string; amount: number }[],
): Promise<{ rate: number | null; value: number | null }[]> {
  const { rows } = await sql<{ rate: number | null; value: number | null }>`select rate, round(asked.amount * rate, 2) as value
    from jsonb_to_recordset(${json(amounts.map((one, at) => ({ ...one, at })))}::jsonb) as asked (currency text, day date, amount numeric, at int)
      left join lateral (select case asked.currency when 'RMB' then 1 else (select rate_to_rmb from exchange_rate where exchange_rate.currency = asked.currency
        and rate_date <= asked.day and rate_date >= asked.day - ${services.parameters.number('fx.maxAgeDays')}::int order by rate_date desc limit 1) end as rate) held on true
    order by at`.execute(db);
  return rows;
}

/** What one unit of a currency is worth in another one on a day. @throws E-526 where a rate is missing */
export async function crossRate(context: Asking, { from, to, day }: { from: string; to: string; day: string }): Promise<number> {
  if (from === to) return 1;
  const rates = await loadExchangeRates(context, { day });
  const rateOf = (cur: string): number => {
    const rate = cur === 'RMB' ? 1 : rates[cur];
    if (rate === undefined) throw refuse('E-526', { cur, date: day });
    return rate;
  };
  return rateOf(from) / rateOf(to);
}

/** The currency whose missing rate prevents a conversion to US dollars; null: none is missing. */
export const missingRate = (currency: string, rates: ExchangeRates): string | null =>
  currency === 'USD' ? null : ([currency, 'USD'].find((each) => each !== 'RMB' && !rates[each]) ?? null);

/** Value of an amount in US dollars through RMB; null where a rate is missing, which counts as above every limit. */
export function toUsd(amount: number, currency: string, rates: ExchangeRates): number | null {
  if (currency === 'USD') return amount;
  if (missingRate(currency, rates) !== null) return null;
  return divide(multiply([amount, currency === 'RMB' ? 1 : rates[currency]!], 12), rates['USD']!, 6);
}

/** The rate of a currency on a day and what an amount is worth in RMB, rounded to the cent by the database; nulls where it is missing. */
export async function rateOn(
  context: Asking,
  { currency, day, amount }: { currency: string; day: string; amount: number },
): Promise<{ rate: number | null; value: number | null }> {
  const rate = currency === 'RMB' ? 1 : ((await loadExchangeRates(context, { day }))[currency] ?? null);
  if (rate === null) return { rate, value: null };
  const { rows } = await sql<{ value: number }>`select round(${amount}::numeric * ${rate}::numeric, 2) as value`.execute(context.db);
  return { rate, value: rows[0]!.value };
}
