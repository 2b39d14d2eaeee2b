/** Goods of a claim on the shelves of its dealer: in a blocked warehouse until it is decided. */
import { partsClaimCredit } from '@harrow/validation';
import type { TrxContext } from '../../../shared/context.ts';
import { moveStock, releaseStock, reserveStock, reverseMoves, transferStock } from '../../stock/service.ts';
import { keptValue } from '../rules/credit.ts';
import { blockedGoods, staying } from '../rules/lines.ts';
import type { PartsClaimHeader, PartsClaimLine } from '../tables.ts';
import { movesOf } from './claimStep.ts';

/** Parts are sold from here; in a transfer it is the warehouse in which a receipt puts what is right. */
const shelf = 'MAIN';

const unitOf = ({ dealerCode, subDealerCode }: PartsClaimHeader) => ({ dealerCode, subDealerCode });

/** Parts that failed before they were used leave the shelf for as long as their claim is open. @throws E-303 where they are gone */
export async function blockFailed(context: TrxContext, claim: PartsClaimHeader, lines: readonly PartsClaimLine[]): Promise<void> {
  await freeFailed(context, claim);
  const failed = lines.filter(({ lineReason, onShelf }) => lineReason === 'quality' && onShelf === 'Y');
  if (failed.length === 0) return;
  const { subDealerCode, ...document } = movesOf(claim);
  await transferStock(context, {
    ...document,
    from: { subDealerCode, warehouse: shelf },
    to: { subDealerCode, warehouse: 'DAMAGED' },
    lines: failed.map(({ id, partsCode, claimQty }) => ({ lineId: id, partsCode, qty: claimQty })),
  });
}

/** They go back where they were. */
export const freeFailed = (context: TrxContext, { id }: PartsClaimHeader): Promise<void> => reverseMoves(context, { sourceId: id });

/** What is to be sent back waits for it. @throws E-303 where it is gone */
export async function lockReturns(context: TrxContext, claim: PartsClaimHeader, lines: readonly PartsClaimLine[]): Promise<void> {
  const held = lines.flatMap((line) => {
    const goods = blockedGoods(line);
    return goods && line.returnQty > 0 ? [{ lineId: line.id, ...goods, qty: line.returnQty }] : [];
  });
  if (held.length > 0) await reserveStock(context, { ...unitOf(claim), docType: 'partsClaim', lines: held });
}

export const unlockReturns = (context: TrxContext, lines: readonly PartsClaimLine[]): Promise<void> =>
  releaseStock(context, { docType: 'partsClaim', lineIds: lines.map(({ id }) => id) });

/** They leave the dealer. @throws E-303 */
export async function sendReturns(context: TrxContext, claim: PartsClaimHeader, lines: readonly PartsClaimLine[]): Promise<void> {
  await unlockReturns(context, lines);
  for (const line of lines) {
    const goods = blockedGoods(line);
    if (!goods || line.shippedQty === 0) continue;
    await moveStock(context, {
      ...movesOf(claim),
      ...goods,
      qty: -line.shippedQty,
      moveType: 'out_return',
      lineId: line.id,
      shortfall: 'refuse',
      vin: line.vin,
    });
  }
}

/**
 * Empties the blocked warehouses of what a claim was about: what the dealer keeps goes on the shelf at what it has cost, what is paid or
 * sent again is scrapped. Damage that was not accepted stays the dealer's, as do parts that have not failed.
 */
export async function clearGoods(context: TrxContext, claim: PartsClaimHeader, lines: readonly PartsClaimLine[]): Promise<void> {
  for (const line of lines) {
    const goods = blockedGoods(line);
    if (!goods) continue;
    const { decided, rest } = staying(line);
    if (decided > 0)
      await (line.lineResult === 'accept' ? keep(context, claim, line, { ...goods, qty: decided }) : scrap(context, claim, line, { ...goods, qty: decided }));
    if (rest <= 0) continue;
    if (line.lineReason === 'wrong' || line.lineReason === 'over') await scrap(context, claim, line, { ...goods, qty: rest });
    // It goes on the shelf again, with what it had cost.
    if (line.lineReason === 'quality') await keep(context, claim, line, { ...goods, qty: rest }, 'asItWas');
  }
}

interface Goods {
  warehouse: string;
  partsCode: string;
  qty: number;
}

async function keep(context: TrxContext, claim: PartsClaimHeader, line: PartsClaimLine, goods: Goods, value?: 'asItWas'): Promise<void> {
  const { subDealerCode, ...document } = movesOf(claim);
  const { warehouse, partsCode, qty } = goods;
  await transferStock(context, {
    ...document,
    from: { subDealerCode, warehouse },
    to: { subDealerCode, warehouse: shelf },
    lines: [{ lineId: line.id, partsCode, qty, ...(value === undefined && { amount: keptValue(line) }) }],
  });
}

const scrap = async (context: TrxContext, claim: PartsClaimHeader, { id: lineId }: PartsClaimLine, { qty, ...goods }: Goods): Promise<void> =>
  void (await moveStock(context, { ...movesOf(claim), ...goods, qty: -qty, moveType: 'scrap', lineId, shortfall: 'upTo' }));

/** Whether money changes hands for one of the lines. */
export const isMoney = (lines: readonly PartsClaimLine[]): boolean => lines.some((line) => partsClaimCredit(line) !== 0);
