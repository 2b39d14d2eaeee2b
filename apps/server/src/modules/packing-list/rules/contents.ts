/** Boxes and lines of a packing list: what they may hold, and what they add up to. Pure. */
import { multiply } from '@harrow/validation';
import type { PackingBoxInput, PackingLineInput } from '../../../generated/types.gen.ts';
import { type LineChange, lineChanges } from '../../../shared/change-log/lineChanges.ts';
import { newId } from '../../../shared/database/database.ts';
import { hasDecimals } from '../../../shared/decimals.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { OrderLine } from '../reading/orderLines.ts';
import { emptyBox, emptyLine, type Packing, type PackingBox, type PackingLine } from '../tables.ts';
import { consignmentKey } from './consignment.ts';

/** Numbers of boxes are written in capitals. */
export const boxNo = (text: string | null | undefined): string => (text ?? '').trim().toUpperCase();

const exact = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;
const sum = (values: readonly number[], decimals: number): number =>
  exact(
    values.reduce((all, one) => all + one, 0),
    decimals,
  );

/** Cubic metres of a box, from millimetres; null while a measure is missing. */
export const volumeOf = ({ length, width, height }: Pick<PackingBox, 'length' | 'width' | 'height'>): number | null =>
  length === null || width === null || height === null ? null : exact((length * width * height) / 1e9, 3);

export const amountOf = ({ qty, unitPrice }: Pick<PackingLine, 'qty' | 'unitPrice'>): number => multiply([qty, unitPrice]);

/** Columns of the header that follow from boxes and lines. */
export const totalsOf = ({ boxes, lines }: Pick<Packing, 'boxes' | 'lines'>) => ({
  boxCount: boxes.length,
  grossWeight: sum(
    boxes.map(({ grossWeight }) => grossWeight ?? 0),
    3,
  ),
  netWeight: sum(
    boxes.map(({ netWeight }) => netWeight ?? 0),
    3,
  ),
  volume: sum(
    boxes.map((box) => volumeOf(box) ?? 0),
    3,
  ),
  totalAmount: sum(lines.map(amountOf), 2),
  orderNos: [...new Set(lines.map(({ orderNo }) => orderNo))].toSorted(),
});

/** Quantity of each order line in a packing list. */
export function packedOf(lines: readonly Pick<PackingLine, 'orderLineId' | 'qty'>[]): ReadonlyMap<string, number> {
  const packed = new Map<string, number>();
  for (const { orderLineId, qty } of lines) packed.set(orderLineId, exact((packed.get(orderLineId) ?? 0) + qty, 2));
  return packed;
}

/** How a packing list takes more or less of order lines than before. */
export function packedChanges(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): { orderLineId: string; qty: number }[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids
    .map((orderLineId) => ({ orderLineId, qty: exact((after.get(orderLineId) ?? 0) - (before.get(orderLineId) ?? 0), 2) }))
    .filter(({ qty }) => qty !== 0);
}

/** Why a box cannot have its weights. */
export function wrongWeights({ grossWeight, netWeight }: Pick<PackingBox, 'grossWeight' | 'netWeight'>): Omit<InvalidField, 'line'>[] {
  const errors = (['grossWeight', 'netWeight'] as const)
    .filter((field) => !hasDecimals({ grossWeight, netWeight }[field] ?? 0, 3))
    .map((field): Omit<InvalidField, 'line'> => ({ field, code: 'E-016', params: { n: 3 } }));
  return grossWeight !== null && netWeight !== null && grossWeight < netWeight
    ? [...errors, { field: 'grossWeight', code: 'packingList.grossBelowNet' }]
    : errors;
}

