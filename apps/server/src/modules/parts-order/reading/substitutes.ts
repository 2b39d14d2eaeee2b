/** Later parts that replace those of an order. */
import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import type { Texts } from '../../../shared/messages/messages.ts';
import { partPrice } from '../../price/service.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';

export interface Substitute {
  partsCode: string;
  name: Texts;
  /** What it costs at the prices of the order; null: not maintained. */
  price: number | null;
}

/** By the part that was ordered, the nearest first. */
export async function substitutesOf(
  { db }: Pick<Context, 'db'>,
  { dealerCode, currency, priceDate }: Pick<OrderHeader, 'dealerCode' | 'currency' | 'priceDate'>,
  lines: readonly Pick<OrderLine, 'partsCode'>[],
): Promise<ReadonlyMap<string, Substitute[]>> {
  const codes = [...new Set(lines.map(({ partsCode }) => partsCode))];
  const price = partPrice({ dealer: 'dealer', partsCode: sql`next.parts_code`, currency: sql`${currency}::text`, day: sql`${priceDate}::date` });
  const { rows } = await sql<Substitute & { ordered: string }>`with recursive chain as (
      select p.parts_code as ordered, p.replaced_by as parts_code, 1 as depth from parts p where p.parts_code = any(${codes}::text[]) and p.replaced_by is not null
      union all
      select chain.ordered, p.replaced_by, depth + 1 from chain join parts p on p.parts_code = chain.parts_code where p.replaced_by is not null and depth < 20
    ) select chain.ordered, next.parts_code, next.name, ${price} as price
    from chain join parts next on next.parts_code = chain.parts_code, dealer where dealer.dealer_code = ${dealerCode} order by chain.ordered, chain.depth`.execute(
    db,
  );
  const found = new Map<string, Substitute[]>();
  for (const { ordered, ...substitute } of rows) found.set(ordered, [...(found.get(ordered) ?? []), substitute]);
  return found;
}
