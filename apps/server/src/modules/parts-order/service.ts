/** Parts orders for packing lists, receipts, parts claims and the shelves. */
export { createResendOrder, type ResendInput } from './actions/createResendOrder.ts';
export { arriveLines, mayBePacked, packLines, recallLines, shipLines } from './actions/delivery.ts';
export { orderInvariants } from './invariants.ts';
export { openOrderQty } from './reading/openOrderQty.ts';
export { saveOrder } from './actions/saveOrder.ts';
export { partsOrderKind } from './partsOrderKind.ts';
