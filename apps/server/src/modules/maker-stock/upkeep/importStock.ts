/** The import of the maker's stock: a snapshot sets quantities, a receipt adds to them. */
import type { MakerStockImportMode, MakerStockRow } from '../../../generated/types.gen.ts';
import type { Context, TrxContext } from '../../../shared/context.ts';
import { type Db, newId, type Trx } from '../../../shared/database/database.ts';
import { toHundredths } from '../../../shared/decimals.ts';
import { modelCheck } from '../../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../../shared/import/importDefinition.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { bookMoves } from '../bookMoves.ts';
import { keyOf, type LockedStock, lockRows, lockWarehouses, serves, type StockKey } from '../lockStock.ts';
import { shelve } from './shelve.ts';
import { codeOf, knownParts, quantityFindings } from './stockLines.ts';

const keyIn = ({ warehouse, partsCode }: MakerStockRow): StockKey => ({ warehouse: codeOf(warehouse), partsCode: codeOf(partsCode) });

export const stockImport = (mode: MakerStockImportMode): ImportDefinition<MakerStockRow> => ({
  name: 'makerStock',
  noun: 'maker-stock',
  form: modelCheck('MakerStockRow'),
  fields: [
    { name: 'partsCode', kind: 'code', required: true },
    { name: 'warehouse', kind: 'code', required: true },
    { name: 'inventoryQty', kind: 'number' },
    { name: 'binLocation', kind: 'text' },
    { name: 'safetyQty', kind: 'number' },
  ],
  keyOf: (row) => keyOf(keyIn(row)),
  keyField: 'partsCode',
  check: (context, rows) => rowFindings(context, rows, mode),
  store: (context, rows) => storeRows(context, rows, mode),
});

/** Where a transaction is open, what is checked is locked and so still true when it is stored. */
const isOpen = (context: Context): context is TrxContext => context.db.isTransaction;

async function rowFindings(context: Context, rows: readonly MakerStockRow[], mode: MakerStockImportMode): Promise<InvalidField[][]> {
  const { db } = context;
  const keys = rows.map(keyIn);
  const warehouses = isOpen(context)
    ? await lockWarehouses(
        context,
        keys.map(({ warehouse }) => warehouse),
      )
    : await allWarehouses(db);
  const known = await knownParts(
    db,
    keys.map(({ partsCode }) => partsCode),
  );
  const locked = await lockedQuantities(db, mode);
  return rows.map(({ inventoryQty = null, safetyQty = null }, at) => {
    const { warehouse, partsCode } = keys[at]!;
    const reserved = locked.get(keyOf(keys[at]!)) ?? 0;
    return [
      ...(known.has(partsCode) ? [] : [{ field: 'partsCode', code: 'E-309', params: { code: partsCode } }]),
      ...(serves(warehouses.get(warehouse), 'enabled') ? [] : [{ field: 'warehouse', code: 'E-338', params: { code: warehouse } }]),
      ...(inventoryQty === null ? [] : quantityFindings('inventoryQty', inventoryQty)),
      ...(inventoryQty !== null && mode === 'snapshot' && inventoryQty < reserved ? [{ field: 'inventoryQty', code: 'E-337', params: { n: reserved } }] : []),
      ...(safetyQty === null ? [] : quantityFindings('safetyQty', safetyQty)),
    ];
  });
}

async function allWarehouses(db: Db) {
  const found = await db.selectFrom('makerWarehouse').select(['code', 'kind', 'enabled']).execute();
  return new Map(found.map((warehouse) => [warehouse.code, warehouse]));
}

/** What is reserved, by row; a receipt takes nothing away. */
async function lockedQuantities(db: Db | Trx, mode: MakerStockImportMode): Promise<Map<string, number>> {
  if (mode === 'receipt') return new Map();
  const found = await db.selectFrom('makerStock').select(['warehouse', 'partsCode', 'lockedQty']).where('lockedQty', '>', 0).execute();
  return new Map(found.map((row) => [keyOf(row), row.lockedQty]));
}

async function storeRows(context: TrxContext, rows: readonly MakerStockRow[], mode: MakerStockImportMode): Promise<void> {
  const stored = await lockRows(context, rows.map(keyIn), true);
  const moveOf = ({ inventoryQty = null, ...row }: MakerStockRow) => {
    const { id, inventoryQty: before } = stored.get(keyOf(keyIn(row)))!;
    const qty = inventoryQty === null ? 0 : toHundredths(mode === 'receipt' ? inventoryQty : inventoryQty - before);
    if (qty === 0) return [];
    return [{ stockId: id, qty, ...(mode === 'receipt' ? { moveType: 'in_receipt' } : { moveType: 'adjust', reason: 'count' }) }];
  };
  await bookMoves(context, { source: 'makerStock', sourceId: newId() }, rows.flatMap(moveOf));
  await shelve(
    context,
    rows.flatMap((row) => {
      const before = stored.get(keyOf(keyIn(row)))!;
      const after = shelvedAs(row, before);
      return after.binLocation === before.binLocation && after.safetyQty === before.safetyQty ? [] : [after];
    }),
  );
}

/** What a file leaves empty stays. */
const shelvedAs = ({ binLocation, safetyQty }: MakerStockRow, before: LockedStock): LockedStock => ({
  ...before,
  binLocation: binLocation?.trim() || before.binLocation,
  safetyQty: safetyQty ?? before.safetyQty,
});
