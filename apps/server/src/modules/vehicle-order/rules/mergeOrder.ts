/** Laying what is typed over an order. Pure. */
import { divide, multiply, sum } from '@harrow/validation';
import type { DocumentOwner } from '../../../documents/saving/newHeader.ts';
import type { VehicleOrderInput, VehicleOrderLineInput } from '../../../generated/types.gen.ts';
import { addDays } from '../../../shared/calendarDate.ts';
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import { newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import { emptyLine, type Order, type OrderHeader, type OrderLine } from '../tables.ts';
import { totalsOf } from './amounts.ts';

export interface OrderedProduct {
  code: string;
  /** The dealer may sell it, and it is in use. */
  authorised: boolean;
  name: string;
}

/** What the rules of a save ask about. */
export interface OrderFacts {
  /** The dealer that it is for; undefined where the user sees none of this code. */
  dealer: (DocumentOwner & { currency: string }) | undefined;
  products: ReadonlyMap<string, OrderedProduct>;
  /** List prices on the day of the contract, by product. */
  prices: ReadonlyMap<string, number>;
  /** Lead days of the order types for machines. */
  leadDays: ReadonlyMap<string, number>;
  /** Whether the one who is responsible is of the maker's staff. */
  isStaff: boolean;
  /** Whether the contract has another order of the dealer. */
  isTwice: boolean;
  /** Values of dictionaries. */
  configs: ReadonlySet<string>;
  colors: ReadonlySet<string>;
  /** What a new order begins with. */
  depositPct: number;
  username: string;
  today: string;
  nameOf: (field: string) => string;
}

/** E-013 for what no order can be stored without. */
const required = ['contractNo', 'contractSigningDate', 'deliveryMethod'] as const;

const texts = ['deliveryMethod', 'tradeTerm', 'destinationPort', 'remark'] as const;

const given = <Input extends object>(input: Input): Partial<Input> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Input>;

/** The header as typed, with the defaults of a new one. @param isNew it has no number yet */
export function mergeHeader(base: OrderHeader, { lines: _lines, ...input }: VehicleOrderInput, facts: OrderFacts, isNew: boolean): OrderHeader {
  const { dealer, leadDays, depositPct, username, today } = facts;
  const typed = given(input) as Partial<OrderHeader>;
  const written = Object.fromEntries(texts.flatMap((field) => (typed[field] === undefined ? [] : [[field, typed[field]?.trim() || null]])));
  const contractNo = (typed.contractNo ?? base.contractNo).trim();
  const begun = isNew ? { ...base, currency: dealer?.currency ?? '', depositRatio: depositPct, salesBy: username } : base;
  const header = { ...begun, ...typed, ...written, ...dealer, contractNo, currency: typed.currency ?? begun.currency };
  const isDated = !isNew || header.expectedShipDate !== null;
  return isDated ? header : { ...header, expectedShipDate: addDays(today, leadDays.get(header.orderType) ?? 0) };
}

/** What is wrong with a header. */
export function headerErrors(base: OrderHeader, header: OrderHeader, facts: OrderFacts): InvalidField[] {
  const { leadDays, isStaff, isTwice, today, nameOf } = facts;
  const wrong = (isWrong: boolean, field: string, code: string, params: InvalidField['params'] = {}): InvalidField[] =>
    isWrong ? [{ field, code, params }] : [];
  const wasReleased = base.submitTime !== null;
  return [
    ...required.filter((field) => !header[field]).map((field) => ({ field, code: 'E-013' })),
    ...wrong(wasReleased && header.dealerCode !== base.dealerCode, 'dealerCode', 'E-557', { field: nameOf('dealerCode') }),
    ...wrong(!leadDays.has(header.orderType), 'orderType', 'E-014'),
    ...wrong(header.contractSigningDate > today, 'contractSigningDate', 'vehicle.notYet'),
    ...wrong(isTwice, 'contractNo', 'E-018', { field: nameOf('contractNo'), value: header.contractNo }),
    ...wrong(!isStaff, 'salesBy', 'E-014'),
    ...wrong(!hasDecimals(header.depositRatio, 2), 'depositRatio', 'E-016', { n: 2 }),
  ];
}

/** E-557 for another currency while lines keep their prices. */
export const currencyErrors = (base: OrderHeader, header: OrderHeader, lines: readonly OrderLine[], facts: OrderFacts): InvalidField[] =>
  base.currency !== '' && base.currency !== header.currency && lines.some(({ unitPrice }) => unitPrice !== null)
    ? [{ field: 'currency', code: 'E-557', params: { field: facts.nameOf('currency') } }]
    : [];

const unknownCode = (codes: string | null, known: ReadonlySet<string>): boolean => (codes ?? '').split(',').some((code) => code !== '' && !known.has(code));

/** Codes without blanks between them. */
const codesIn = (typed: string | null | undefined): string | null =>
  (typed ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
    .join(',') || null;

/** A line with its list price and what follows from it. */
function priced(line: OrderLine, isNew: boolean, isPriceTyped: boolean, { prices }: OrderFacts): OrderLine {
  const listPrice = prices.get(line.fourthProduct) ?? null;
  const unitPrice = isNew && (!isPriceTyped || line.unitPrice === null) ? listPrice : line.unitPrice;
  const priceSource = unitPrice === null ? null : unitPrice === listPrice ? 'list' : 'contract';
  return { ...line, listPrice, unitPrice, priceSource, amount: multiply([unitPrice ?? 0, line.qty]) };
}

/** The lines as typed, or those that are stored, with prices of the day of the contract. */
export function mergeLines(
  base: Order,
  inputs: readonly VehicleOrderLineInput[] | undefined,
  facts: OrderFacts,
): { lines: OrderLine[]; errors: InvalidField[] } {
  if (inputs === undefined) return { lines: base.lines.map((line) => priced(line, false, true, facts)), errors: [] };
  const stored = new Map(base.lines.map((line) => [line.id, line]));
  const errors: InvalidField[] = [];
  const lines = inputs.map((input, index): OrderLine => {
    const { id, ...typed } = input;
    const before = id ? stored.get(id) : undefined;
    const line: Typed = {
      ...(before ?? { ...emptyLine, id: newId(), orderId: base.header.id, qty: null }),
      ...(given(typed) as Partial<OrderLine>),
      lineNo: index + 1,
    };
    if (typed.materialCode !== undefined) line.materialCode = typed.materialCode?.trim() || null;
    if (typed.remark !== undefined) line.remark = typed.remark?.trim() || null;
    if (typed.config !== undefined) line.config = codesIn(typed.config);
    line.fourthProduct = (line.fourthProduct ?? '').trim();
    errors.push(...lineErrors(line, id ?? null, before !== undefined, facts).map((error) => ({ ...error, line: `lines[${index}]` })));
    return priced({ ...line, qty: line.qty ?? 0 }, before === undefined, typed.unitPrice !== undefined, facts);
  });
  const twice = inputs.findIndex(({ id }, index) => id && inputs.findIndex((other) => other.id === id) !== index);
  if (twice >= 0) errors.push({ field: 'id', line: `lines[${twice}]`, code: 'E-012' });
  return { lines, errors };
}

/** A line whose quantity may still be missing. */
type Typed = Omit<OrderLine, 'qty'> & { qty: number | null };

function lineErrors({ fourthProduct, qty, config, color, unitPrice }: Typed, id: string | null, isStored: boolean, facts: OrderFacts): InvalidField[] {
  const { products, configs, colors } = facts;
  const product = products.get(fourthProduct);
  const wrong = (isWrong: boolean, field: string, code: string, params: InvalidField['params'] = {}): InvalidField[] =>
    isWrong ? [{ field, code, params }] : [];
  return [
    ...wrong(id !== null && !isStored, 'id', 'E-012'),
    ...wrong(fourthProduct === '', 'fourthProduct', 'E-013'),
    ...wrong(fourthProduct !== '' && !product, 'fourthProduct', 'master.unknown', { code: fourthProduct }),
    ...wrong(product?.authorised === false, 'fourthProduct', 'E-408', { product: product?.name ?? '' }),
    ...wrong(qty === null, 'qty', 'E-013'),
    ...wrong(unknownCode(config, configs), 'config', 'E-014'),
    ...wrong(color !== null && !colors.has(color), 'color', 'E-014'),
    ...wrong(unitPrice !== null && !hasDecimals(unitPrice, 2), 'unitPrice', 'E-016', { n: 2 }),
  ];
}

/** The columns of a header that follow from its lines. */
export const withTotals = (header: OrderHeader, lines: readonly OrderLine[]): OrderHeader => ({ ...header, ...totalsOf(lines, header) });

/** By how many per cent a price differs from the list price, whichever is higher. */
export const differencePct = (unitPrice: number, listPrice: number): number =>
  listPrice === 0 ? 100 : Math.abs(divide(multiply([sum([unitPrice, -listPrice]), 100]), listPrice));

type Named = Pick<OrderLine, 'lineNo' | 'fourthProduct'>;

export const orderLineChanges = (before: Pick<Order, 'lines'>, after: Pick<Order, 'lines'>): LineChange[] =>
  lineChanges(before.lines, after.lines, {
    fields: ['fourthProduct', 'materialCode', 'config', 'color', 'qty', 'unitPrice', 'remark'],
    nameOf: ({ lineNo, fourthProduct }: Named) => `lines/${lineNo} ${fourthProduct}`,
  });
