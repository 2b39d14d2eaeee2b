/** What lies on the dealers' shelves without what their past orders have brought. Pure. */
import { type Dealer, dealers } from '../organisations/organisations.ts';
import { createRandom } from '../random.ts';
import { dealerPrice } from './dealerPrice.ts';
import { type Part, parts } from './parts.ts';

export interface Shelf {
  dealer: (typeof dealers)[number];
  part: Part;
  qty: number;
  /** What a piece has cost, in the dealer's currency. */
  unitCost: number;
  /** Below its safety stock. */
  isShort: boolean;
  /** Nothing has moved for half a year. */
  isStill: boolean;
}

/** Different parts in a dealer's own stock. */
const stockedParts = 450;
const short = 61;
const still = 25;

function fill(): Shelf[] {
  const random = createRandom('parts.stock');
  const orderable = parts.filter(({ replacedBy }) => !replacedBy);
  const held = dealers.flatMap((dealer) =>
    random.sample(orderable, stockedParts).map((part) => ({ dealer, part, qty: random.integer(0, 40), unitCost: dealerPrice(part, dealer) ?? 0 })),
  );
  const placed = createRandom('parts.places');
  const shortOnes = new Set(placed.sample(held, short));
  const stillOnes = new Set(
    placed.sample(
      held.filter((row) => row.qty > 0 && !shortOnes.has(row)),
      still,
    ),
  );
  return held.map((row) => ({ ...row, isShort: shortOnes.has(row), isStill: stillOnes.has(row) }));
}

export const shelves: readonly Shelf[] = fill();

/** Parts of a dealer's shelf that it orders again and again. */
export const reordered = ({ dealerCode }: Pick<Dealer, 'dealerCode'>): Shelf[] =>
  shelves.filter(({ dealer, part, unitCost, isShort, isStill }) => dealer.dealerCode === dealerCode && part.enabled && unitCost > 0 && !isShort && !isStill);
