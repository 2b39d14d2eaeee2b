import { type RawBuilder, sql } from 'kysely';
import '../parts/tables.ts';

interface Asked {
  /** Of the statement that asks: columns, or values. */
  readonly partsCode: RawBuilder<unknown>;
  readonly currency: RawBuilder<unknown>;
  readonly day: RawBuilder<unknown>;
}

/** Price of a part in a currency on a day; null when none is maintained, 0 is a price. */
export const partPrice = ({ partsCode, currency, day }: Asked): RawBuilder<number | null> => sql`(select price from parts_price
  where parts_price.parts_code = ${partsCode} and parts_price.currency = ${currency}
    and ${day} >= parts_price.valid_from and ${day} <= coalesce(parts_price.valid_to, 'infinity')
  order by parts_price.valid_from desc limit 1)`;
