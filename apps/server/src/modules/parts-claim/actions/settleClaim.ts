/** Settling a claim: money by finance, goods by the parts desk; and its end. */
import { sum } from '@harrow/validation';
import { nextNumber } from '../../../documents/numbers/nextNumber.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { ledger } from '../../ledger/service.ts';
import { createResendOrder } from '../../parts-order/service.ts';
import { partsClaimStore } from '../partsClaimStore.ts';
import { resendQty } from '../rules/credit.ts';
import type { PartsClaimHeader, PartsClaimLine } from '../tables.ts';
import { tellReceipts } from './arrivals.ts';
import { clearGoods } from './blockedGoods.ts';
import { partsClaimEffect, movesOf, putLines, tell } from './claimStep.ts';

/** Books what the lines are credited, and what they are charged, one line of the account each. @returns number of the credit note */
async function book(context: TrxContext, claim: PartsClaimHeader, lines: readonly PartsClaimLine[]): Promise<string | null> {
  const credit = sum(lines.map(({ creditAmount }) => Math.max(0, creditAmount)));
  const charge = sum(lines.map(({ creditAmount }) => Math.max(0, -creditAmount)));
  if (credit === 0 && charge === 0) return null;
  const { dealerCode, currency, id, version } = claim;
  const creditNo = await nextNumber(context.db, { code: 'creditNote', dealerCode, day: makerDay(context.services) });
  const { source, sourceId, sourceNo } = movesOf(claim);
  const line = { source, sourceId, sourceNo, account: { dealerCode, accountType: 'parts', currency }, contra: 'claim_cost', remark: creditNo } as const;
  const key = `partsClaim:${id}:${version}`;
  if (credit > 0) await ledger.post(context, { ...line, direction: 'in', amount: credit, feeType: 'parts_claim_credit', postingKey: `${key}:credit` });
  // Goods that the dealer keeps are charged, whatever is on its account.
  if (charge > 0)
    await ledger.post(context, { ...line, direction: 'out', amount: charge, feeType: 'parts_order', postingKey: `${key}:charge`, shortfall: 'allow' });
  return creditNo;
}

/** Sends again what is to be sent again, in one order. */
async function resend(context: TrxContext, claim: PartsClaimHeader, lines: readonly PartsClaimLine[]): Promise<{ id: string; orderNo: string } | null> {
  const wanted = lines.flatMap((line) => {
    const qty = resendQty(line);
    return qty > 0 ? [{ claimLineId: line.id, partsCode: line.partsCode, qty, unitPrice: line.unitPrice }] : [];
  });
  if (wanted.length === 0) return null;
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, currency } = claim;
  return createResendOrder(context, {
    claimId: claim.id,
    claimNo: claim.partsClaimNo,
    dealer: { orgCode, dealerCode, dealerName, subDealerCode, subDealerName },
    currency,
    lines: wanted,
  });
}

/** Books, sends again, and clears the blocked warehouses of the dealer. */
export const auditSucceeded = partsClaimEffect({
  async apply({ context, before }) {
    const { lines: stored } = await partsClaimStore.findLines(context.db, before.id);
    const open = stored.filter(({ settled }) => settled === 'N');
    const order = await resend(context, before, open);
    await clearGoods(context, before, open);
    const creditNo = await book(context, before, open);
    await putLines(
      context,
      before,
      stored,
      stored.map((line) => (line.settled === 'N' ? { ...line, settled: 'Y' as const } : line)),
    );
    return {
      settlement: null,
      ...(creditNo !== null && { creditNo }),
      ...(order && { resendOrderId: order.id, resendOrderNo: order.orderNo }),
      ...(!order && { status: 'closed', closeReason: creditNo === null ? 'finished' : 'credited' }),
    };
  },
  async notify(step, after) {
    if (after.creditNo !== step.before.creditNo) await tell('credited', step, after);
    if (after.resendOrderNo !== step.before.resendOrderNo) await tell('resent', step, after);
    await tellReceipts(step.context, after);
  },
});

/** Everything that was sent again has come, or is claimed as missing in its turn. */
export const finish = partsClaimEffect({
  apply: async () => ({ closeReason: 'resent' }),
  async notify({ context }, after) {
    await tellReceipts(context, after);
  },
});
