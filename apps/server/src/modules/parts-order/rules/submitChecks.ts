/** What an order must have to be handed in. Pure. */
import { missingFields } from '../../../documents/saving/missingFields.ts';
import type { Coded, InvalidField } from '../../../shared/refusal/refusal.ts';
import type { OrderTypeTerms } from '../reading/orderFacts.ts';
import type { PartFacts } from '../reading/partFacts.ts';
import type { Order, OrderHeader, OrderLine } from '../tables.ts';

export interface ClaimPart {
  claimPartsId: string;
  partsCode: string;
  openQty: number;
}

export interface SubmitFacts {
  /** Today's date where the dealer is. */
  day: string;
  terms: OrderTypeTerms | undefined;
  parts: ReadonlyMap<string, PartFacts>;
  /** VINs of the order that are machines of the dealer. */
  machines: ReadonlySet<string>;
  /** Parts of the claim that may be ordered; null: there is no such claim open. */
  claimParts: readonly ClaimPart[] | null;
  /** Parameter `order.urgentMaxLines`. */
  urgentMaxLines: number;
}

/** What is wrong with a part, the first of it. */
export function partProblem({ partsCode: code, qty }: Pick<OrderLine, 'partsCode' | 'qty'>, part: PartFacts | undefined): (Coded & { field: string }) | null {
  if (!part) return { field: 'partsCode', code: 'E-309', params: { code } };
  if (part.enabled === 'N' && part.replacedBy === null) return { field: 'partsCode', code: 'E-308', params: { code } };
  if (part.replacedBy !== null) return { field: 'partsCode', code: 'E-306', params: { code, new: part.replacedBy } };
  if (part.price === null) return { field: 'unitPrice', code: 'E-300' };
  if (part.price === 0) return { field: 'unitPrice', code: 'E-301' };
  const n = part.minOrderMultiple;
  return qty > 0 && Math.abs(qty / n - Math.round(qty / n)) < 1e-9 ? null : { field: 'qty', code: 'E-302', params: { n } };
}

function wrongHeader(order: Order, { day, terms, machines, claimParts, urgentMaxLines: n }: SubmitFacts): InvalidField[] {
  const { header, lines } = order;
  const errors = missingFields('PartsOrderInput', header);
  if (!terms || terms.enabled === 'N' || terms.selectable === 'N') errors.push({ field: 'orderType', code: 'E-330', params: { type: header.orderType } });
  const lacks = [terms?.needsVin === 'Y' && header.vin === null && 'vin', terms?.needsReason === 'Y' && header.urgentReason === null && 'urgentReason'];
  errors.push(...lacks.filter((field) => field !== false).map((field) => ({ field, code: 'E-327' })));
  if (terms?.needsReason === 'Y' && lines.length > n) errors.push({ field: 'lines', code: 'E-305', params: { n } });
  if (terms?.needsClaim === 'Y' && (header.claimNo === null || claimParts === null)) errors.push({ field: 'claimNo', code: 'E-328' });
  if (header.requiredDate !== null && header.requiredDate < day) errors.push({ field: 'requiredDate', code: 'partsOrder.past' });
  if (header.vin !== null && !machines.has(header.vin)) errors.push({ field: 'vin', code: 'E-102', params: { vin: header.vin } });
  return errors;
}

/** @returns everything that is wrong; an order without lines is refused before */
export function checkSubmit(order: Order, facts: SubmitFacts): InvalidField[] {
  const { terms, claimParts, machines, parts } = facts;
  const forClaim = terms?.needsClaim === 'Y' && claimParts !== null;
  return [
    ...wrongHeader(order, facts),
    ...order.lines.flatMap((one, index): InvalidField[] => {
      const line = `lines[${index}]`;
      const problem = partProblem(one, parts.get(one.partsCode));
      const strange = one.vin !== null && !machines.has(one.vin) ? [{ field: 'vin', line, code: 'E-102', params: { vin: one.vin } }] : [];
      const unwanted =
        forClaim && claimed(one, claimParts) === null ? [{ field: 'partsCode', line, code: 'E-329', params: claimParams(one, order.header) }] : [];
      return [...(problem ? [{ ...problem, line }] : []), ...strange, ...unwanted];
    }),
  ];
}

const claimParams = ({ partsCode: code }: OrderLine, { claimNo }: OrderHeader) => ({ code, no: claimNo ?? '' });

/** The part of the claim that a line brings; null where the claim does not ask for so much of it any more. */
export const claimed = ({ partsCode, qty }: OrderLine, parts: readonly ClaimPart[]): ClaimPart | null =>
  parts.find((part) => part.partsCode === partsCode && part.openQty >= qty) ?? null;

/** Lines whose price is another one than was saved. */
export const repriced = (before: readonly OrderLine[], after: readonly OrderLine[]): number =>
  after.filter((line, index) => line.unitPrice !== before[index]?.unitPrice).length;
