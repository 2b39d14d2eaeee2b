/** Actions of the dealer on an order: submit, withdraw, cancel, ask for a cancellation. */
import { dealerEnded } from '../../../documents/dealer/dealerEndRows.ts';
import { handedIn } from '../../../documents/review.ts';
import { differences } from '../../../documents/saving/saveDocument.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { askFirst, type Coded, invalid, refuse } from '../../../shared/refusal/refusal.ts';
import { machinesOf, openClaimParts, orderFacts } from '../reading/orderFacts.ts';
import { priced } from '../rules/mergeOrder.ts';
import { checkSubmit, claimed, repriced } from '../rules/submitChecks.ts';
import type { Order, OrderHeader } from '../tables.ts';
import { linesOf, orderEffect, putLines, tell } from './orderStep.ts';

/** Another order of the dealer under the same reference that is not finished. */
async function sameReference({ db }: TrxContext, { id, dealerCode, dealerRef }: OrderHeader): Promise<Coded[]> {
  if (dealerRef === null) return [];
  const found = await db
    .selectFrom('partsOrder')
    .select('orderNo')
    .where('dealerCode', '=', dealerCode)
    .where('dealerRef', '=', dealerRef)
    .where('id', '<>', id)
    .where('status', 'not in', ['closed'])
    .where('delFlag', '=', 0)
    .orderBy('orderNo')
    .executeTakeFirst();
  return found ? [{ code: 'W-332', params: { ref: dealerRef, no: found.orderNo } }] : [];
}

/** Hands it in: prices are those of today, and stay from then on. */
export const submit = orderEffect<{ stored: Order['lines']; order: Order }>({
  async prepare({ context, before, input }) {
    const stored = await linesOf(context, before.id);
    if (stored.length === 0) throw refuse('E-008');
    const { dealerCode, claimNo, vin } = before;
    const codes = stored.map(({ partsCode }) => partsCode);
    const facts = await orderFacts(context, { header: before, lines: stored }, { orderType: before.orderType, codes });
    const order = priced({ header: before, lines: stored }, facts);
    const claimParts = claimNo === null ? null : await openClaimParts(context, { claimNo, dealerCode, orderId: before.id });
    const vins = [vin, ...stored.map((line) => line.vin)].filter((one) => one !== null);
    const machines = await machinesOf(context, dealerCode, vins);
    const errors = checkSubmit(order, { ...facts, claimParts, machines, urgentMaxLines: context.services.parameters.number('order.urgentMaxLines') });
    if (errors.length > 0) throw invalid(errors);
    const n = repriced(stored, order.lines);
    const total = order.header.totalAmount.toFixed(2);
    const warnings = [...(n > 0 ? [{ code: 'W-331', params: { n, total, cur: order.header.currency } }] : []), ...(await sameReference(context, before))];
    if (warnings.length > 0 && !input.confirm) throw askFirst(warnings);
    const isForClaim = facts.terms?.needsClaim === 'Y';
    const lines = order.lines.map((line) => ({ ...line, claimPartsId: isForClaim ? (claimed(line, claimParts ?? [])?.claimPartsId ?? null) : null }));
    return { stored, order: { ...order, lines } };
  },
  async apply(step, { stored, order }) {
    await putLines(step.context, step.before, stored, order.lines);
    return { ...differences(step.before, order.header), ...handedIn(step) };
  },
  notify: ({ context }, after) => tell(context, 'submitted', after, ['desk']),
});

/** Called off before it was confirmed. */
export const cancel = orderEffect({ apply: async () => ({ closeReason: 'cancelled' }) });

export const endWithDealer = orderEffect({ apply: async () => ({ closeReason: dealerEnded }) });

/** Asks the parts desk to cancel what is open. */
export const requestCancel = orderEffect({
  apply: async ({ context: { services }, input: { opinion } }) => ({
    cancelRequested: 'Y',
    cancelReason: opinion?.trim() ?? null,
    cancelAskedOn: makerDay(services),
  }),
  notify: ({ context, input }, after) => tell(context, 'cancelRequested', after, ['desk'], { reason: input.opinion ?? '' }),
});
