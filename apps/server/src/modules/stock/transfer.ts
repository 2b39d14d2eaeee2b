import type { TrxContext } from '../../shared/context.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { type Move, moveOnShelf } from './moves.ts';
import { subDealerOf } from './warehouses.ts';

type Document = Pick<Move, 'dealerCode' | 'source' | 'sourceId' | 'sourceNo' | 'vin' | 'reason' | 'remark'>;

interface Place {
  subDealerCode?: string | null;
  warehouse: string;
}

interface Transfer extends Document {
  from: Place;
  to: Place;
  lines: readonly {
    lineId?: string | null;
    partsCode: string;
    qty: number;
    /** Value on the new shelf, to the cent; default: what it had on the old one. */
    amount?: number | undefined;
  }[];
}

/**
 * Parts change their warehouse, within a unit or between units of a dealer; their value goes along to the cent.
 * @returns the number of the first movement
 * @throws E-341 where it is the same warehouse, E-303 for too little, E-338 for no such warehouse
 */
export async function transferStock(context: TrxContext, { from, to, lines, ...document }: Transfer): Promise<string | undefined> {
  if (from.warehouse === to.warehouse && subDealerOf({ ...document, ...from }) === subDealerOf({ ...document, ...to })) throw refuse('E-341');
  let { sourceNo } = document;
  for (const { amount, ...line } of lines) {
    const move = { ...document, ...line, moveType: 'transfer' };
    const left = await moveOnShelf(context, { ...move, ...from, sourceNo, qty: -line.qty, shortfall: 'refuse' });
    sourceNo ??= left!.moveNo;
    await moveOnShelf(context, { ...move, ...to, sourceNo, amount: amount ?? -left!.amount });
  }
  return sourceNo;
}
