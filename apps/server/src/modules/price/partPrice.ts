import { type RawBuilder, sql } from 'kysely';
import { coefficientOf } from '../coefficient/service.ts';
import '../parts/tables.ts';

interface Asked {
  /** Alias of the dealer's row in the statement that asks; null for the list price. */
  readonly dealer: string | null;
  /** Of the statement that asks: columns, or values. */
  readonly partsCode: RawBuilder<unknown>;
  readonly currency: RawBuilder<unknown>;
  /** The day at the dealer. */
  readonly day: RawBuilder<unknown>;
}

/**
 * Price of a part for a dealer: list price × the dealer's price factor, rounded half up to two decimals. What costs something costs at
 * least 0.01; a list price of 0 stays 0, and null means that none is maintained on the day.
 */
export const partPrice = ({ dealer, partsCode, currency, day }: Asked): RawBuilder<number | null> => {
  const factor = dealer === null ? sql`1` : coefficientOf('price_factor', { dealer, day, currency });
  return sql`(select case when parts_price.price > 0 then greatest(round(parts_price.price * ${factor}, 2), 0.01) else parts_price.price end from parts_price
    where parts_price.parts_code = ${partsCode} and parts_price.currency = ${currency}
      and ${day} >= parts_price.valid_from and ${day} <= coalesce(parts_price.valid_to, 'infinity')
    order by parts_price.valid_from desc limit 1)`;
};
