import { toHundredths } from '../../../shared/decimals.ts';
import type { TrxContext } from '../../../shared/context.ts';
import type { OrderHeader } from '../tables.ts';
import { linesOf } from './orderStep.ts';
import '../hooks.ts';

/** Says to the claim that an order answers how it has ended. */
export async function resendEnded(context: TrxContext, { id, orderNo, sourceClaimId }: OrderHeader): Promise<void> {
  if (sourceClaimId === null) return;
  const order = { claimId: sourceClaimId, orderId: id, orderNo };
  const cancelled = (await linesOf(context, id)).flatMap(({ sourceClaimLineId, cancelledConfirmedQty, cancelledOpenQty }) => {
    const qty = toHundredths(cancelledConfirmedQty + cancelledOpenQty);
    return qty > 0 && sourceClaimLineId !== null ? [{ claimLineId: sourceClaimLineId, qty }] : [];
  });
  const hooks = context.services.modules.flatMap(({ resendEvents }) => resendEvents ?? []);
  for (const { onArrived, onCancelled } of hooks)
    await (cancelled.length > 0 ? onCancelled?.(context, { ...order, lines: cancelled }) : onArrived?.(context, order));
}
