import { multiply, sum } from '@harrow/validation';
import type { OrderRow } from './orderRow.ts';

/** Amount of a line; null while quantity or price are unknown. */
export const amountOf = ({ qty, unitPrice }: Pick<OrderRow, 'qty' | 'unitPrice'>): number | null =>
  qty === null || unitPrice === null ? null : multiply([qty, unitPrice]);

/** Terms of an order that change its price, in percent of the parts. */
export interface Terms {
  surchargePct: number;
  discountPct: number;
  freight: number;
}

/** Sums of an order. */
export interface OrderSums {
  parts: number;
  surcharge: number;
  discount: number;
  freight: number;
  total: number;
}

/** Sums over the amounts of lines, each rounded to the cent: parts + surcharge − discount + freight. */
export function sumsOf(amounts: readonly number[], { surchargePct, discountPct, freight }: Terms): OrderSums {
  const parts = sum(amounts);
  const surcharge = multiply([parts, surchargePct, 0.01]);
  const discount = multiply([parts, discountPct, 0.01]);
  return { parts, surcharge, discount, freight, total: sum([parts, surcharge, -discount, freight]) };
}

/** Weight of the lines, as far as it is known. */
export const weightOf = (rows: readonly Pick<OrderRow, 'qty' | 'weightKg'>[]): number =>
  sum(rows.map(({ qty, weightKg }) => (qty === null || weightKg === null ? 0 : multiply([qty, weightKg], 3))));

/** The next quantity from this one on that can be ordered. */
export const roundedUp = (qty: number, multiple: number): number => Math.max(1, Math.ceil(qty / multiple)) * multiple;

/** True if the part is sold in such a quantity. */
export const isMultiple = (qty: number, multiple: number): boolean => qty > 0 && Number.isInteger(qty / multiple);