/** Lays the boxes that were sent over those that are stored. */
export function mergeBoxes(
  { header, boxes: stored }: Packing,
  inputs: readonly PackingBoxInput[] | undefined,
): { boxes: PackingBox[]; errors: InvalidField[] } {
  if (!inputs) return { boxes: stored, errors: [] };
  const known = new Map(stored.map((box) => [box.id, box]));
  const numbers = new Set<string>();
  const errors: InvalidField[] = [];
  const boxes = inputs.map(({ id, wmsBoxNo, ...typed }, index): PackingBox => {
    const line = `boxes[${index}]`;
    const before = id ? known.get(id) : undefined;
    if (id && !before) errors.push({ field: 'id', line, code: 'E-012' });
    const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
    const no = wmsBoxNo === undefined ? (before?.wmsBoxNo ?? '') : boxNo(wmsBoxNo);
    const box = { ...(before ?? { ...emptyBox, id: newId(), packingId: header.id }), ...given, lineNo: index + 1, wmsBoxNo: no };
    if (no === '') errors.push({ field: 'wmsBoxNo', line, code: 'E-013' });
    else if (numbers.has(no)) errors.push({ field: 'wmsBoxNo', line, code: 'packingList.boxTwice', params: { box: no } });
    numbers.add(no);
    errors.push(...wrongWeights(box).map((error) => ({ ...error, line })));
    return box;
  });
  return { boxes, errors };
}

/** Boxes that have another number than before: lines that name the old one follow. */
function renamedBoxes(stored: readonly PackingBox[], boxes: readonly PackingBox[]): ReadonlyMap<string, string> {
  const now = new Set(boxes.map(({ wmsBoxNo }) => wmsBoxNo));
  return new Map(
    stored.flatMap(({ id, wmsBoxNo }) => {
      const box = boxes.find((one) => one.id === id);
      return box && box.wmsBoxNo !== wmsBoxNo && !now.has(wmsBoxNo) ? [[wmsBoxNo, box.wmsBoxNo] as const] : [];
    }),
  );
}

/** A line of a packing list about an order line. */
export const lineOf = (orderLine: OrderLine, packingId: string, { wmsBoxNo, qty }: { wmsBoxNo: string; qty: number }): PackingLine => ({
  ...emptyLine,
  id: newId(),
  packingId,
  wmsBoxNo,
  qty,
  orderId: orderLine.orderId,
  orderLineId: orderLine.id,
  orderNo: orderLine.orderNo,
  orderLineNo: orderLine.lineNo,
  partsCode: orderLine.partsCode,
  partsName: orderLine.partsName,
  unit: orderLine.unit,
  unitPrice: orderLine.unitPrice,
  hsCode: orderLine.hsCode,
  originCountry: orderLine.originCountry,
});

/** Lays the lines that were sent over those that are stored. @param orderLines all that the lines name */
export function mergeLines(
  { header, boxes: storedBoxes, lines: stored }: Packing,
  inputs: readonly PackingLineInput[] | undefined,
  boxes: readonly PackingBox[],
  orderLines: ReadonlyMap<string, OrderLine>,
): { lines: PackingLine[]; errors: InvalidField[] } {
  const known = new Map(stored.map((line) => [line.id, line]));
  const renamed = renamedBoxes(storedBoxes, boxes);
  const boxNow = (no: string): string => renamed.get(no) ?? no;
  const errors: InvalidField[] = [];
  const lines = inputs
    ? inputs.flatMap(({ id, wmsBoxNo, orderLineId, qty, hsCode, originCountry }, index): PackingLine[] => {
        const line = `lines[${index}]`;
        const before = id ? known.get(id) : undefined;
        if (id && !before) errors.push({ field: 'id', line, code: 'E-012' });
        const orderLine = orderLines.get(orderLineId);
        if (!orderLine || (before && before.orderLineId !== orderLineId)) {
          errors.push({ field: 'orderLineId', line, code: 'E-012' });
          return [];
        }
        if (consignmentKey(orderLine) !== consignmentKey(header)) errors.push({ field: 'orderLineId', line, code: 'E-312', params: { no: orderLine.orderNo } });
        return [
          {
            ...(before ?? lineOf(orderLine, header.id, { wmsBoxNo: '', qty })),
            wmsBoxNo: boxNow(wmsBoxNo === undefined ? (before?.wmsBoxNo ?? '') : boxNo(wmsBoxNo)),
            qty,
            ...(hsCode !== undefined && { hsCode: hsCode?.trim() || null }),
            ...(originCountry !== undefined && { originCountry: originCountry || null }),
            lineNo: index + 1,
          },
        ];
      })
    : stored.map((line) => ({ ...line, wmsBoxNo: boxNow(line.wmsBoxNo) }));
  errors.push(...wrongLines(lines, { packingNo: header.packingNo, boxes, orderLines, packed: packedOf(stored), at: inputs ? 'lines' : null }));
  return { lines, errors };
}

