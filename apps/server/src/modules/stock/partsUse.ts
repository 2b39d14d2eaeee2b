/** Parts that a document takes from the shelf of the unit that owns it. */
import { toHundredths } from '../../shared/decimals.ts';
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';
import { freeStock } from './freeStock.ts';
import { type Move, moveStock, reverseMoves } from './moves.ts';
import { lockShelves } from './warehouses.ts';

/** The document, with the kind of its movements. */
export type PartsUse = Pick<Move, 'dealerCode' | 'subDealerCode' | 'source' | 'sourceId' | 'sourceNo' | 'moveType' | 'vin'>;

/** A line of the document. */
export interface UsedPart {
  id: string;
  partsCode: string;
  qty: number;
  /** Dictionary `parts_source`; only `own_stock` touches the shelf. */
  sourceType: string;
  /** Where it comes from; null: the default warehouse. */
  warehouse: string | null;
  /** Quantity missing in stock; null for a line that takes nothing from it. */
  stockShortQty: number | null;
}

interface Taken {
  qty: number;
  warehouse: string;
}

/** Quantities taken so far, by line of the document. */
async function takenBy({ db }: TrxContext, sourceId: string): Promise<Map<string, Taken>> {
  const { rows } = await sql<Taken & { lineId: string }>`select line_id, warehouse, -sum(qty) as qty from stock_move
    where source_id = ${sourceId} and line_id is not null group by 1, 2 having sum(qty) <> 0`.execute(db);
  return new Map(rows.map(({ lineId, ...taken }) => [lineId, taken]));
}

const isOwn = ({ sourceType }: UsedPart): boolean => sourceType === 'own_stock';

/** Lines with the code of the warehouse that null stands for. */
async function placed<Part extends UsedPart>({ db }: TrxContext, { dealerCode, subDealerCode }: PartsUse, parts: readonly Part[]): Promise<Part[]> {
  if (parts.every((part) => !isOwn(part) || part.warehouse !== null)) return [...parts];
  const usual = await db
    .selectFrom('dealerWarehouse')
    .select('code')
    .where('dealerCode', '=', dealerCode)
    .where('subDealerCode', '=', subDealerCode ?? '')
    .where('isDefault', '=', 'Y')
    .executeTakeFirst();
  return parts.map((part) => (isOwn(part) ? { ...part, warehouse: part.warehouse ?? usual?.code ?? null } : part));
}

const placeOf = ({ partsCode, warehouse }: Pick<UsedPart, 'partsCode' | 'warehouse'>): string => `${warehouse} ${partsCode}`;

/** Available quantities of parts where the lines want them, by place; null for a part that was never stored there. */
async function freeOf(
  { db }: TrxContext,
  { dealerCode, subDealerCode = null }: PartsUse,
  parts: readonly Pick<UsedPart, 'partsCode' | 'warehouse'>[],
): Promise<Map<string, number | null>> {
  const wanted = [...new Map(parts.map((part) => [placeOf(part), part])).values()];
  const { rows } = await sql<{ partsCode: string; warehouse: string | null; free: number | null }>`select wanted.parts_code, wanted.warehouse,
      ${freeStock({ dealerCode, subDealerCode }, sql`wanted.parts_code`, sql`wanted.warehouse`)} as free
    from unnest(${wanted.map(({ partsCode }) => partsCode)}::text[], ${wanted.map(({ warehouse }) => warehouse)}::text[]) as wanted (parts_code, warehouse)`.execute(
    db,
  );
  return new Map(rows.map((row) => [placeOf(row), row.free]));
}

/** W-335 for each part of which the warehouse of its lines has less than the document still needs; until it is taken nobody else takes it. */
export async function shortages(context: TrxContext, use: PartsUse, parts: readonly UsedPart[]): Promise<Coded[]> {
  if (!parts.some(isOwn)) return [];
  await lockShelves(context, use);
  const taken = await takenBy(context, use.sourceId);
  const wanted = new Map<string, { part: UsedPart; qty: number }>();
  for (const part of (await placed(context, use, parts)).filter(isOwn)) {
    const has = taken.get(part.id);
    const qty = part.qty - (has?.warehouse === part.warehouse ? has!.qty : 0) + (wanted.get(placeOf(part))?.qty ?? 0);
    wanted.set(placeOf(part), { part, qty });
  }
  const free = await freeOf(
    context,
    use,
    [...wanted.values()].map(({ part }) => part),
  );
  return [...wanted].flatMap(([place, { part, qty }]) => {
    const n = free.get(place) ?? 0;
    return qty > n ? [{ code: 'W-335', params: { code: part.partsCode, n, m: toHundredths(qty) } }] : [];
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

/**
 * Takes what is there, the difference only where it was handed in before, and gives back what lines no longer use or want from
 * elsewhere. @returns the lines with their warehouses and with what was lacking
 */
export async function takeParts<Part extends UsedPart>(context: TrxContext, use: PartsUse, parts: readonly Part[]): Promise<Part[]> {
  const lines = await placed(context, use, parts);
  const before = await takenBy(context, use.sourceId);
  const isKept = (lineId: string, { qty, warehouse }: Taken): boolean =>
    lines.some((part) => part.id === lineId && isOwn(part) && part.qty >= qty && part.warehouse === warehouse);
  const gone = [...before].filter(([lineId, taken]) => !isKept(lineId, taken)).map(([lineId]) => lineId);
  if (gone.length > 0) await reverseMoves(context, { sourceId: use.sourceId, lineIds: gone });
  const free = await freeOf(context, use, lines.filter(isOwn));
  const taken: Part[] = [];
  for (const part of lines) {
    if (!isOwn(part)) {
      taken.push({ ...part, stockShortQty: null });
      continue;
    }
    const has = gone.includes(part.id) ? 0 : (before.get(part.id)?.qty ?? 0);
    const rest = toHundredths(part.qty - has);
    const mayMove = rest > 0 && free.get(placeOf(part)) !== null;
    const { warehouse, partsCode } = part;
    const moved = mayMove ? -(await moveStock(context, { ...use, warehouse: warehouse ?? undefined, partsCode, qty: -rest, lineId: part.id })) : 0;
    taken.push({ ...part, stockShortQty: toHundredths(part.qty - has - moved) });
  }
  return taken;
}
