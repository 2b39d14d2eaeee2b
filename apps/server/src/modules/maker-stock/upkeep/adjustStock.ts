import { toHundredths } from '../../../shared/decimals.ts';
import type { BookedMoves, MakerStocksAdjustData } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { fieldName } from '../../../shared/messages/messages.ts';
import { bookMoves } from '../bookMoves.ts';
import { keyOf, lockRows, lockWarehouses, serves } from '../lockStock.ts';
import { codeOf, knownParts, mustBeRight, quantityFindings } from './stockLines.ts';

/**
 * Sets the inventory of rows to what was counted, or moves it by what was counted less than a printed sheet said; where both agree nothing moves.
 * @throws E-337 below what is reserved, E-338 for no such warehouse, E-309 for no such part, E-014 for no such reason, E-018 for a row that stands there twice
 */
export async function adjustStock(context: TrxContext, { lines }: MakerStocksAdjustData['body']): Promise<BookedMoves> {
  const { services, user, db } = context;
  const given = lines.map((line) => ({ ...line, partsCode: codeOf(line.partsCode) }));
  const warehouses = await lockWarehouses(
    context,
    given.map(({ warehouse }) => warehouse),
  );
  const known = await knownParts(
    db,
    given.map(({ partsCode }) => partsCode),
  );
  const reasons = new Set(services.dictionaries.items('stock_reason')?.map(({ value }) => value));
  const counted = new Set<string>();
  mustBeRight(
    given.map(({ warehouse, partsCode, newQty, bookQty = null, reason }) => {
      const key = keyOf({ warehouse, partsCode });
      const isRepeated = counted.has(key);
      counted.add(key);
      return [
        ...(serves(warehouses.get(warehouse), 'any') ? [] : [{ field: 'warehouse', code: 'E-338', params: { code: warehouse } }]),
        ...(known.has(partsCode) ? [] : [{ field: 'partsCode', code: 'E-309', params: { code: partsCode } }]),
        ...(isRepeated
          ? [{ field: 'partsCode', code: 'E-018', params: { field: fieldName(user.language, 'maker-stock', 'partsCode'), value: partsCode } }]
          : []),
        ...(reasons.has(reason) ? [] : [{ field: 'reason', code: 'E-014' }]),
        ...quantityFindings('newQty', newQty),
        ...(bookQty === null ? [] : quantityFindings('bookQty', bookQty)),
      ];
    }),
  );
  const rows = await lockRows(context, given, true);
  const counts = given.map(({ newQty, bookQty, reason, remark, ...key }) => {
    const { id, inventoryQty, lockedQty } = rows.get(keyOf(key))!;
    return { stockId: id, qty: toHundredths(newQty - (bookQty ?? inventoryQty)), reason, remark: remark?.trim() || null, inventoryQty, lockedQty };
  });
  mustBeRight(
    counts.map(({ qty, inventoryQty, lockedQty }) =>
      toHundredths(inventoryQty + qty) < lockedQty ? [{ field: 'newQty', code: 'E-337', params: { n: lockedQty } }] : [],
    ),
  );
  const moves = counts.flatMap(({ stockId, qty, reason, remark }) => (qty === 0 ? [] : [{ stockId, moveType: 'adjust', qty, reason, remark }]));
  const numbers = await bookMoves(context, { source: 'makerStock', sourceId: newId() }, moves);
  return { sourceNo: numbers[0] ?? null, count: numbers.length };
}
