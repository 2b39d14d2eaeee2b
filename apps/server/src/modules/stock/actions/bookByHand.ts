/** What a unit's people book on their own shelves: sales, adjustments, transfers, and their reversals. All lines of a call or none. */
import { checkVin, readVin } from '@harrow/validation/vin';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { handGate, usableGate } from '../blockedGoods.ts';
import { type Move, moveOnShelf, type Moved, reverseMoves } from '../moves.ts';
import { ownUnit } from '../ownUnit.ts';
import { lockStock } from '../stockRow.ts';
import { transferStock } from '../transfer.ts';
import { lockShelves } from '../warehouses.ts';
import { eachLine } from './eachLine.ts';
import { linesOfParts } from './knownParts.ts';

type Body<Name extends 'partsStocksAdjust' | 'partsStocksTransfer' | 'partsStocksSale' | 'partsStocksReverse'> = Operations[Name]['data']['body'];
type Answer = Operations['partsStocksSale']['reply']['result'];

const answerOf = (moves: readonly (Moved | undefined)[]): Answer => {
  const made = moves.filter((move) => move !== undefined);
  return { no: made[0]?.moveNo ?? null, moves: made.length };
};

/** @throws E-015 for nothing */
const mustBeSome = (qty: number): void => {
  if (qty <= 0) throw refuse('E-015');
};

/** @throws E-016 for a thousandth of a piece */
const mustCount = (qty: number): void => {
  if (!hasDecimals(qty, 2)) throw refuse('E-016', { n: 2 });
};

/** One booking by hand: its movements have the number of the first of them as their document. */
function bookingOf(): { move: (context: TrxContext, move: Omit<Move, 'source' | 'sourceId' | 'sourceNo'>) => Promise<Moved | undefined> } {
  const sourceId = newId();
  let sourceNo: string | undefined;
  return {
    async move(context, move) {
      const moved = await moveOnShelf(context, { ...move, source: 'partsStock', sourceId, sourceNo, lineId: newId() });
      sourceNo ??= moved?.moveNo;
      return moved;
    },
  };
}

/** Sets quantities. @throws E-337 below what is locked, E-338, E-339, E-340 */
export async function adjustStock(context: TrxContext, { lines: given }: Body<'partsStocksAdjust'>): Promise<Answer> {
  const unit = ownUnit(context.user);
  const lines = await linesOfParts(context, given);
  const reasons = new Set((context.services.dictionaries.items('stock_reason') ?? []).map(({ value }) => value));
  await lockShelves(context, unit);
  const mayBook = await handGate(context, unit);
  const booking = bookingOf();
  return answerOf(
    await eachLine(lines, 'newQty', async ({ partsCode, warehouse, newQty, reason, unitCost, remark }) => {
      if (!reasons.has(reason)) throw invalid([{ field: 'reason', code: 'E-014' }]);
      mustCount(newQty);
      mayBook({ warehouse, partsCode });
      const { inventoryQty, lockedQty } = await lockStock(context, { ...unit, warehouse, partsCode });
      if (newQty < lockedQty) throw refuse('E-337', { n: lockedQty });
      const qty = Math.round((newQty - inventoryQty) * 100) / 100;
      if (qty === 0) return undefined;
      return booking.move(context, {
        ...unit,
        warehouse,
        partsCode,
        qty,
        moveType: 'adjust',
        unitCost: unitCost ?? undefined,
        shortfall: 'refuse',
        reason,
        remark: remark?.trim() || null,
      });
    }),
  );
}

/** Sells over the counter. @throws E-303, E-338, E-339 */
export async function sellStock(context: TrxContext, { lines: given, customer, vin, saleDate, remark }: Body<'partsStocksSale'>): Promise<Answer> {
  const { user, services } = context;
  const unit = ownUnit(user);
  const day = today(user, services.now());
  if (saleDate && saleDate > day) throw invalid([{ field: 'saleDate', code: 'E-441', params: { from: '1950-01-01', to: day } }]);
  const machine = vin?.trim() ? readVin(vin) : null;
  if (machine !== null && !checkVin(machine).ok) throw invalid([{ field: 'vin', code: 'E-103' }]);
  const lines = await linesOfParts(context, given);
  await lockShelves(context, unit);
  const mustBeUsable = await usableGate(context, unit);
  const booking = bookingOf();
  return answerOf(
    await eachLine(lines, 'qty', async ({ partsCode, warehouse, qty, salePrice }) => {
      mustBeSome(qty);
      mustCount(qty);
      mustBeUsable(warehouse);
      return booking.move(context, {
        ...unit,
        warehouse,
        partsCode,
        qty: -qty,
        moveType: 'out_sale',
        shortfall: 'refuse',
        vin: machine,
        customer: customer?.trim() || null,
        saleDate: saleDate ?? day,
        salePrice: salePrice ?? null,
        remark: remark?.trim() || null,
      });
    }),
  );
}

