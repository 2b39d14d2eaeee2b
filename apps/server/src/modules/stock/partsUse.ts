/** Parts that a document takes from the shelf of the unit that owns it. */
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';
import { freeStock } from './freeStock.ts';
import { type Move, moveStock, reverseMoves } from './moves.ts';

/** The document, with the kind of its movements. */
export type PartsUse = Pick<Move, 'dealerCode' | 'subDealerCode' | 'source' | 'sourceId' | 'sourceNo' | 'moveType' | 'vin'>;

/** A line of the document. */
export interface UsedPart {
  id: string;
  partsCode: string;
  qty: number;
  /** Dictionary `parts_source`; only `own_stock` touches the shelf. */
  sourceType: string;
  /** Quantity missing in stock; null for a line that takes nothing from it. */
  stockShortQty: number | null;
}

/** Quantities taken so far, by line of the document. */
async function takenBy({ db }: TrxContext, sourceId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ lineId: string; qty: number }>`select line_id, -sum(qty) as qty from stock_move
    where source_id = ${sourceId} and line_id is not null group by 1 having sum(qty) <> 0`.execute(db);
  return new Map(rows.map(({ lineId, qty }) => [lineId, qty]));
}

const isOwn = ({ sourceType }: UsedPart): boolean => sourceType === 'own_stock';
const toHundredths = (qty: number): number => Math.round(qty * 100) / 100;

/** Available quantities of parts, by code; null for a part that was never stored. */
async function freeOf({ db }: TrxContext, { dealerCode, subDealerCode = null }: PartsUse, codes: readonly string[]): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ code: string; free: number | null }>`select wanted.code, ${freeStock({ dealerCode, subDealerCode }, sql`wanted.code`)} as free
    from unnest(${[...codes]}::text[]) as wanted (code)`.execute(db);
  return new Map(rows.map(({ code, free }) => [code, free]));
}

/** W-335 for each part of which the shelf has less than the document still needs. */
export async function shortages(context: TrxContext, use: PartsUse, parts: readonly UsedPart[]): Promise<Coded[]> {
  const taken = await takenBy(context, use.sourceId);
  const wanted = new Map<string, number>();
  for (const part of parts.filter(isOwn)) wanted.set(part.partsCode, (wanted.get(part.partsCode) ?? 0) + part.qty - (taken.get(part.id) ?? 0));
  const free = await freeOf(context, use, [...wanted.keys()]);
  return [...wanted].flatMap(([code, qty]) => {
    const n = free.get(code) ?? 0;
    return qty > n ? [{ code: 'W-335', params: { code, n, m: toHundredths(qty) } }] : [];
  });
}

/** Gives back all that the document has taken. @returns the lines, of which nothing is known to be lacking any more */
export async function returnParts<Part extends UsedPart>(
  context: TrxContext,
  { sourceId }: Pick<PartsUse, 'sourceId'>,
  parts: readonly Part[],
): Promise<Part[]> {
  await reverseMoves(context, { sourceId });
  return parts.map((part) => ({ ...part, stockShortQty: null }));
}

/** Takes what is there, the difference only where it was handed in before, and gives back what lines no longer use. @returns the lines with what was lacking */
export async function takeParts<Part extends UsedPart>(context: TrxContext, use: PartsUse, parts: readonly Part[]): Promise<Part[]> {
  const before = await takenBy(context, use.sourceId);
  const gone = [...before].filter(([lineId, qty]) => !parts.some((part) => part.id === lineId && isOwn(part) && part.qty >= qty)).map(([lineId]) => lineId);
  if (gone.length > 0) await reverseMoves(context, { sourceId: use.sourceId, lineIds: gone });
  const free = await freeOf(context, use, [...new Set(parts.filter(isOwn).map(({ partsCode }) => partsCode))]);
  const taken: Part[] = [];
  for (const part of parts) {
    if (!isOwn(part)) {
      taken.push({ ...part, stockShortQty: null });
      continue;
    }
    const has = gone.includes(part.id) ? 0 : (before.get(part.id) ?? 0);
    const rest = toHundredths(part.qty - has);
    const mayMove = rest > 0 && free.get(part.partsCode) !== null;
    const moved = mayMove ? -(await moveStock(context, { ...use, partsCode: part.partsCode, qty: -rest, lineId: part.id })) : 0;
    taken.push({ ...part, stockShortQty: toHundredths(part.qty - has - moved) });
  }
  return taken;
}