interface Around {
  /** Empty while there is none. */
  packingNo: string;
  boxes: readonly Pick<PackingBox, 'wmsBoxNo'>[];
  orderLines: ReadonlyMap<string, OrderLine>;
  /** What the list holds of order lines already. */
  packed: ReadonlyMap<string, number>;
  /** Name of the list that the lines were sent in; null: they are as stored. */
  at: string | null;
}

/** Errors of all lines together: their quantities and boxes, twice the same, more than is open. */
export function wrongLines(
  lines: readonly Pick<PackingLine, 'orderLineId' | 'qty' | 'wmsBoxNo'>[],
  { packingNo, boxes, orderLines, packed, at }: Around,
): InvalidField[] {
  const numbers = new Set(boxes.map(({ wmsBoxNo }) => wmsBoxNo));
  const seen = new Set<string>();
  const taken = new Map<string, number>();
  return lines.flatMap(({ orderLineId, qty, wmsBoxNo: box }, index): InvalidField[] => {
    const found = (field: string, error: Omit<InvalidField, 'field'>): InvalidField[] => [
      at === null ? { ...error, field: 'boxes' } : { ...error, field, line: `${at}[${index}]` },
    ];
    if (box === '') return found('wmsBoxNo', { code: 'E-013' });
    if (!numbers.has(box)) return found('wmsBoxNo', { code: 'E-317', params: { box, no: packingNo || '–' } });
    if (qty <= 0) return found('qty', { code: 'E-015' });
    if (!hasDecimals(qty, 2)) return found('qty', { code: 'E-016', params: { n: 2 } });
    const orderLine = orderLines.get(orderLineId);
    if (!orderLine) return found('orderLineId', { code: 'E-012' });
    const key = `${box} ${orderLineId}`;
    if (seen.has(key)) return found('orderLineId', { code: 'E-346', params: { line: orderLine.lineNo, box } });
    seen.add(key);
    const wanted = exact((taken.get(orderLineId) ?? 0) + qty, 2);
    taken.set(orderLineId, wanted);
    const open = exact(orderLine.openQty + (packed.get(orderLineId) ?? 0), 2);
    return wanted > open ? found('qty', tooMany(orderLine, wanted, open)) : [];
  });
}

/** More of an order line than is open of it. */
export const tooMany = ({ orderNo: no, lineNo }: Pick<OrderLine, 'orderNo' | 'lineNo'>, wanted: number, open: number) => ({
  code: 'E-310',
  textKey: 'packingList.tooMany',
  params: { no, line: lineNo, wanted, open },
});

type Changed = Pick<Packing, 'boxes' | 'lines'>;

/** Change history of boxes and lines. */
export const packingChanges = (before: Changed, after: Changed): LineChange[] => [
  ...lineChanges(before.boxes, after.boxes, {
    fields: ['wmsBoxNo', 'length', 'width', 'height', 'grossWeight', 'netWeight'],
    nameOf: ({ wmsBoxNo }) => `boxes/${wmsBoxNo}`,
  }),
  ...lineChanges(before.lines, after.lines, {
    fields: ['wmsBoxNo', 'qty', 'hsCode', 'originCountry'],
    nameOf: ({ orderNo, orderLineNo, partsCode }) => `lines/${orderNo}-${orderLineNo} ${partsCode}`,
  }),
];
