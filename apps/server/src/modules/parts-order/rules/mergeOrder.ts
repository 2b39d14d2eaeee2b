/** Lays what was typed over an order. Pure. */
import { readVin } from '@harrow/validation/vin';
import { sum } from '@harrow/validation';
import type { Composed } from '../../../documents/saving/saveDocument.ts';
import type { PartsOrderInput, PartsOrderLineInput } from '../../../generated/types.gen.ts';
import { newId } from '../../../shared/database/database.ts';
import { hasDecimals, toHundredths } from '../../../shared/decimals.ts';
import { type Coded, type InvalidField, invalid } from '../../../shared/refusal/refusal.ts';
import type { OrderTypeTerms } from '../reading/orderFacts.ts';
import type { PartFacts } from '../reading/partFacts.ts';
import { emptyLine, type Order, type OrderHeader, type OrderLine, type OrderLines } from '../tables.ts';
import { amountsOf } from './charging.ts';

export interface OrderFacts {
  /** Today's date where the dealer is. */
  day: string;
  /** Currency of the order: the dealer's, until it was handed in once. */
  currency: string;
  terms: OrderTypeTerms | undefined;
  parts: ReadonlyMap<string, PartFacts>;
}

/** A code as it stands in the catalogue, whichever way it was typed. */
export const readCode = (typed: string): string => typed.trim().toUpperCase();

const texts = ['dealerRef', 'urgentNote', 'contractNo', 'consignee', 'deliveryAddress'] as const;
const choices = ['urgentReason', 'deliveryMethod', 'tradeTerm', 'customsDeclaration', 'requiredDate'] as const;

/** @throws 422 with everything that cannot be stored */
export function mergeOrder(base: Order, input: PartsOrderInput, facts: OrderFacts): Composed<OrderHeader, OrderLines> {
  const written = Object.fromEntries([...texts, ...choices].flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]?.trim() || null]])));
  const typed: OrderHeader = {
    ...base.header,
    ...written,
    ...(input.vin !== undefined && { vin: input.vin ? readVin(input.vin) || null : null }),
    ...(input.claimNo !== undefined && { claimNo: input.claimNo?.trim().toUpperCase() || null }),
    orderType: orderTypeOf(base, input),
  };
  const errors: InvalidField[] = [];
  if (!facts.terms || facts.terms.enabled === 'N' || facts.terms.selectable === 'N')
    errors.push({ field: 'orderType', code: 'E-330', params: { type: typed.orderType } });
  if (input.requiredDate && input.requiredDate !== base.header.requiredDate && input.requiredDate < facts.day)
    errors.push({ field: 'requiredDate', code: 'partsOrder.past' });
  const merged = mergeLines(base, input.lines, facts);
  errors.push(...merged.errors);
  if (errors.length > 0) throw invalid(errors);
  return { document: priced({ header: typed, lines: merged.lines }, facts), hints: merged.hints };
}

export const orderTypeOf = ({ header }: Order, { orderType }: PartsOrderInput): string => orderType?.trim() || header.orderType || 'stock';

/** The order with prices, texts and sums of today. */
export function priced({ header, lines: stored }: Order, { day, currency, terms, parts }: OrderFacts): Order {
  const lines = stored.map((line): OrderLine => {
    const part = parts.get(line.partsCode);
    return part ? { ...line, partsName: sameTexts(line.partsName, part.name), unit: part.unit, weightKg: part.weightKg, unitPrice: part.price } : line;
  });
  const marks = terms && {
    surchargePct: terms.surchargePct,
    discountPct: terms.discountPct,
    freeOfCharge: terms.freeOfCharge,
    creditAuto: terms.creditAuto,
  };
  return { header: summed({ ...header, ...marks, currency, priceDate: day }, lines), lines };
}

/** The stored object where nothing has changed, so that its line counts as unchanged. */
const sameTexts = <Texts extends object>(stored: Texts, now: Texts): Texts => (JSON.stringify(stored) === JSON.stringify(now) ? stored : now);

/** The header with the sums of what was ordered. */
export const summed = (header: OrderHeader, lines: readonly OrderLine[]): OrderHeader => ({
  ...header,
  itemCount: lines.length,
  totalQty: toHundredths(lines.reduce((all, { qty }) => all + qty, 0)),
  totalWeight: sum(lines.map(({ qty, weightKg }) => Math.round(qty * (weightKg ?? 0) * 1000) / 1000)),
  deliverQty: toHundredths(lines.reduce((all, { qty }) => all + qty, 0)),
  ...amountsOf(lines, header),
});

function mergeLines(
  base: Order,
  inputs: readonly PartsOrderLineInput[] | undefined,
  { parts }: OrderFacts,
): { lines: OrderLine[]; errors: InvalidField[]; hints: Coded[] } {
  if (!inputs) return { lines: base.lines, errors: [], hints: [] };
  const errors: InvalidField[] = [];
  const hints: Coded[] = [];
  const lines: OrderLine[] = [];
  for (const [index, { id, partsCode: code, qty, vin, claimNo, remark }] of inputs.entries()) {
    const line = `lines[${index}]`;
    const partsCode = readCode(code);
    const known = id ? base.lines.find((one) => one.id === id) : undefined;
    if (id && !known) errors.push({ field: 'id', line, code: 'E-012' });
    const part = parts.get(partsCode);
    if (!part) errors.push({ field: 'partsCode', line, code: 'E-309', params: { code: partsCode } });
    if (!hasDecimals(qty, 2)) errors.push({ field: 'qty', line, code: 'E-016', params: { n: 2 } });
    else if (qty <= 0) errors.push({ field: 'qty', line, code: 'E-302', params: { n: part?.minOrderMultiple ?? 1 } });
    const same = lines.find((one) => one.partsCode === partsCode);
    if (same) {
      same.qty = toHundredths(same.qty + qty);
      hints.push({ code: 'partsOrder.added', params: { code: partsCode, n: same.qty } });
      continue;
    }
    lines.push({
      ...(known ?? emptyLine),
      id: known?.id ?? newId(),
      orderId: base.header.id,
      lineNo: lines.length + 1,
      partsCode,
      qty,
      ...(vin !== undefined && { vin: vin ? readVin(vin) || null : null }),
      ...(claimNo !== undefined && { claimNo: claimNo?.trim().toUpperCase() || null }),
      ...(remark !== undefined && { remark: remark?.trim() || null }),
    });
  }
  return { lines, errors, hints };
}
