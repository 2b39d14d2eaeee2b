/** A count: which boxes, and what was found in them. Pure. */
import type { PartsArrivalExtraInput, PartsArrivalInput, PartsArrivalLineInput } from '../../../generated/types.gen.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import type { Texts } from '../../../shared/messages/messages.ts';
import { type InvalidField, refuse } from '../../../shared/refusal/refusal.ts';
import { type Arrival, type ArrivalBox, type ArrivalHeader, type ArrivalLine, emptyLine } from '../tables.ts';
import { piecesOf, proposedReason, totalsOf } from './differences.ts';

/** A packing list that is on its way, as a receipt sees it. */
export interface PackedGoods {
  id: string;
  packingNo: string;
  currency: string;
  shipmentDate: string | null;
  boxes: readonly PackedBox[];
  lines: readonly PackedLine[];
}

export interface PackedBox {
  wmsBoxNo: string;
  /** Receipt in which it was booked. */
  receivedIn: string | null;
  /** Receipt that counts it. */
  countedIn: string | null;
  countedId: string | null;
}

export interface PackedLine {
  packingLineId: string;
  wmsBoxNo: string;
  orderId: string;
  orderLineId: string;
  orderNo: string;
  partsCode: string;
  partsName: Texts;
  unit: string;
  /** What a piece is worth on the shelf: 0 of a free order, but for one that replaces what was paid. */
  unitPrice: number;
  packedQty: number;
}

export interface KnownPart {
  partsCode: string;
  name: Texts;
  unit: string;
}

export interface CountFacts {
  goods: PackedGoods;
  parts: ReadonlyMap<string, KnownPart>;
  /** Codes of the unit's warehouses for free goods. */
  warehouses: readonly string[];
  /** Today's date where the user is. */
  today: string;
  newId: () => string;
}

/** Codes are stored in upper case. */
export const codeOf = (typed: string | null | undefined): string => (typed ?? '').trim().toUpperCase();

/**
 * The boxes of a receipt: those that are named, else those it counts already, else all that nobody has received or counts.
 * @throws E-317 for one that is not on the list, E-311 for one that is received or when none is left, E-349 for one that another receipt counts
 */
export function boxesToCount({ goods, ownId, counted, named }: { goods: PackedGoods; ownId: string; counted: readonly string[]; named?: readonly string[] }) {
  const wanted = named ? [...new Set(named.map((box) => box.trim()))] : counted;
  if (wanted.length > 0)
    return wanted.map((wmsBoxNo) => {
      const box = goods.boxes.find((each) => each.wmsBoxNo.toUpperCase() === wmsBoxNo.toUpperCase());
      if (!box) throw refuse('E-317', { box: wmsBoxNo, no: goods.packingNo });
      if (box.receivedIn !== null) throw refuse('E-311', { no: goods.packingNo });
      if (box.countedId !== null && box.countedId !== ownId) throw refuse('E-349', { box: box.wmsBoxNo, no: box.countedIn! });
      return box.wmsBoxNo;
    });
  const left = goods.boxes.filter(({ receivedIn }) => receivedIn === null);
  const open = left.filter(({ countedId }) => countedId === null);
  if (open.length > 0) return open.map(({ wmsBoxNo }) => wmsBoxNo);
  const [busy] = left;
  throw busy ? refuse('E-349', { box: busy.wmsBoxNo, no: busy.countedIn! }) : refuse('E-311', { no: goods.packingNo });
}

const quantities = ['receivedQty', 'damagedQty', 'wrongQty'] as const;
const isQuantity = (qty: number): boolean => qty >= 0 && hasDecimals(qty, 2);

