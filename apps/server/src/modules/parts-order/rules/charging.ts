/** What an order costs, and what of it is to be charged. Pure; amounts in the currency of the order. */
import { toHundredths } from '../../../shared/decimals.ts';
import { multiply, sum } from '@harrow/validation';
import { backorderOf, confirmedOf } from './lines.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';

export type Terms = Pick<OrderHeader, 'surchargePct' | 'discountPct' | 'freight' | 'freeOfCharge'>;

interface Priced {
  qty: number;
  unitPrice: number | null;
}

export interface Amounts {
  partsAmount: number;
  surcharge: number;
  discount: number;
  totalAmount: number;
}

/** Amount of quantities: parts, surcharge and discount in percent of them, freight. Nothing costs nothing, also no freight; so does what is free. */
export function amountsOf(quantities: readonly Priced[], { surchargePct, discountPct, freight, freeOfCharge }: Terms): Amounts {
  const partsAmount = sum(quantities.map(({ qty, unitPrice }) => multiply([qty, unitPrice ?? 0])));
  const surcharge = multiply([partsAmount, surchargePct, 0.01]);
  const discount = multiply([partsAmount, discountPct, 0.01]);
  const isNothing = freeOfCharge === 'Y' || !quantities.some(({ qty }) => qty > 0);
  return { partsAmount, surcharge, discount, totalAmount: isNothing ? 0 : sum([partsAmount, surcharge, -discount, freight]) };
}

/** What an order is to have been charged: its quantities that are confirmed and not cancelled. */
export const netOf = (lines: readonly OrderLine[], terms: Terms): number =>
  amountsOf(
    lines.map((line) => ({ qty: confirmedOf(line), unitPrice: line.unitPrice })),
    terms,
  ).totalAmount;

/** Between what is to be charged and what was: above 0 to be charged, below 0 to be given back. */
export const differenceOf = (confirmedAmount: number, chargedAmount: number): number => sum([confirmedAmount, -chargedAmount]);

/** Whether everything that was confirmed is charged, and there is something. An order that waits in full for stock owes nothing, and is not paid. */
export const isCharged = (lines: readonly OrderLine[], { confirmedAmount, chargedAmount }: Pick<OrderHeader, 'confirmedAmount' | 'chargedAmount'>): boolean =>
  lines.some((line) => confirmedOf(line) > 0) && differenceOf(confirmedAmount, chargedAmount) === 0;

/** How far a quantity to cancel reaches into a line: its backorder first, then what was confirmed. */
export function cancelledBy(line: OrderLine, qty: number): Pick<OrderLine, 'cancelledOpenQty' | 'cancelledConfirmedQty'> & { freed: number } {
  const unconfirmed = Math.min(qty, backorderOf(line));
  const freed = toHundredths(qty - unconfirmed);
  return {
    cancelledOpenQty: toHundredths(line.cancelledOpenQty + unconfirmed),
    cancelledConfirmedQty: toHundredths(line.cancelledConfirmedQty + freed),
    freed,
  };
}
