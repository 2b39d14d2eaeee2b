import { type RawBuilder, sql } from 'kysely';
import '../service-catalogue/tables.ts';

interface Asked {
  /** Alias of the dealer's row in the statement that asks; amounts are in the dealer's currency. */
  readonly dealer: string;
  readonly day: RawBuilder<unknown>;
}

/** Base rate per labour hour of a dealer on a day: the dealer's own comes before the market group's; null when there is none. */
export const labourRateOf = ({ dealer, day }: Asked): RawBuilder<number | null> => {
  const of = (column: string) => sql.ref(`${dealer}.${column}`);
  return sql`(select r.rate_per_hour from labour_rate r
    where (r.dealer_code = ${of('dealerCode')} or r.market_group = ${of('marketGroup')}) and r.currency = ${of('currency')}
      and ${day} >= r.valid_from and ${day} <= coalesce(r.valid_to, 'infinity')
    order by r.dealer_code nulls last, r.valid_from desc limit 1)`;
};

/**
 * A coefficient of a dealer on a day: the dealer's own comes before the general one; null when there is none.
 * @param type `labour_rate_factor`, or `travel_rate`: money per kilometre
 */
export const coefficientOf = (type: 'labour_rate_factor' | 'travel_rate', { dealer, day }: Asked): RawBuilder<number | null> => {
  const of = (column: string) => sql.ref(`${dealer}.${column}`);
  return sql`(select c.value from coefficient c
    where c.type = ${sql.lit(type)} and (c.dealer_code = ${of('dealerCode')} or c.dealer_code is null)
      and (c.currency = ${of('currency')} or c.currency is null) and ${day} >= c.valid_from and ${day} <= coalesce(c.valid_to, 'infinity')
    order by c.dealer_code nulls last, c.valid_from desc limit 1)`;
};
