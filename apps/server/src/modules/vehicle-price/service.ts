/** List prices of machines. */
import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import './tables.ts';

export interface PriceAsked {
  fourthProducts: readonly string[];
  currency: string;
  /** Day of the contract, `YYYY-MM-DD`. */
  day: string;
}

/** List prices on a day, by product; of one that has no price there is none. */
export async function vehiclePrices({ db }: Pick<Context, 'db'>, { fourthProducts, currency, day }: PriceAsked): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ fourthProduct: string; price: number }>`select fourth_product, price from vehicle_price
    where fourth_product = any(${[...new Set(fourthProducts)]}::text[]) and currency = ${currency}
      and ${day}::date between valid_from and coalesce(valid_to, 'infinity')`.execute(db);
  return new Map(rows.map(({ fourthProduct, price }) => [fourthProduct, price]));
}