/** Moves parts to another warehouse, also between units by the dealer's own people. @throws E-012 for a unit of others, E-303, E-338, E-339, E-341 */
export async function transferByHand(context: TrxContext, body: Body<'partsStocksTransfer'>): Promise<Answer> {
  const { fromWarehouse, toWarehouse, remark } = body;
  const own = ownUnit(context.user);
  const unitOf = async (subDealer: string | null | undefined): Promise<typeof own> => {
    const unit = { ...own, subDealerCode: subDealer ?? own.subDealerCode };
    if (unit.subDealerCode === own.subDealerCode) return unit;
    // Only the dealer's own people reach its other units.
    const found =
      own.subDealerCode === '' &&
      (await context.db
        .selectFrom('dealerWarehouse')
        .select('id')
        .where('dealerCode', '=', unit.dealerCode)
        .where('subDealerCode', '=', unit.subDealerCode)
        .executeTakeFirst());
    if (!found) throw refuse('E-012');
    return unit;
  };
  const from = await unitOf(body.fromSubDealer);
  const to = await unitOf(body.toSubDealer);
  const lines = await linesOfParts(context, body.lines);
  await lockShelves(context, own);
  const [mayLeave, mayCome] = [await handGate(context, from), await handGate(context, to)];
  const sourceId = newId();
  let sourceNo: string | undefined;
  await eachLine(lines, 'qty', async ({ partsCode, qty }) => {
    mustBeSome(qty);
    mustCount(qty);
    mayLeave({ warehouse: fromWarehouse, partsCode });
    // What breaks on the shelf is put aside, whatever is claimed already.
    if (toWarehouse !== 'DAMAGED') mayCome({ warehouse: toWarehouse, partsCode });
    sourceNo = await transferStock(context, {
      dealerCode: own.dealerCode,
      source: 'partsStock',
      sourceId,
      sourceNo,
      from: { ...from, warehouse: fromWarehouse },
      to: { ...to, warehouse: toWarehouse },
      lines: [{ lineId: newId(), partsCode, qty }],
      remark: remark?.trim() || null,
    });
  });
  return { no: sourceNo ?? null, moves: lines.length * 2 };
}

/** What may be given back. */
const reversible: readonly string[] = ['out_sale', 'adjust', 'transfer'];

/** Whether a movement was booked by hand and can be given back. */
export const isReversible = ({ sourceType, moveType, reversesMoveNo }: { sourceType: string; moveType: string; reversesMoveNo: string | null }): boolean =>
  sourceType === 'partsStock' && reversible.includes(moveType) && reversesMoveNo === null;

/** Gives movements by hand back, both sides of a transfer. @throws E-012 for those of others, E-002 for what is given back already, E-303 for what is gone */
export async function reverseByHand(context: TrxContext, { moveIds, reason }: Body<'partsStocksReverse'>): Promise<Answer> {
  const { db, user } = context;
  const unit = ownUnit(user);
  await lockShelves(context, unit);
  const asked = await db
    .selectFrom('stockMove')
    .select(['id', 'moveNo', 'sourceId', 'lineId', 'sourceType', 'moveType', 'reversesMoveNo'])
    .where('id', 'in', moveIds)
    .where('dealerCode', '=', unit.dealerCode)
    .where('subDealerCode', '=', unit.subDealerCode)
    .execute();
  if (asked.length < new Set(moveIds).size) throw refuse('E-012');
  if (!asked.every(isReversible)) throw refuse('E-002');
  const lines = asked.flatMap(({ lineId }) => (lineId === null ? [] : [lineId]));
  const moves = await db
    .selectFrom('stockMove')
    .select(['id', 'moveNo', 'subDealerCode'])
    .where('reversesMoveNo', 'is', null)
    .where(({ eb, or }) => or([eb('id', 'in', moveIds), ...(lines.length > 0 ? [eb('lineId', 'in', lines)] : [])]))
    .where(
      'sourceId',
      'in',
      asked.map(({ sourceId }) => sourceId),
    )
    .execute();
  // The other side of a transfer that the dealer's own people made.
  if (unit.subDealerCode !== '' && moves.some(({ subDealerCode }) => subDealerCode !== unit.subDealerCode)) throw refuse('E-012');
  const given = await db
    .selectFrom('stockMove')
    .select('id')
    .where(
      'reversesMoveNo',
      'in',
      moves.map(({ moveNo }) => moveNo),
    )
    .executeTakeFirst();
  if (given) throw refuse('E-002');
  await reverseMoves(context, { moveIds: moves.map(({ id }) => id), reason: reason.trim() });
  return { no: asked[0]!.moveNo, moves: moves.length };
}
