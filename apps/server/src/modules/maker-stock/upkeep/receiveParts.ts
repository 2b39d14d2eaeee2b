import type { MakerStocksReceiveData, ReceivedParts } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { invalid } from '../../../shared/refusal/refusal.ts';
import { bookMoves } from '../bookMoves.ts';
import { backordersOf } from '../demand.ts';
import { keyOf, lockRows, lockWarehouses, serves } from '../lockStock.ts';
import { shelve } from './shelve.ts';
import { codeOf, knownParts, mustBeRight, quantityFindings } from './stockLines.ts';

/** Books parts that came in, and says which orders wait for them. @throws E-338 for no such warehouse, E-309 for no such part */
export async function receiveParts(context: TrxContext, { warehouse, remark, lines }: MakerStocksReceiveData['body']): Promise<ReceivedParts> {
  const given = lines.map((line) => ({ ...line, warehouse, partsCode: codeOf(line.partsCode) }));
  const found = await lockWarehouses(context, [warehouse]);
  if (!serves(found.get(warehouse), 'enabled')) throw invalid([{ field: 'warehouse', code: 'E-338', params: { code: warehouse } }]);
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
  const rows = await lockRows(context, given, true);
  const numbers = await bookMoves(
    context,
    { source: 'makerStock', sourceId: newId() },
    given.map(({ qty, ...key }) => ({ stockId: rows.get(keyOf(key))!.id, moveType: 'in_receipt', qty, remark: remark?.trim() || null })),
  );
  // The last line of a part says where it lies now.
  const bins = new Map(given.flatMap(({ binLocation, ...key }) => (binLocation?.trim() ? [[keyOf(key), binLocation.trim()] as const] : [])));
  await shelve(
    context,
    [...rows].flatMap(([key, row]) => (bins.has(key) && bins.get(key) !== row.binLocation ? [{ ...row, binLocation: bins.get(key)! }] : [])),
  );
  return {
    sourceNo: numbers[0] ?? null,
    count: numbers.length,
    backorders: await backordersOf(
      context,
      given.map(({ partsCode }) => partsCode),
    ),
  };
}
