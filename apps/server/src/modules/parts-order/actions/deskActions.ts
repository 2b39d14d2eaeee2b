/** The parts desk's further actions on an order: backorders, dates, returns, cancellations. */
import { reviewed } from '../../../documents/review.ts';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { sum } from '@harrow/validation';
import { hasDecimals, toHundredths } from '../../../shared/decimals.ts';
import { type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { release, reserve } from '../../maker-stock/service.ts';
import { cancelledBy } from '../rules/charging.ts';
import { backorderOf, deliveredPart, isDelivered, openOf } from '../rules/lines.ts';
import { summed } from '../rules/mergeOrder.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';
import { mustBeWithinLimit, mustCover } from './charge.ts';
import { linesOf, orderEffect, type OrderStep, putLines, tell } from './orderStep.ts';
import { resendEnded } from './resendEnded.ts';
import { counted, openAmountOf, settle } from './settle.ts';

interface Ready {
  stored: OrderLine[];
  lines: OrderLine[];
}

type Checked<Said> = (line: OrderLine, said: Said, at: string) => { line: OrderLine; errors: InvalidField[] };

/** The lines with what was said of some of them. @throws 422: E-012 for a line of another order, or one that is named twice */
async function withSaid<Said extends { lineId: string }>({ context, before }: OrderStep, said: readonly Said[], change: Checked<Said>): Promise<Ready> {
  const stored = await linesOf(context, before.id);
  const errors: InvalidField[] = [];
  const changed = new Map<string, OrderLine>();
  for (const [index, one] of said.entries()) {
    const at = `lines[${index}]`;
    const line = stored.find(({ id }) => id === one.lineId);
    if (!line || changed.has(line.id)) {
      errors.push({ field: 'lineId', line: at, code: 'E-012' });
      continue;
    }
    const result = change(line, one, at);
    changed.set(line.id, result.line);
    errors.push(...result.errors);
  }
  if (errors.length > 0) throw invalid(errors);
  return { stored, lines: stored.map((line) => changed.get(line.id) ?? line) };
}

const twoDecimals = (field: string, qty: number, line: string): InvalidField[] =>
  hasDecimals(qty, 2) ? [] : [{ field, line, code: 'E-016', params: { n: 2 } }];

const notPast = ({ context: { services, user } }: OrderStep, promisedDate: string | null | undefined, line: string): InvalidField[] =>
  promisedDate && promisedDate < today(user, services.now()) ? [{ field: 'promisedDate', line, code: 'partsOrder.past' }] : [];

/** Confirms backorders, all or nothing: the stock must be there, and the account or the credit cover it. */
export const confirmBackorder = orderEffect<Ready>({
  async prepare(step) {
    const { before, input } = step;
    const { lines = [], freight = 0 } = input.backorder ?? {};
    if (!hasDecimals(freight, 2)) throw invalid([{ field: 'freight', code: 'E-016', params: { n: 2 } }]);
    if (freight > 0 && (before.freeOfCharge === 'Y' || before.creditAuto === 'Y')) throw invalid([{ field: 'freight', code: 'partsOrder.noExtras' }]);
    return withSaid(step, lines, (line, { qty, promisedDate }, at) => {
      const n = backorderOf(line);
      const errors = [...twoDecimals('qty', qty, at), ...notPast(step, promisedDate, at)];
      if (qty > n) errors.push({ field: 'qty', line: at, code: 'E-336', params: { n } });
      return { line: { ...line, confirmedQty: toHundredths(line.confirmedQty + qty), promisedDate: promisedDate ?? line.promisedDate }, errors };
    });
  },
  async apply(step, { stored, lines }) {
    const { context, before, input } = step;
    const { id: orderId, orderNo, dealerCode } = before;
    const usual = context.services.parameters.text('stock.makerWarehouse');
    const more = lines.flatMap((line, index) => {
      const qty = toHundredths(line.confirmedQty - stored[index]!.confirmedQty);
      return qty > 0 ? [{ lineId: line.id, partsCode: deliveredPart(line), warehouse: line.warehouse ?? usual, qty }] : [];
    });
    await reserve(context, { orderId, orderNo, dealerCode, lines: more, shortfall: 'refuse' });
    const freight = sum([before.freight, input.backorder?.freight ?? 0]);
    const confirmed = counted(summed({ ...before, freight }, lines), lines);
    const amount = openAmountOf(confirmed);
    if (amount > 0 && before.creditReleased === 'N') await mustCover(context, before, amount);
    const settled = await settle(context, confirmed, lines, amount);
    await putLines(context, before, stored, lines);
    return { ...differences(before, settled), status: settled.status, ...reviewed(step) };
  },
  async notify({ context, before }, after) {
    // Only now does the order stand where others see it, so that what is owed is counted right.
    if (after.creditReleased === 'Y' && after.creditAuto === 'N' && after.chargedAmount > before.chargedAmount) await mustBeWithinLimit(context, after);
    const lines = await linesOf(context, after.id);
    await tell(context, 'confirmed', after, ['submitter', 'parts'], { b: lines.filter((line) => backorderOf(line) > 0).length, substitutes: '' });
  },
});

/** Promises other dates. */
export const reschedule = orderEffect<Ready>({
  prepare: (step) =>
    withSaid(step, step.input.promised ?? [], (line, { promisedDate }, at) => ({ line: { ...line, promisedDate }, errors: notPast(step, promisedDate, at) })),
  async apply({ context, before }, { stored, lines }) {
    await putLines(context, before, stored, lines);
    return differences(before, counted(before, lines));
  },
  async notify({ context, input: { promised = [] } }, after) {
    const lines = await linesOf(context, after.id);
    for (const line of lines.filter(({ id }) => promised.some(({ lineId }) => lineId === id)))
      await tell(context, 'backorder', after, ['parts'], {
        code: deliveredPart(line),
        qty: toHundredths(backorderOf(line) + openOf(line)),
        date: line.promisedDate ?? '',
      });
  },
});

/** Back to the dealer, who may change it. */
export const noPass = orderEffect({
  apply: async (step) => ({ ...reviewed(step), rejectReason: step.input.rejectReason ?? null }),
  notify: ({ context, input }, after) => tell(context, 'no_pass', after, ['submitter', 'administrators'], { opinion: input.opinion ?? '' }),
});

export const declineCancel = orderEffect({
  apply: async () => ({ cancelRequested: 'N', cancelReason: null, cancelAskedOn: null }),
  notify: ({ context, input }, after) => tell(context, 'cancelDeclined', after, ['parts'], { reason: input.opinion ?? '' }),
});

/** Where an order stands once something of it is cancelled. */
function endOf(order: OrderHeader): Partial<OrderHeader> {
  if (!isDelivered(order)) return {};
  if (order.shippedQty === 0) return { status: 'closed', closeReason: 'cancelled' };
  return order.transitQty === 0 ? { status: 'closed', closeReason: 'short_closed' } : { status: 'shipped' };
}

/** Cancels what is open: frees what was reserved, gives back what was charged beyond what remains. */
export const cancelOpen = orderEffect<Ready>({
  async prepare(step) {
    const stored = await linesOf(step.context, step.before.id);
    const openQty = (line: OrderLine) => toHundredths(backorderOf(line) + openOf(line));
    const asked = step.input.cancelled ?? stored.filter((line) => openQty(line) > 0).map((line) => ({ lineId: line.id, qty: openQty(line) }));
    return withSaid(step, asked, (line, { qty }, at) => {
      const errors = twoDecimals('qty', qty, at);
      const n = toHundredths(line.packedQty + line.shippedQty);
      if (qty > openQty(line)) errors.push({ field: 'qty', line: at, code: 'E-342', params: { n, line: line.lineNo } });
      const { freed: _freed, ...cancelled } = cancelledBy(line, Math.min(qty, openQty(line)));
      return { line: { ...line, ...cancelled }, errors };
    });
  },
  async apply(step, { stored, lines }) {
    const { context, before } = step;
    const freed = lines.flatMap((line, index) => {
      const qty = toHundredths(line.cancelledConfirmedQty - stored[index]!.cancelledConfirmedQty);
      return qty > 0 ? [{ lineId: line.id, qty }] : [];
    });
    await release(context, { lines: freed });
    const left = counted(before, lines);
    // What was not charged yet is not charged by a cancellation.
    const settled = await settle(context, left, lines, Math.min(0, openAmountOf(left)));
    await putLines(context, before, stored, lines);
    return {
      ...differences(before, { ...settled, cancelRequested: 'N' }),
      status: settled.status,
      cancelAskedOn: null,
      ...endOf(settled),
    };
  },
  async notify({ context, before }, after) {
    const back = sum([before.chargedAmount, -after.chargedAmount]);
    await tell(context, 'cancelled', after, ['parts', 'administrators'], { amount: back.toFixed(2) });
    if (after.status === 'closed') await resendEnded(context, after);
  },
});
