/** The stock-take of a unit as a workbook. */
import type { StockImportRow } from '../../generated/types.gen.ts';
import { sql } from 'kysely';
import type { Context, TrxContext } from '../../shared/context.ts';
import { newId } from '../../shared/database/database.ts';
import { hasDecimals } from '../../shared/decimals.ts';
import { modelCheck } from '../../shared/import/formCheck.ts';
import type { ImportDefinition } from '../../shared/import/importDefinition.ts';
import { type InvalidField, Refusal } from '../../shared/refusal/refusal.ts';
import { knownParts, partCode } from './actions/knownParts.ts';
import { handGate } from './blockedGoods.ts';
import { moveOnShelf, priceToday } from './moves.ts';
import { ownUnit } from './ownUnit.ts';
import { lockStock } from './stockRow.ts';
import { lockShelves } from './warehouses.ts';

export type ImportMode = 'snapshot' | 'add';

/** Columns of the workbook. */
export const stockTemplate: Pick<ImportDefinition<StockImportRow>, 'name' | 'noun' | 'fields'> = {
  name: 'partsStock',
  noun: 'stock',
  fields: [
    { name: 'partsCode', kind: 'code', required: true },
    { name: 'warehouse', kind: 'code', required: true },
    { name: 'binLocation', kind: 'text' },
    { name: 'inventoryQty', kind: 'number', required: true },
    { name: 'bookQty', kind: 'number' },
    { name: 'safetyQty', kind: 'number' },
    { name: 'unitCost', kind: 'number' },
    { name: 'remark', kind: 'text' },
  ],
};

interface Held {
  inventoryQty: number;
  lockedQty: number;
  avgCost: number | null;
}

const placeOf = ({ warehouse, partsCode }: { warehouse: string; partsCode: string }): string => `${warehouse} ${partsCode}`;

/** What lies where the rows say, by place. */
async function heldAt({ db, user }: Context, inputs: readonly StockImportRow[]): Promise<Map<string, Held>> {
  const unit = ownUnit(user);
  const { rows } = await sql<Held & { warehouse: string; partsCode: string }>`select warehouse, parts_code, inventory_qty, locked_qty, avg_cost from parts_stock
    where dealer_code = ${unit.dealerCode} and sub_dealer_code = ${unit.subDealerCode} and parts_code = any(${inputs.map(({ partsCode }) => partCode(partsCode))})`.execute(
    db,
  );
  return new Map(rows.map((row) => [placeOf(row), row]));
}

/** By how much a row moves. A counted quantity moves by the difference to what the sheet showed, else to what is there now. */
const moveOf = (mode: ImportMode, { inventoryQty, bookQty }: StockImportRow, held: Held | undefined): number =>
  Math.round((mode === 'add' ? inventoryQty : inventoryQty - (bookQty ?? held?.inventoryQty ?? 0)) * 100) / 100;

const quantities = ['inventoryQty', 'bookQty', 'safetyQty'] as const;

const asStored = (input: StockImportRow): StockImportRow => ({
  ...input,
  partsCode: partCode(input.partsCode),
  warehouse: input.warehouse.trim().toUpperCase(),
});

/** The import into the unit of the user. A counted row sets its quantity (`snapshot`), or what is counted comes in (`add`). */
export const stockImport = (mode: ImportMode): ImportDefinition<StockImportRow> => ({
  ...stockTemplate,
  form: modelCheck('StockImportRow'),
  keyOf: (input) => placeOf(asStored(input)),
  keyField: 'partsCode',
  async check(context, given) {
    const inputs = given.map(asStored);
    const unit = ownUnit(context.user);
    // What is checked stays true until it is stored.
    await lockShelves(context, unit);
    const mayBook = await handGate(context, unit);
    const held = await heldAt(context, inputs);
    const known = await knownParts(
      context,
      inputs.map(({ partsCode }) => partsCode),
    );
    const findings: InvalidField[][] = [];
    for (const input of inputs) findings.push(await findingsOf(context, { mode, input, held: held.get(placeOf(input)), known, mayBook }));
    return findings;
  },
  async store(context, given) {
    const sourceId = newId();
    let sourceNo: string | undefined;
    const unit = ownUnit(context.user);
    const inputs = given.map(asStored);
    const held = await heldAt(context, inputs);
    for (const input of inputs) {
      const qty = moveOf(mode, input, held.get(placeOf(input)));
      if (qty !== 0) {
        const { warehouse, partsCode, unitCost, remark } = input;
        const move = {
          ...unit,
          warehouse,
          partsCode,
          qty,
          moveType: 'adjust',
          source: 'partsStock',
          sourceId,
          sourceNo,
          lineId: newId(),
          shortfall: 'refuse' as const,
        };
        const moved = await moveOnShelf(context, { ...move, unitCost: unitCost ?? undefined, reason: 'count', remark: remark?.trim() || null });
        sourceNo ??= moved?.moveNo;
      }
      await keepPlace(context, input);
    }
  },
});

interface Row {
  mode: ImportMode;
  input: StockImportRow;
  held: Held | undefined;
  known: ReadonlyMap<string, { enabled: 'Y' | 'N' }>;
  mayBook: (place: { warehouse: string; partsCode: string }) => void;
}

async function findingsOf(context: Context, { mode, input, held, known, mayBook }: Row): Promise<InvalidField[]> {
  const { partsCode, warehouse, unitCost } = input;
  const code = { code: partsCode };
  const part = known.get(partsCode);
  if (!part) return [{ field: 'partsCode', code: 'E-309', params: code }];
  const tooFine = quantities.filter((field) => !hasDecimals(input[field] ?? 0, 2));
  if (tooFine.length > 0) return tooFine.map((field) => ({ field, code: 'E-016', params: { n: 2 } }));
  const qty = moveOf(mode, input, held);
  if (qty > 0 && part.enabled === 'N') return [{ field: 'partsCode', code: 'E-308', params: code }];
  try {
    if (qty !== 0) mayBook({ warehouse, partsCode });
    else mayBook({ warehouse, partsCode: '' });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ field: 'warehouse', ...error.text }];
  }
  if (qty < 0 && (held?.inventoryQty ?? 0) + qty < (held?.lockedQty ?? 0))
    return [{ field: 'inventoryQty', code: 'E-337', params: { n: held?.lockedQty ?? 0 } }];
  const isCosted = qty <= 0 || (unitCost ?? held?.avgCost ?? (await priceToday(context, { ...ownUnit(context.user), partsCode }))) !== null;
  return isCosted ? [] : [{ field: 'unitCost', code: 'E-340', params: code }];
}

/** Bin and safety stock; an empty cell leaves what is there. */
async function keepPlace(context: TrxContext, { warehouse, partsCode, binLocation, safetyQty }: StockImportRow): Promise<void> {
  const bin = binLocation?.trim() || null;
  if (bin === null && (safetyQty === null || safetyQty === undefined)) return;
  const { id } = await lockStock(context, { ...ownUnit(context.user), warehouse, partsCode });
  await sql`update parts_stock set bin_location = coalesce(${bin}, bin_location), safety_qty = coalesce(${safetyQty ?? null}::numeric, safety_qty), version = version + 1
    where id = ${id} and (bin_location is distinct from coalesce(${bin}, bin_location) or safety_qty is distinct from coalesce(${safetyQty ?? null}::numeric, safety_qty))`.execute(
    context.db,
  );
}
