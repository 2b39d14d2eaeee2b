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
