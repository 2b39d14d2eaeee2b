import type { TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import './tables.ts';

/** A part in a warehouse of a unit. */
export interface StockKey {
  dealerCode: string;
  subDealerCode: string;
  warehouse: string;
  partsCode: string;
}

interface LockedStock {
  id: string;
  inventoryQty: number;
  lockedQty: number;
  avgCost: number | null;
}

/** The row of a part in a warehouse, locked; one is made where there is none yet. */
export async function lockStock({ db }: TrxContext, key: StockKey): Promise<LockedStock> {
  const find = () =>
    db
      .selectFrom('partsStock')
      .select(['id', 'inventoryQty', 'lockedQty', 'avgCost'])
      .where('dealerCode', '=', key.dealerCode)
      .where('subDealerCode', '=', key.subDealerCode)
      .where('warehouse', '=', key.warehouse)
      .where('partsCode', '=', key.partsCode)
      .forUpdate()
      .executeTakeFirst();
  const found = await find();
  if (found) return found;
  await db
    .insertInto('partsStock')
    .values({ id: newId(), ...key })
    .onConflict((conflict) => conflict.columns(['dealerCode', 'subDealerCode', 'warehouse', 'partsCode']).doNothing())
    .execute();
  return (await find())!;
}
