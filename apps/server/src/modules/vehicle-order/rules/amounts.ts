/** Amounts and statuses that follow from an order's lines and what is paid. Pure. */
import { divide, multiply, sum } from '@harrow/validation';
import type { OrderPayStatus, OrderShipStatus } from '../../../generated/types.gen.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';

/** Rounded half up to cents. */
export const depositOf = (orderAmount: number, ratio: number): number => divide(multiply([orderAmount, ratio]), 100);

export const payStatusOf = (paid: number, orderAmount: number): OrderPayStatus => {
  if (paid > 0 && paid >= orderAmount) return 'paid';
  return paid > 0 ? 'partial' : 'unpaid';
};

export const shipStatusOf = (shipped: number, ordered: number): OrderShipStatus => {
  if (shipped === 0) return 'not_shipped';
  return shipped < ordered ? 'partial' : 'shipped';
};

/** What is left to pay; below 0 where more was paid. */
export const unpaidOf = ({ orderAmount, paidAmount }: Pick<OrderHeader, 'orderAmount' | 'paidAmount'>): number => sum([orderAmount, -paidAmount]);

type Counted = Pick<OrderLine, 'qty' | 'unitPrice' | 'assignedQty' | 'shippedQty' | 'arrivedQty'>;

const total = (lines: readonly Counted[], quantity: (line: Counted) => number): number => sum(lines.map(quantity));
const worth = (lines: readonly Counted[], quantity: (line: Counted) => number): number =>
  sum(lines.map((line) => multiply([line.unitPrice ?? 0, quantity(line)])));

/** The columns of a header that follow from its lines. */
export function totalsOf(lines: readonly Counted[], { depositRatio, paidAmount }: Pick<OrderHeader, 'depositRatio' | 'paidAmount'>) {
  const orderAmount = worth(lines, ({ qty }) => qty);
  const numberOfOrders = total(lines, ({ qty }) => qty);
  const shippedQty = total(lines, (line) => line.shippedQty);
  return {
    orderAmount,
    numberOfOrders,
    assignedQty: total(lines, ({ assignedQty }) => assignedQty),
    shippedQty,
    arrivedQty: total(lines, ({ arrivedQty }) => arrivedQty),
    shippedAmount: worth(lines, (line) => line.shippedQty),
    depositAmount: depositOf(orderAmount, depositRatio),
    payStatus: payStatusOf(paidAmount, orderAmount),
    shipStatus: shipStatusOf(shippedQty, numberOfOrders),
  };
}
