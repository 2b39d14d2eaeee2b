/** What an order needs to know of parts. */
import { sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import type { Texts } from '../../../shared/messages/messages.ts';
import type { StockLight } from '../../../generated/types.gen.ts';
import { availabilityOf } from '../../parts/service.ts';
import { partPrice } from '../../price/service.ts';

export interface PartFacts {
  partsCode: string;
  name: Texts;
  unit: string;
  weightKg: number | null;
  minOrderMultiple: number;
  deliveryCycleDays: number | null;
  enabled: 'Y' | 'N';
  /** The part that replaces it. */
  replacedBy: string | null;
  /** Of the dealer; null: not maintained. */
  price: number | null;
  /** Whether the maker has it. */
  availability: StockLight;
}

interface Asked {
  dealerCode: string;
  currency: string;
  day: string;
  codes: readonly string[];
}

/** Parts by their code, with the price that a dealer pays on a day. */
export async function partFacts(context: Context, { dealerCode, currency, day, codes }: Asked): Promise<ReadonlyMap<string, PartFacts>> {
  if (codes.length === 0) return new Map();
  const price = partPrice({ dealer: 'dealer', partsCode: sql`p.parts_code`, currency: sql`${currency}::text`, day: sql`${day}::date` });
  const { rows } = await sql<PartFacts>`select p.parts_code, p.name, p.unit, p.weight_kg, p.min_order_multiple, p.delivery_cycle_days, p.enabled, p.replaced_by,
      ${price} as price, ${availabilityOf(context, sql`p.parts_code`)} as availability
    from parts p, dealer where dealer.dealer_code = ${dealerCode} and p.parts_code = any(${[...new Set(codes)]}::text[])`.execute(context.db);
  return new Map(rows.map((part) => [part.partsCode, part]));
}
