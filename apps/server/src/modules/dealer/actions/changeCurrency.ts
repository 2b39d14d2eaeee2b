/** Another settlement currency: planned for the first day of a month, taken by the job on that day. */
import { sql } from 'kysely';
import type { TrxContext } from '../../../shared/context.ts';
import { message } from '../../../shared/messages/messages.ts';
import { askFirst, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { openAccounts } from '../../ledger/service.ts';
import { labourRateOf } from '../../price/service.ts';
import { revalueShelves } from '../../stock/service.ts';
import type { DealerRow } from '../tables.ts';
import { dealerEffect, tell, todayAt } from './dealerEffect.ts';

/** Terms that the dealer would lack in a currency on a day. */
async function missingIn(
  { db, services, user }: TrxContext,
  { id }: DealerRow,
  { currency, validFrom }: { currency: string; validFrom: string },
): Promise<string[]> {
  const day = sql`${validFrom}::date`;
  const { rows } = await sql<Record<'labourRate' | 'priceList' | 'priceFactor' | 'exchangeRate', boolean>>`select
      ${labourRateOf({ dealer: 'dealer', day })} is null as labour_rate,
      not exists (select from parts_price p where p.currency = ${currency} and ${day} between p.valid_from and coalesce(p.valid_to, 'infinity')) as price_list,
      not exists (select from coefficient c where c.type = 'price_factor' and (c.dealer_code = dealer.dealer_code or c.dealer_code is null)
        and (c.currency = ${currency} or c.currency is null) and ${day} between c.valid_from and coalesce(c.valid_to, 'infinity')) as price_factor,
      ${currency} <> 'RMB' and not exists (select from exchange_rate e where e.currency = ${currency}
        and e.rate_date >= ${today(user, services.now())}::date - ${services.parameters.number('fx.maxAgeDays')}::int) as exchange_rate
    from (select dealer_code, market_group, ${currency}::text as currency from dealer where id = ${id}) as dealer`.execute(db);
  return Object.entries(rows[0]!).flatMap(([name, isMissing]) => (isMissing ? [message(user.language, `dealer.missing.${name as 'labourRate'}`)] : []));
}

export const changeCurrency = dealerEffect({
  async prepare({ context, before, input: { plan, confirm } }) {
    if (!plan) throw invalid([{ field: 'currency', code: 'E-013' }]);
    const { currency, validFrom } = plan;
    if (!context.services.dictionaries.items('currency')?.some(({ value }) => value === currency)) throw invalid([{ field: 'currency', code: 'E-014' }]);
    if (currency === before.currency) {
      // The present one takes a plan back.
      if (before.nextCurrency === null) throw invalid([{ field: 'currency', code: 'E-561' }]);
      return;
    }
    const isFirstOfComing = validFrom !== null && validFrom.endsWith('-01') && validFrom > todayAt(context, before);
    if (!isFirstOfComing) throw invalid([{ field: 'validFrom', code: 'E-561' }]);
    const missing = await missingIn(context, before, { currency, validFrom });
    if (missing.length > 0 && !confirm) throw askFirst([{ code: 'W-562', params: { currency, list: missing.join(', ') } }]);
  },
  apply: async ({ before, input: { plan } }) =>
    plan!.currency === before.currency
      ? { nextCurrency: null, nextCurrencyFrom: null, nextCreditLimit: null }
      : { nextCurrency: plan!.currency, nextCurrencyFrom: plan!.validFrom, nextCreditLimit: plan!.creditLimit },
  async notify({ context }, after) {
    if (after.nextCurrency === null) return;
    await tell(context, after, {
      roles: ['MFR_SALES', 'MFR_PARTS', 'MFR_FINANCE'],
      dealer: true,
      event: 'currencyPlanned',
      params: { cur: after.nextCurrency, date: after.nextCurrencyFrom! },
    });
  },
});

/** The day has come. Submitted documents keep their currency; old balances stay where they are; shelves are revalued. @throws E-526 without a rate */
export const takeCurrency = dealerEffect({
  async apply({ context, before: { id, version, dealerCode, currency, nextCurrency, nextCreditLimit } }) {
    await revalueShelves(context, {
      dealerCode,
      from: currency,
      to: nextCurrency!,
      source: 'dealer',
      sourceId: id,
      sourceNo: dealerCode,
      postingKey: `takeCurrency:${id}:${version}`,
    });
    await openAccounts(context, { dealerCode, currency: nextCurrency! });
    return { currency: nextCurrency, creditLimit: nextCreditLimit, nextCurrency: null, nextCurrencyFrom: null, nextCreditLimit: null };
  },
  async notify({ context }, after) {
    await context.services.sessions.forget(context.db, '');
    await tell(context, after, { roles: ['MFR_SALES', 'MFR_PARTS', 'MFR_FINANCE'], dealer: true, event: 'currencyChanged', params: { cur: after.currency } });
  },
});
