/** Parts that a service takes from the dealer's shelf. */
import { sql } from 'kysely';
import type { TrxContext } from '../../shared/context.ts';
import type { Coded } from '../../shared/refusal/refusal.ts';
import { freeStock, moveStock, reverseMoves } from '../stock/service.ts';
import type { MaintenanceHeader, MaintenancePartTable } from './tables.ts';

type Owner = Pick<MaintenanceHeader, 'id' | 'insuranceNo' | 'dealerCode' | 'subDealerCode' | 'vin'>;

/** What lines of the document have taken so far, by line. */
async function takenBy({ db }: TrxContext, id: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ lineId: string; qty: number }>`select line_id, -sum(qty) as qty from stock_move
    where source_id = ${id} and line_id is not null group by 1 having sum(qty) <> 0`.execute(db);
  return new Map(rows.map(({ lineId, qty }) => [lineId, qty]));
}

const isOwn = ({ sourceType }: MaintenancePartTable): boolean => sourceType === 'own_stock';
const toHundredths = (qty: number): number => Math.round(qty * 100) / 100;

/** What the shelf lacks for the parts of a service. */
export async function shortages(context: TrxContext, owner: Owner, parts: readonly MaintenancePartTable[]): Promise<Coded[]> {
  const taken = await takenBy(context, owner.id);
  const wanted = new Map<string, number>();
  for (const part of parts.filter(isOwn)) wanted.set(part.partsCode, (wanted.get(part.partsCode) ?? 0) + part.qty - (taken.get(part.id) ?? 0));
  const short: Coded[] = [];
  for (const [code, qty] of wanted) {
    const { rows } = await sql<{ free: number | null }>`select ${freeStock(owner, sql`${code}`)} as free`.execute(context.db);
    const n = rows[0]?.free ?? 0;
    if (qty > n) short.push({ code: 'W-335', params: { code, n, m: qty } });
  }
  return short;
}

/** Takes what is there, the difference only where it was handed in before, and gives back what lines no longer use. @returns the lines with what was lacking */
export async function takeParts(context: TrxContext, owner: Owner, parts: readonly MaintenancePartTable[]): Promise<MaintenancePartTable[]> {
  const { id: sourceId, insuranceNo: sourceNo, dealerCode, subDealerCode, vin } = owner;
  const before = await takenBy(context, sourceId);
  const gone = [...before].filter(([lineId, qty]) => !parts.some((part) => part.id === lineId && isOwn(part) && part.qty >= qty)).map(([lineId]) => lineId);
  if (gone.length > 0) await reverseMoves(context, { sourceId, lineIds: gone });
  const taken: MaintenancePartTable[] = [];
  for (const part of parts) {
    if (!isOwn(part)) {
      taken.push({ ...part, stockShortQty: null });
      continue;
    }
    const has = gone.includes(part.id) ? 0 : (before.get(part.id) ?? 0);
    const rest = toHundredths(part.qty - has);
    const moved =
      rest > 0
        ? -(await moveStock(context, {
            dealerCode,
            subDealerCode,
            partsCode: part.partsCode,
            qty: -rest,
            moveType: 'maint_use',
            source: 'maintenance',
            sourceId,
            sourceNo,
            lineId: part.id,
            vin,
          }))
        : 0;
    taken.push({ ...part, stockShortQty: toHundredths(part.qty - has - moved) });
  }
  return taken;
}
