/** What new prices change. */
import { divide, multiply, sum } from '@harrow/validation';
import { sql } from 'kysely';
import type { PriceChange, PriceChanges } from '../../../generated/types.gen.ts';
import type { Db } from '../../../shared/database/database.ts';
import { recordset } from '../../../shared/master/masterHistory.ts';

export type NewPrice = Omit<PriceChange, 'earlierPrice'>;

/** The new prices, each with the last one before it: stored, or new as well. */
export async function withEarlierPrices(db: Db, prices: readonly NewPrice[]): Promise<PriceChange[]> {
  if (prices.length === 0) return [];
  const keyed = prices.map(({ partsCode, currency, price, validFrom, validTo }) => ({ partsCode, currency, price, validFrom, validTo }));
  const { rows } = await sql<{ partsCode: string; currency: string; validFrom: string; price: number; since: string }>`select given.parts_code, given.currency,
      given.valid_from, earlier.price, earlier.valid_from as since
    from ${recordset('partsPrice', keyed)} given join lateral (select p.price, p.valid_from from parts_price p
      where p.parts_code = given.parts_code and p.currency = given.currency and p.valid_from <= given.valid_from order by p.valid_from desc limit 1) earlier on true`.execute(
    db,
  );
  const keyOf = ({ partsCode, currency, validFrom }: Pick<NewPrice, 'partsCode' | 'currency' | 'validFrom'>) => `${partsCode} ${currency} ${validFrom}`;
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  const byOwner = Map.groupBy(keyed, ({ partsCode, currency }) => `${partsCode} ${currency}`);
  return [...byOwner.values()].flatMap((periods) =>
    periods
      .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
      .map((period, place, ordered) => {
        const before = stored.get(keyOf(period));
        const fresh = ordered[place - 1];
        const isFresh = fresh !== undefined && (before === undefined || fresh.validFrom >= before.since);
        return { ...period, earlierPrice: (isFresh ? fresh.price : before?.price) ?? null };
      }),
  );
}

/** In percent of the price before, two decimals; null for a new price and after a price of 0. */
export const changePct = ({ price, earlierPrice }: Pick<PriceChange, 'price' | 'earlierPrice'>): number | null =>
  earlierPrice ? divide(multiply([sum([price, -earlierPrice]), 100]), earlierPrice) : null;

const bySize = (a: number | null, b: number | null): number => Math.abs(b ?? 0) - Math.abs(a ?? 0);

/** How many are new, higher, lower and the same. */
export function summaryOf(changes: readonly Pick<PriceChange, 'price' | 'earlierPrice'>[]): PriceChanges {
  const count = (holds: (price: number, earlier: number) => boolean): number =>
    changes.filter(({ price, earlierPrice }) => earlierPrice !== null && holds(price, earlierPrice)).length;
  const [largest = null] = changes.map(changePct).toSorted(bySize);
  return {
    newCount: changes.filter(({ earlierPrice }) => earlierPrice === null).length,
    upCount: count((price, earlier) => price > earlier),
    downCount: count((price, earlier) => price < earlier),
    unchangedCount: count((price, earlier) => price === earlier),
    largestChangePct: largest === 0 ? null : largest,
  };
}

/** Those that change most, the largest first. */
export const largestOf = (changes: readonly PriceChange[], most: number): PriceChange[] =>
  changes
    .filter(({ price, earlierPrice }) => earlierPrice !== null && price !== earlierPrice)
    .toSorted((a, b) => bySize(changePct(a), changePct(b)))
    .slice(0, most);
