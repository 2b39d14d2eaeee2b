/** Confirming an order: stock is reserved, the rest stays on backorder, the account is charged. */
import { sum } from '@harrow/validation';
import { sql } from 'kysely';
import { reviewed } from '../../../documents/review.ts';
import { differences } from '../../../documents/saving/saveDocument.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { hasDecimals, toHundredths } from '../../../shared/decimals.ts';
import { askFirst, type Coded, type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { ledger } from '../../ledger/service.ts';
import { reserve } from '../../maker-stock/service.ts';
import { termsOf } from '../reading/orderFacts.ts';
import { partFacts } from '../reading/partFacts.ts';
import { substitutesOf } from '../reading/substitutes.ts';
import { backorderOf, deliveredPart } from '../rules/lines.ts';
import { summed } from '../rules/mergeOrder.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';
import { accountOf } from './charge.ts';
import { type Confirmed, linesOf, orderEffect, type OrderStep, putLines, tell } from './orderStep.ts';
import { counted, openAmountOf, settle } from './settle.ts';

/** A line with what is to be confirmed of it. */
interface Planned {
  line: OrderLine;
  wanted: number;
  /** What the parts desk promises; null: what is usual. */
  promisedDate: string | null;
}

interface Plan {
  stored: OrderLine[];
  planned: Planned[];
  header: OrderHeader;
  /** Usual days until delivery. */
  leadDays: number;
  /** Further days for a backorder, by part. */
  cycleDays: ReadonlyMap<string, number>;
}

/** Discount and freight that the parts desk gives. */
function termsGiven({ before, context }: OrderStep, { freight, discountPct, discountReason }: Confirmed): { header: OrderHeader; errors: InvalidField[] } {
  const errors: InvalidField[] = [];
  const reason = discountReason?.trim() || null;
  const n = context.services.parameters.number('order.maxDiscountPct');
  const isOther = discountPct !== undefined && discountPct !== before.discountPct;
  const takesNone = before.freeOfCharge === 'Y' || before.creditAuto === 'Y';
  if (freight !== undefined && !hasDecimals(freight, 2)) errors.push({ field: 'freight', code: 'E-016', params: { n: 2 } });
  if (discountPct !== undefined && !hasDecimals(discountPct, 2)) errors.push({ field: 'discountPct', code: 'E-016', params: { n: 2 } });
  if (isOther && discountPct > n) errors.push({ field: 'discountPct', code: 'E-344', params: { n } });
  if (isOther && reason === null) errors.push({ field: 'discountReason', code: 'E-013' });
  if (takesNone && (freight ?? 0) > 0) errors.push({ field: 'freight', code: 'partsOrder.noExtras' });
  if (takesNone && isOther && discountPct > 0) errors.push({ field: 'discountPct', code: 'partsOrder.noExtras' });
  return {
    header: {
      ...before,
      ...(freight !== undefined && { freight }),
      ...(isOther && { discountPct }),
      ...(discountReason !== undefined && { discountReason: reason }),
    },
    errors,
  };
}

/** Lines as the parts desk wants them; what it does not name is confirmed in full. @throws 422 */
async function planOf(step: OrderStep): Promise<Plan> {
  const { context, before, input } = step;
  const { services, user } = context;
  const confirmed = input.confirmed ?? {};
  const stored = await linesOf(context, before.id);
  const { header, errors } = termsGiven(step, confirmed);
  const substitutes = await substitutesOf(context, before, stored);
  const usual = confirmed.warehouse?.trim() || services.parameters.text('stock.makerWarehouse');
  const given = new Map((confirmed.lines ?? []).map((line, index) => [line.lineId, { ...line, at: `lines[${index}]` }]));
  errors.push(
    ...[...given.values()].filter(({ lineId }) => !stored.some(({ id }) => id === lineId)).map(({ at }) => ({ field: 'lineId', line: at, code: 'E-012' })),
  );
  const day = today(user, services.now());
  const planned = stored.map((line): Planned => {
    const said = given.get(line.id);
    const at = said?.at ?? '';
    const wanted = said?.confirmedQty ?? line.qty;
    if (!hasDecimals(wanted, 2)) errors.push({ field: 'confirmedQty', line: at, code: 'E-016', params: { n: 2 } });
    if (wanted > line.qty) errors.push({ field: 'confirmedQty', line: at, code: 'E-336', params: { n: line.qty } });
    const promisedDate = said?.promisedDate ?? null;
    if (promisedDate !== null && promisedDate < day) errors.push({ field: 'promisedDate', line: at, code: 'partsOrder.past' });
    const code = said?.substituteCode?.trim().toUpperCase() || null;
    const substitute = code === null ? undefined : substitutes.get(line.partsCode)?.find(({ partsCode }) => partsCode === code);
    if (code !== null && !substitute) errors.push({ field: 'substituteCode', line: at, code: 'E-343', params: { new: code, code: line.partsCode } });
    if (substitute && substitute.price === null) errors.push({ field: 'substituteCode', line: at, code: 'E-300' });
    if (substitute?.price === 0) errors.push({ field: 'substituteCode', line: at, code: 'E-301' });
    const unitPrice = substitute?.price ? Math.min(substitute.price, line.unitPrice ?? substitute.price) : line.unitPrice;
    return { line: { ...line, substituteCode: code, unitPrice, warehouse: said?.warehouse?.trim() || usual }, wanted, promisedDate };
  });
  if (errors.length > 0) throw invalid(errors);
  const codes = planned.map(({ line }) => deliveredPart(line));
  const { dealerCode, currency } = before;
  const parts = await partFacts(context, { dealerCode, currency, day, codes });
  return {
    stored,
    planned,
    header,
    leadDays: (await termsOf(context, before.orderType))?.leadDays ?? 0,
    cycleDays: new Map([...parts].map(([code, { deliveryCycleDays }]) => [code, deliveryCycleDays ?? 0])),
  };
}

/** Reserves as much as there is. @returns the lines, and a warning for each of which there is too little */
async function reserved({ context, before }: OrderStep, { planned, leadDays, cycleDays }: Plan): Promise<{ lines: OrderLine[]; warnings: Coded[] }> {
  const { id: orderId, orderNo, dealerCode } = before;
  const day = today(context.user, context.services.now());
  const wanted = planned.filter((one) => one.wanted > 0);
  const taken = await reserve(context, {
    orderId,
    orderNo,
    dealerCode,
    lines: wanted.map(({ line, wanted: qty }) => ({ lineId: line.id, partsCode: deliveredPart(line), warehouse: line.warehouse!, qty })),
    shortfall: 'upTo',
  });
  const warnings = wanted.flatMap(({ line, wanted: qty }) => {
    const n = taken.get(line.id) ?? 0;
    return n < qty ? [{ code: 'W-333', params: { code: deliveredPart(line), n, m: toHundredths(qty - n) } }] : [];
  });
  const lines = planned.map(({ line, promisedDate }): OrderLine => {
    const confirmed = { ...line, confirmedQty: taken.get(line.id) ?? 0 };
    const days = leadDays + (backorderOf(confirmed) > 0 ? (cycleDays.get(deliveredPart(line)) ?? 0) : 0);
    return { ...confirmed, promisedDate: promisedDate ?? addDays(day, days) };
  });
  return { lines, warnings };
}

/** What is charged now: everything of a warranty order, whatever the account holds, and of others what the account covers in full. */
async function chargedNow(context: TrxContext, order: OrderHeader): Promise<{ amount: number; warnings: Coded[] }> {
  const amount = openAmountOf(order);
  if (amount === 0 || order.creditReleased === 'Y') return { amount, warnings: [] };
  const available = await ledger.availableOn(context, accountOf(order));
  if (available >= amount) return { amount, warnings: [] };
  return { amount: 0, warnings: [{ code: 'W-334', params: { n: sum([amount, -available]).toFixed(2), cur: order.currency } }] };
}

export const confirm = orderEffect<Plan>({
  prepare: planOf,
  async apply(step, plan) {
    const { context, before, input } = step;
    const now = context.services.now().toISOString();
    const { lines, warnings } = await reserved(step, plan);
    const released = before.creditAuto === 'Y' ? ({ creditReleased: 'Y', releaseTime: now } as const) : {};
    const confirmed = counted({ ...summed(plan.header, lines), ...released, confirmTime: now, status: 'pass' }, lines);
    const { amount, warnings: unpaid } = await chargedNow(context, confirmed);
    // The system confirms what it sends again by itself, and asks nobody.
    const asked = before.sourceClaimId === null ? [...warnings, ...unpaid] : [];
    if (asked.length > 0 && !input.confirm) throw askFirst(asked);
    const settled = await settle(context, confirmed, lines, amount);
    await putLines(context, before, plan.stored, lines);
    await sql`update parts_order_line set first_confirmed_qty = confirmed_qty where order_id = ${before.id}`.execute(context.db);
    return { ...differences(before, settled), status: settled.status, ...reviewed(step) };
  },
  async notify({ context }, after) {
    const lines = await linesOf(context, after.id);
    const replaced = lines.filter(({ substituteCode }) => substituteCode !== null).map((line) => `${line.partsCode} → ${line.substituteCode}`);
    const b = lines.filter((line) => backorderOf(line) > 0).length;
    await tell(context, 'confirmed', after, ['submitter', 'parts'], { b, substitutes: replaced.join(', ') });
    const open = openAmountOf(after);
    if (open > 0) await tell(context, 'waitsForPayment', after, ['administrators', 'finance'], { amount: open.toFixed(2) });
    else if (after.status === 'paid' && after.confirmedAmount > 0) await tell(context, 'paid', after, ['administrators', 'parts', 'desk']);
  },
});
