import { toHundredths } from '../../../shared/decimals.ts';
import type { BookedMoves, MakerStocksTransferData } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { freeOf } from '../../../shared/freeOf.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { bookMoves, type MakerMove } from '../bookMoves.ts';
import { keyOf, lockRows, lockWarehouses, serves } from '../lockStock.ts';
import { codeOf, knownParts, mustBeRight, quantityFindings } from './stockLines.ts';

/**
 * Moves parts to another warehouse, by one movement out and one in for each line.
 * @throws E-341 to the same warehouse, E-338 from none that exists or to none that is in use, E-309 for no such part, E-303 for more than is available
 */
export async function transferParts(context: TrxContext, { fromWarehouse, toWarehouse, remark, lines }: MakerStocksTransferData['body']): Promise<BookedMoves> {
  if (fromWarehouse === toWarehouse) throw invalid([{ field: 'toWarehouse', code: 'E-341' }]);
  const given = lines.map(({ partsCode, qty }) => ({ partsCode: codeOf(partsCode), qty }));
  const warehouses = await lockWarehouses(context, [fromWarehouse, toWarehouse]);
  const unusable = [
    ...(serves(warehouses.get(fromWarehouse), 'any') ? [] : [{ field: 'fromWarehouse', code: 'E-338', params: { code: fromWarehouse } }]),
    ...(serves(warehouses.get(toWarehouse), 'enabled') ? [] : [{ field: 'toWarehouse', code: 'E-338', params: { code: toWarehouse } }]),
  ];
  if (unusable.length > 0) throw invalid(unusable);
  const known = await knownParts(
    context.db,
    given.map(({ partsCode }) => partsCode),
  );
  mustBeRight(
    given.map(({ partsCode, qty }) => [
      ...(known.has(partsCode) ? [] : [{ field: 'partsCode', code: 'E-309', params: { code: partsCode } }]),
      ...quantityFindings('qty', qty),
    ]),
  );
  const rows = await lockRows(
    context,
    given.flatMap(({ partsCode }) => [fromWarehouse, toWarehouse].map((warehouse) => ({ warehouse, partsCode }))),
    true,
  );
  mustBeRight(
    given.map(({ partsCode, qty }) => {
      const row = rows.get(keyOf({ warehouse: fromWarehouse, partsCode }))!;
      const free = freeOf(row);
      row.inventoryQty = toHundredths(row.inventoryQty - qty);
      return qty > free ? [{ field: 'qty', code: 'E-303', params: { n: Math.max(free, 0) } }] : [];
    }),
  );
  const moves = given.flatMap(({ partsCode, qty }): MakerMove[] =>
    [
      { warehouse: fromWarehouse, qty: -qty },
      { warehouse: toWarehouse, qty },
    ].map(({ warehouse, qty: signed }) => ({
      stockId: rows.get(keyOf({ warehouse, partsCode }))!.id,
      moveType: 'transfer',
      qty: signed,
      remark: remark?.trim() || null,
    })),
  );
  const numbers = await bookMoves(context, { source: 'makerStock', sourceId: newId() }, moves);
  return { sourceNo: numbers[0] ?? null, count: numbers.length };
}