/** Lays what was counted over a line. */
function withCount(line: ArrivalLine, given: PartsArrivalLineInput): ArrivalLine {
  const laid = <Field extends keyof PartsArrivalLineInput & keyof ArrivalLine>(field: Field): ArrivalLine[Field] =>
    (given[field] === undefined ? line[field] : given[field]) as ArrivalLine[Field];
  return {
    ...line,
    receivedQty: laid('receivedQty'),
    damagedQty: laid('damagedQty') ?? 0,
    wrongQty: laid('wrongQty') ?? 0,
    wrongPartsCode: given.wrongPartsCode === undefined ? line.wrongPartsCode : codeOf(given.wrongPartsCode) || null,
    binLocation: laid('binLocation')?.trim() || null,
    differenceReason: laid('differenceReason'),
    remark: laid('remark')?.trim() || null,
  };
}

/** What cannot be stored of a line. */
function wrongLine(line: ArrivalLine, at: string, { parts }: CountFacts): InvalidField[] {
  const errors: InvalidField[] = quantities
    .filter((field) => line[field] !== null && !isQuantity(line[field]))
    .map((field) => ({ field, line: at, code: 'E-016', params: { n: 2 } }));
  const { wrongPartsCode: other, receivedQty } = line;
  if (other !== null && !parts.has(other)) errors.push({ field: 'wrongPartsCode', line: at, code: 'E-309', params: { code: other } });
  if (other !== null && other === line.partsCode) errors.push({ field: 'wrongPartsCode', line: at, code: 'E-014' });
  if (receivedQty === null) return errors;
  if (line.damagedQty > receivedQty) errors.push({ field: 'damagedQty', line: at, code: 'partsArrival.tooMany', params: { n: receivedQty } });
  const { short } = piecesOf(line);
  if (line.wrongQty > short) errors.push({ field: 'wrongQty', line: at, code: 'partsArrival.tooMany', params: { n: short } });
  return errors;
}

/** Where a line of the request stands in it. */
const place = (list: string, index: number): string => `${list}[${index}]`;

function countedLines(base: Arrival, boxes: readonly string[], inputs: PartsArrivalInput['lines'], facts: CountFacts) {
  const { goods, newId } = facts;
  const given = new Map(inputs?.map((input, index) => [input.packingLineId, { input, at: place('lines', index) }]));
  const packed = boxes.flatMap((box) => goods.lines.filter(({ wmsBoxNo }) => wmsBoxNo === box));
  const errors: InvalidField[] = [...given]
    .filter(([id]) => !packed.some(({ packingLineId }) => packingLineId === id))
    .map(([, { at }]) => ({ field: 'packingLineId', line: at, code: 'E-014' }));
  const lines = packed.map(({ orderId: _order, orderLineId: _line, orderNo: _no, ...about }): ArrivalLine => {
    const stored = base.lines.find(({ packingLineId }) => packingLineId === about.packingLineId);
    const own = given.get(about.packingLineId);
    const begun: ArrivalLine = stored ?? { ...emptyLine, ...about, id: newId(), arrivalId: base.header.id, receivedQty: own ? null : about.packedQty };
    if (!own) return begun;
    const line = withCount(begun, own.input);
    errors.push(...wrongLine(line, own.at, facts));
    return { ...line, differenceReason: line.differenceReason ?? null };
  });
  return { lines, errors };
}

