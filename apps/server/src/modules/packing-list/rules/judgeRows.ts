/** Rows of an import against orders and drafts. Pure. */
import type { PackingRow } from '../../../generated/types.gen.ts';
import { hasDecimals, toHundredths } from '../../../shared/decimals.ts';
import type { InvalidField } from '../../../shared/refusal/refusal.ts';
import type { OrderLine } from '../reading/orderLines.ts';
import type { Packing, PackingBox } from '../tables.ts';
import { consignmentKey } from './consignment.ts';
import { boxNo, tooMany, wrongWeights } from './contents.ts';

export type Draft = Packing;

type Measures = Partial<Pick<PackingBox, 'length' | 'width' | 'height' | 'grossWeight' | 'netWeight'>>;

/** A row with the order line that it means. */
export interface JudgedRow {
  orderLine: OrderLine | undefined;
  /** Number of the draft that it is added to; null for a new one. */
  packingNo: string | null;
  wmsBoxNo: string;
  qty: number;
  measures: Measures;
  hsCode?: string | undefined;
  originCountry?: string | undefined;
  errors: InvalidField[];
}

interface Known {
  /** By number. */
  drafts: ReadonlyMap<string, Draft>;
  orderLines: readonly OrderLine[];
  /** Codes of the catalogue. */
  parts: ReadonlySet<string>;
  /** Why orders cannot be packed, by number. */
  refused: ReadonlyMap<string, Omit<InvalidField, 'field'>>;
}

/** Length, width and height of `1200x800x600`; null for what is no size. */
export function sizeOf(text: string): Pick<PackingBox, 'length' | 'width' | 'height'> | null {
  const [, length, width, height] = /^\s*(\d{1,5})\s*[x×*]\s*(\d{1,5})\s*[x×*]\s*(\d{1,5})\s*(?:mm)?\s*$/i.exec(text) ?? [];
  const size = { length: Number(length), width: Number(width), height: Number(height) };
  return Object.values(size).every((measure) => measure > 0) ? size : null;
}

/** Lines of an order by the part that is packed, or that was ordered. */
function linesByPart(orderLines: readonly OrderLine[]): ReadonlyMap<string, readonly OrderLine[]> {
  const found = new Map<string, OrderLine[]>();
  for (const line of orderLines)
    for (const code of new Set([line.partsCode, line.orderedCode])) {
      const key = `${line.orderNo} ${code}`;
      found.set(key, [...(found.get(key) ?? []), line]);
    }
  return found;
}

/** Judges the rows in their order: what an earlier row takes, a later one lacks; the first that says something of a box decides. */
export function judgeRows(rows: readonly PackingRow[], { drafts, orderLines, parts, refused }: Known): JudgedRow[] {
  const orders = new Set(orderLines.map(({ orderNo }) => orderNo));
  const byPart = linesByPart(orderLines);
  const taken = new Map<string, number>();
  const places = new Set([...drafts].flatMap(([no, { lines }]) => lines.map((line) => `${no} ${line.wmsBoxNo} ${line.orderLineId}`)));
  const boxes = new Map<string, Measures>([...drafts].flatMap(([no, draft]) => draft.boxes.map((box) => [`${no} ${box.wmsBoxNo}`, measuresOf(box)] as const)));
  const left = (line: OrderLine): number => toHundredths(line.openQty - (taken.get(line.id) ?? 0));

  return rows.map((row): JudgedRow => {
    const errors: InvalidField[] = [];
    const [orderNo, partsCode, wmsBoxNo] = [row.orderNo.trim(), row.partsCode.trim(), boxNo(row.wmsBoxNo)];
    const packingNo = row.packingNo?.trim() || null;
    const draft = packingNo === null ? undefined : drafts.get(packingNo);
    const { hsCode, originCountry } = row;
    const size = row.boxSize?.trim() ? sizeOf(row.boxSize) : undefined;
    const measures: Measures = {
      ...size,
      ...(row.grossWeight !== undefined && { grossWeight: row.grossWeight }),
      ...(row.netWeight !== undefined && { netWeight: row.netWeight }),
    };
    const judged = { packingNo, wmsBoxNo, measures, hsCode, originCountry, errors };

    if (wmsBoxNo === '') errors.push({ field: 'wmsBoxNo', code: 'E-013' });
    if (size === null) errors.push({ field: 'boxSize', code: 'packingList.boxSize' });
    if (packingNo !== null && !draft) errors.push({ field: 'packingNo', code: 'E-012' });
    errors.push(...wrongWeights({ grossWeight: null, netWeight: null, ...measures }));

    const candidates = byPart.get(`${orderNo} ${partsCode}`) ?? [];
    if (!orders.has(orderNo)) errors.push({ field: 'orderNo', code: 'E-012' });
    else if (refused.has(orderNo)) errors.push({ field: 'orderNo', ...refused.get(orderNo)! });
    if (!parts.has(partsCode)) errors.push({ field: 'partsCode', code: 'E-309', params: { code: partsCode } });
    else if (orders.has(orderNo) && candidates.length === 0)
      errors.push({ field: 'partsCode', code: 'packingList.notOrdered', params: { code: partsCode, no: orderNo } });
    const orderLine = candidates.find((line) => left(line) > 0) ?? candidates[0];
    const qty = row.qty ?? (orderLine ? left(orderLine) : 0);
    if (!orderLine || errors.length > 0) return { ...judged, orderLine, qty };

    if (draft && consignmentKey(draft.header) !== consignmentKey(orderLine)) errors.push({ field: 'orderNo', code: 'E-312', params: { no: orderNo } });
    const list = packingNo ?? consignmentKey(orderLine);
    const place = `${list} ${wmsBoxNo} ${orderLine.id}`;
    if (places.has(place)) errors.push({ field: 'partsCode', code: 'E-346', params: { line: orderLine.lineNo, box: wmsBoxNo } });
    const wanted = toHundredths((taken.get(orderLine.id) ?? 0) + qty);
    if (row.qty === undefined && qty <= 0) errors.push({ field: 'qty', code: 'E-345' });
    else if (qty <= 0) errors.push({ field: 'qty', code: 'E-015' });
    else if (!hasDecimals(qty, 2)) errors.push({ field: 'qty', code: 'E-016', params: { n: 2 } });
    else if (wanted > orderLine.openQty) errors.push({ field: 'qty', ...tooMany(orderLine, wanted, orderLine.openQty) });
    const box = boxes.get(`${list} ${wmsBoxNo}`) ?? {};
    const other = (Object.keys(measures) as (keyof Measures)[]).find((field) => box[field] != null && box[field] !== measures[field]);
    if (other) errors.push({ field: other === 'grossWeight' || other === 'netWeight' ? other : 'boxSize', code: 'E-313', params: { box: wmsBoxNo } });
    if (errors.length > 0) return { ...judged, orderLine, qty };

    places.add(place);
    taken.set(orderLine.id, wanted);
    boxes.set(`${list} ${wmsBoxNo}`, { ...box, ...measures });
    return { ...judged, orderLine, qty };
  });
}

/** What is known of a stored box. */
const measuresOf = ({ length, width, height, grossWeight, netWeight }: PackingBox): Measures => ({ length, width, height, grossWeight, netWeight });
