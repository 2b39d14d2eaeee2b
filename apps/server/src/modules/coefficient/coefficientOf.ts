import { type RawBuilder, sql } from 'kysely';
import './tables.ts';

/** Multipliers; `travel_rate` alone is money, per kilometre. */
export type CoefficientType = 'price_factor' | 'labour_rate_factor' | 'parts_handling_factor' | 'extension_factor' | 'travel_rate';

interface Asked {
  /** Alias of the dealer's row in the statement that asks; the currency is the dealer's unless another one is given. */
  readonly dealer: string;
  readonly day: RawBuilder<unknown>;
  readonly currency?: RawBuilder<unknown>;
}

/** A coefficient of a dealer on a day: the dealer's own comes before the general one. Without any a factor is 1 and a rate null. */
export const coefficientOf = <Type extends CoefficientType>(
  type: Type,
  { dealer, day, currency = sql.ref(`${dealer}.currency`) }: Asked,
): RawBuilder<Type extends 'travel_rate' ? number | null : number> => {
  const found = sql`(select c.value from coefficient c
    where c.type = ${sql.lit(type)} and (c.dealer_code = ${sql.ref(`${dealer}.dealerCode`)} or c.dealer_code is null)
      and (c.currency = ${currency} or c.currency is null) and ${day} >= c.valid_from and ${day} <= coalesce(c.valid_to, 'infinity')
    order by c.dealer_code nulls last, c.valid_from desc limit 1)`;
  return (type === 'travel_rate' ? found : sql`coalesce(${found}, 1)`) as never;
};
