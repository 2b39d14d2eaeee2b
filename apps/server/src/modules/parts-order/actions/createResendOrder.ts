/** An order that the system makes when a parts claim is answered with the parts. */
import { act } from '../../../documents/act.ts';
import { type DocumentOwner, newHeaderFor } from '../../../documents/saving/newHeader.ts';
import { systemContext } from '../../../documents/systemContext.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { partsOrderKind } from '../partsOrderKind.ts';
import { partsOrderStore } from '../partsOrderStore.ts';
import { lastShipping } from '../reading/proposal.ts';
import { termsOf } from '../reading/orderFacts.ts';
import { partFacts } from '../reading/partFacts.ts';
import { summed } from '../rules/mergeOrder.ts';
import { emptyLine, emptyOrder, type OrderLine } from '../tables.ts';

export interface ResendInput {
  claimId: string;
  claimNo: string;
  /** The dealer or sub-dealer that gets the parts. */
  dealer: DocumentOwner;
  currency: string;
  /** `unitPrice` is what the piece has cost the dealer, and its value on the shelf. */
  lines: readonly { claimLineId: string; partsCode: string; qty: number; unitPrice: number }[];
}

/** Makes a free order, confirmed as far as stock allows; the rest is on backorder. */
export async function createResendOrder(
  context: TrxContext,
  { claimId, claimNo, dealer, currency, lines: wanted }: ResendInput,
): Promise<{ id: string; orderNo: string }> {
  const system = systemContext(context.services, context.db);
  const day = makerDay(context.services);
  const { dealerCode } = dealer;
  const parts = await partFacts(system, { dealerCode, currency, day, codes: wanted.map(({ partsCode }) => partsCode) });
  const header = {
    ...newHeaderFor(system, emptyOrder, dealer),
    ...(await lastShipping(system, dealer)),
    orderType: 'resend',
    currency,
    priceDate: day,
    freeOfCharge: (await termsOf(system, 'resend'))?.freeOfCharge ?? 'Y',
    status: 'submitted' as const,
    round: 1,
    submitTime: context.services.now().toISOString(),
    sourceClaimId: claimId,
    sourceClaimNo: claimNo,
  };
  const lines = wanted.map(({ claimLineId, partsCode, qty, unitPrice }, index): OrderLine => {
    const { name, unit, weightKg } = parts.get(partsCode)!;
    return {
      ...emptyLine,
      id: newId(),
      orderId: header.id,
      lineNo: index + 1,
      partsCode,
      partsName: name,
      unit,
      weightKg,
      qty,
      unitPrice,
      sourceClaimLineId: claimLineId,
    };
  });
  const order = { header: summed(header, lines), lines };
  const orderNo = await partsOrderStore.insert(context.db, order, day);
  await act(system, partsOrderKind, 'confirmResend', { id: header.id, confirm: true });
  return { id: header.id, orderNo };
}