/** Parts that are not on the packing list. */
function extraLines(base: Arrival, boxes: readonly string[], inputs: readonly PartsArrivalExtraInput[], facts: CountFacts) {
  const errors: InvalidField[] = [];
  const lines = inputs.map(({ id, wmsBoxNo: box, partsCode: typed, qty }, index): ArrivalLine => {
    const at = place('extra', index);
    const stored = base.lines.find((line) => line.id === id && line.packingLineId === null);
    const partsCode = codeOf(typed);
    const part = facts.parts.get(partsCode);
    const wmsBoxNo = boxes.find((each) => each.toUpperCase() === box.trim().toUpperCase()) ?? box.trim();
    if (id && !stored) errors.push({ field: 'id', line: at, code: 'E-012' });
    if (!boxes.includes(wmsBoxNo)) errors.push({ field: 'wmsBoxNo', line: at, code: 'E-317', params: { box: wmsBoxNo, no: facts.goods.packingNo } });
    if (!part) errors.push({ field: 'partsCode', line: at, code: 'E-309', params: { code: partsCode } });
    if (facts.goods.lines.some((line) => line.wmsBoxNo === wmsBoxNo && line.partsCode === partsCode))
      errors.push({ field: 'partsCode', line: at, code: 'partsArrival.onList', params: { code: partsCode, box: wmsBoxNo } });
    if (qty === 0) errors.push({ field: 'qty', line: at, code: 'E-015' });
    else if (!isQuantity(qty)) errors.push({ field: 'qty', line: at, code: 'E-016', params: { n: 2 } });
    return {
      ...(stored ?? { ...emptyLine, id: facts.newId(), arrivalId: base.header.id }),
      wmsBoxNo,
      partsCode,
      partsName: part?.name ?? ({} as Texts),
      unit: part?.unit ?? '',
      receivedQty: qty,
    };
  });
  return { lines, errors };
}

function wrongHeader({ arrivalDate, warehouse }: ArrivalHeader, { goods, warehouses, today }: CountFacts): InvalidField[] {
  const errors: InvalidField[] = [];
  const from = goods.shipmentDate ?? '';
  if (arrivalDate !== null && (arrivalDate > today || arrivalDate < from)) errors.push({ field: 'arrivalDate', code: 'E-318', params: { from } });
  if (warehouse !== null && !warehouses.includes(warehouse)) errors.push({ field: 'warehouse', code: 'E-338', params: { code: warehouse } });
  return errors;
}

/**
 * Lays a count over a receipt. @returns it with everything in it that cannot be stored
 * @throws E-311, E-317, E-349 as `boxesToCount`
 */
export function compose(base: Arrival, input: PartsArrivalInput, facts: CountFacts): { document: Arrival; errors: InvalidField[] } {
  const { goods } = facts;
  const boxes = boxesToCount({
    goods,
    ownId: base.header.id,
    counted: base.boxes.map(({ wmsBoxNo }) => wmsBoxNo),
    ...(input.boxes && input.boxes.length > 0 && { named: input.boxes }),
  });
  const packed = countedLines(base, boxes, input.lines, facts);
  const storedExtra = base.lines.filter(({ packingLineId, wmsBoxNo }) => packingLineId === null && boxes.includes(wmsBoxNo));
  const extra = input.extra ? extraLines(base, boxes, input.extra, facts) : { lines: storedExtra, errors: [] };
  const lines = [...packed.lines, ...extra.lines].map((line, index) => ({ ...line, lineNo: index + 1 }));
  const header: ArrivalHeader = {
    ...base.header,
    packingId: goods.id,
    packingNo: goods.packingNo,
    currency: goods.currency,
    ...(input.arrivalDate !== undefined && { arrivalDate: input.arrivalDate }),
    ...(input.receivedBy !== undefined && { receivedBy: input.receivedBy?.trim() || null }),
    ...(input.warehouse !== undefined && { warehouse: codeOf(input.warehouse) || null }),
    ...totalsOf(lines),
  };
  const own = (wmsBoxNo: string, index: number): ArrivalBox => ({
    id: base.boxes.find((box) => box.wmsBoxNo === wmsBoxNo)?.id ?? facts.newId(),
    arrivalId: base.header.id,
    lineNo: index + 1,
    packingId: goods.id,
    wmsBoxNo,
  });
  return { document: { header, lines, boxes: boxes.map(own) }, errors: [...wrongHeader(header, facts), ...packed.errors, ...extra.errors] };
}

/** The reason of each line that differs: what its dealer says, else that of its largest difference; none where nothing differs. */
export const withReasons = (lines: readonly ArrivalLine[]): ArrivalLine[] =>
  lines.map((line) => {
    const proposed = proposedReason(line);
    return { ...line, differenceReason: proposed === null ? null : (line.differenceReason ?? proposed) };
  });
