import { sql } from 'kysely';
import type { Db } from '../../shared/database/database.ts';
import { planOnce } from '../../shared/database/planOnce.ts';

/** RMB per unit of each currency. */
export type ExchangeRates = Readonly<Record<string, number>>;

/** The newest known rate of each currency. */
export async function loadExchangeRates(db: Db): Promise<ExchangeRates> {
  const { rows } = await sql<{
    currency: string;
    rateToRmb: number;
  }>`${planOnce} select distinct on (currency) currency, rate_to_rmb from exchange_rate order by currency, rate_date desc`.execute(db);
  return Object.fromEntries(rows.map(({ currency, rateToRmb }) => [currency, rateToRmb]));
}

/** Value of an amount in US dollars through RMB; null where a rate is missing, which counts as above every limit. */
export function toUsd(amount: number, currency: string, rates: ExchangeRates): number | null {
  if (currency === 'USD') return amount;
  const own = currency === 'RMB' ? 1 : rates[currency];
  const usd = rates.USD;
  return own && usd ? (amount * own) / usd : null;
}
