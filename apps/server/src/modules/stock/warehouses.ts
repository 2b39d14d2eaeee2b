import type { Context, TrxContext } from '../../shared/context.ts';
import { json, newId } from '../../shared/database/database.ts';
import { languages, message, type Texts } from '../../shared/messages/messages.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import './tables.ts';

/** A dealer, or one of its sub-dealers. */
export interface StockUnit {
  dealerCode: string;
  subDealerCode?: string | null;
}

export const subDealerOf = ({ subDealerCode }: StockUnit): string => subDealerCode ?? '';

/** Warehouses of every unit: one for its parts, and one for blocked goods. */
const systemWarehouses = [
  { code: 'MAIN', kind: 'normal', isDefault: 'Y' },
  { code: 'DAMAGED', kind: 'blocked', isDefault: 'N' },
  { code: 'WRONG', kind: 'blocked', isDefault: 'N' },
  { code: 'OVER', kind: 'blocked', isDefault: 'N' },
] as const;

/** Texts are built at run time: `warehouse.MAIN`. */
const nameOf = (code: (typeof systemWarehouses)[number]['code']): string =>
  json(Object.fromEntries(languages.map((language) => [language, message(language, `warehouse.${code}`)])) as Texts);

/** Opens the warehouses that every unit has; those that exist stay. */
export async function openWarehouses({ db }: Pick<TrxContext, 'db'>, unit: StockUnit): Promise<void> {
  await db
    .insertInto('dealerWarehouse')
    .values(
      systemWarehouses.map((warehouse) => ({
        ...warehouse,
        id: newId(),
        dealerCode: unit.dealerCode,
        subDealerCode: subDealerOf(unit),
        name: nameOf(warehouse.code),
        system: 'Y' as const,
      })),
    )
    .onConflict((conflict) => conflict.columns(['dealerCode', 'subDealerCode', 'code']).doNothing())
    .execute();
}

/**
 * Lets one transaction after the other move or reserve parts of a dealer. Movements share a counter, and a transaction that moves two parts would hold it
 * while waiting for the second; a reservation made without it may find that the part has just gone, or wait for a movement that waits for it.
 */
export async function lockShelves({ db }: Context, { dealerCode }: Pick<StockUnit, 'dealerCode'>): Promise<void> {
  await db
    .selectFrom('dealerWarehouse')
    .select('id')
    .where('dealerCode', '=', dealerCode)
    .where('subDealerCode', '=', '')
    .where('system', '=', 'Y')
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
}

/** The warehouse that a movement names, or the unit's default one. @throws E-338 for none, or one that is disabled */
export async function warehouseOf({ db }: TrxContext, unit: StockUnit, code: string | undefined): Promise<string> {
  const found = await db
    .selectFrom('dealerWarehouse')
    .select('code')
    .where('dealerCode', '=', unit.dealerCode)
    .where('subDealerCode', '=', subDealerOf(unit))
    .where('enabled', '=', 'Y')
    .$if(code === undefined, (query) => query.where('isDefault', '=', 'Y'))
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .executeTakeFirst();
  if (!found) throw refuse('E-338', { code: code ?? 'MAIN' });
  return found.code;
}

/** Codes of the warehouses that a unit may use its parts from; none for nobody's. */
export async function openNormalWarehouses({ db }: Context, unit: { dealerCode: string | null; subDealerCode?: string | null }): Promise<string[]> {
  const rows = await db
    .selectFrom('dealerWarehouse')
    .select('code')
    .where('dealerCode', '=', unit.dealerCode)
    .where('subDealerCode', '=', unit.subDealerCode ?? '')
    .where('kind', '=', 'normal')
    .where('enabled', '=', 'Y')
    .execute();
  return rows.map(({ code }) => code);
}
