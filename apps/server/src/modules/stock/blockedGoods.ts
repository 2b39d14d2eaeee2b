import { sql } from 'kysely';
import type { Context } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { type StockUnit, subDealerOf } from './warehouses.ts';

export interface Warehouse {
  code: string;
  kind: 'normal' | 'blocked';
}

/** The enabled warehouses of a unit by their codes. */
export async function warehousesOf({ db }: Pick<Context, 'db'>, unit: StockUnit): Promise<Map<string, Warehouse>> {
  const rows = await db
    .selectFrom('dealerWarehouse')
    .select(['code', 'kind'])
    .where('dealerCode', '=', unit.dealerCode)
    .where('subDealerCode', '=', subDealerOf(unit))
    .where('enabled', '=', 'Y')
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

/** Codes of damaged parts that an open receipt or claim of the unit is about. */
async function disputedParts({ db }: Pick<Context, 'db'>, unit: StockUnit): Promise<Set<string>> {
  const owned = (
    table: string,
  ) => sql`${sql.ref(table)}.dealer_code = ${unit.dealerCode} and coalesce(${sql.ref(table)}.sub_dealer_code, '') = ${subDealerOf(unit)}
    and ${sql.ref(table)}.del_flag = 0 and ${sql.ref(table)}.status <> 'closed'`;
  const { rows } = await sql<{ partsCode: string }>`select line.parts_code from parts_arrival doc join parts_arrival_line line on line.arrival_id = doc.id
      where ${owned('doc')} and line.damaged_qty > 0
    union select line.parts_code from parts_claim doc join parts_claim_line line on line.claim_id = doc.id where ${owned('doc')}`.execute(db);
  return new Set(rows.map(({ partsCode }) => partsCode));
}

/**
 * Says whether a unit's people may book a part in or out of a warehouse by hand. Wrong and surplus goods are the maker's until a claim
 * decides, damaged ones while an open receipt or claim is about them. @returns a check that throws E-338 or E-339
 */
export async function handGate(context: Pick<Context, 'db'>, unit: StockUnit): Promise<(place: { warehouse: string; partsCode: string }) => void> {
  const warehouses = await warehousesOf(context, unit);
  let disputed: Set<string> | undefined;
  if ([...warehouses.values()].some(({ kind }) => kind === 'blocked')) disputed = await disputedParts(context, unit);
  return ({ warehouse: code, partsCode }) => {
    const warehouse = warehouses.get(code);
    if (!warehouse) throw refuse('E-338', { code });
    if (warehouse.kind === 'blocked' && (code !== 'DAMAGED' || disputed?.has(partsCode))) throw refuse('E-339', { code });
  };
}

/** Says whether parts may be sold or set aside: from where they may be used. @returns a check that throws E-338 or E-339 */
export async function usableGate(context: Pick<Context, 'db'>, unit: StockUnit): Promise<(code: string) => void> {
  const warehouses = await warehousesOf(context, unit);
  return (code) => {
    const warehouse = warehouses.get(code);
    if (!warehouse) throw refuse('E-338', { code });
    if (warehouse.kind === 'blocked') throw refuse('E-339', { code });
  };
}
