/** Paying orders: out of the account, or on credit. */
import { sum } from '@harrow/validation';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import { invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { ledger } from '../../ledger/service.ts';
import { accountOf, mustBeWithinLimit, mustCover } from './charge.ts';
import { linesOf, orderEffect, type OrderStep, tell } from './orderStep.ts';
import { openAmountOf, paidAsOf, settle } from './settle.ts';
import type { OrderHeader } from '../tables.ts';

const changed = (before: OrderHeader, after: OrderHeader) => ({ ...differences(before, after), status: after.status });

const tellPaid = async ({ context, before }: OrderStep, after: OrderHeader): Promise<void> => {
  if (before.status !== 'paid' && after.status === 'paid') await tell(context, 'paid', after, ['administrators', 'parts', 'desk']);
};

/** Charges what is open, or a part of it. @throws E-304, E-521 */
export const pay = orderEffect({
  async apply({ context, before, input }) {
    const open = openAmountOf(before);
    const amount = input.amount ?? open;
    if (!hasDecimals(amount, 2) || amount <= 0) throw invalid([{ field: 'amount', code: 'E-016', params: { n: 2 } }]);
    if (amount > open) throw refuse('E-521', { n: open });
    await mustCover(context, before, amount);
    return changed(before, await settle(context, before, await linesOf(context, before.id), amount));
  },
  notify: tellPaid,
});

/** Charges what is open if the account covers it, and says of a released order how far the account covers it by now. */
export const autoPay = orderEffect({
  async apply({ context, before }) {
    const lines = await linesOf(context, before.id);
    const open = openAmountOf(before);
    if (open > 0 && before.creditReleased === 'N') {
      const available = await ledger.availableOn(context, accountOf(before));
      return available < open ? null : changed(before, await settle(context, before, lines, open));
    }
    const after = await paidAsOf(context, before, lines, await ledger.balanceOf(context, accountOf(before)));
    return Object.keys(differences(before, after)).length === 0 ? null : changed(before, after);
  },
  notify: tellPaid,
});

/** Charges what is open though the account does not cover it; the order may be shipped. @throws E-519 */
export const releaseCredit = orderEffect({
  async apply({ context, before, input }) {
    const released = {
      ...before,
      creditReleased: 'Y' as const,
      creditReason: input.opinion?.trim() ?? null,
      releaseTime: context.services.now().toISOString(),
    };
    return changed(before, await settle(context, released, await linesOf(context, before.id), openAmountOf(before)));
  },
  async notify({ context, before }, after) {
    // Only now does the order stand among the released ones, so that what is owed for warranty is counted right.
    await mustBeWithinLimit(context, after);
    await tell(context, 'creditReleased', after, ['administrators', 'parts', 'desk'], {
      charged: sum([after.chargedAmount, -before.chargedAmount]).toFixed(2),
    });
  },
});
