import type { CurrencyOption } from '../../generated/types.gen.ts';
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { today } from '../../shared/session/currentUser.ts';
import './tables.ts';

/** How amounts in a currency are written, where it is not as its code says. */
const written: Readonly<Record<string, { isoCode: string; symbol: string }>> = {
  RMB: { isoCode: 'CNY', symbol: '¥' },
  USD: { isoCode: 'USD', symbol: '$' },
  EUR: { isoCode: 'EUR', symbol: '€' },
};

/** The currencies of the dictionary with what they are worth today. */
export async function listCurrencies({ db, services, user }: Context): Promise<CurrencyOption[]> {
  const day = today(user, services.now());
  const { rows } = await sql<{ currency: string; rateToRmb: number; rateDate: string }>`select distinct on (currency) currency, rate_to_rmb, rate_date
    from exchange_rate where rate_date <= ${day}::date and rate_date >= ${day}::date - ${services.parameters.number('fx.maxAgeDays')}::int
    order by currency, rate_date desc`.execute(db);
  const rates = new Map(rows.map((rate) => [rate.currency, rate]));
  return (services.dictionaries.items('currency') ?? []).map(({ value, texts }) => ({
    value,
    text: texts[user.language],
    ...(written[value] ?? { isoCode: value, symbol: value }),
    decimals: 2,
    todayRateToRmb: value === 'RMB' ? 1 : (rates.get(value)?.rateToRmb ?? null),
    rateDate: rates.get(value)?.rateDate ?? null,
  }));
}
