/** Begins packing lists from order lines that are open and locked. */
import { newHeaderFor } from '../../../documents/saving/newHeader.ts';
import { putTodo } from '../../../documents/todo/writeTodo.ts';
import { sql } from 'kysely';
import type { ShipMethod } from '../../../generated/types.gen.ts';
import type { TrxContext } from '../../../shared/context.ts';
import { newId } from '../../../shared/database/database.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { packLines } from '../../parts-order/service.ts';
import { packingKind } from '../packingKind.ts';
import { packingStore } from '../packingStore.ts';
import type { OrderLine } from '../reading/orderLines.ts';
import { consignmentKey } from '../rules/consignment.ts';
import { lineOf, packedChanges, packedOf, totalsOf } from '../rules/contents.ts';
import { emptyBox, emptyPacking, type Packing, type PackingBox, type PackingHeader, type PackingLine } from '../tables.ts';

/** Something of an order line that goes into a box. */
export interface Packed {
  orderLine: OrderLine;
  qty: number;
  wmsBoxNo: string;
  /** In place of those of the part. */
  hsCode?: string | undefined;
  originCountry?: string | undefined;
}

export type BoxMeasures = Partial<Pick<PackingBox, 'length' | 'width' | 'height' | 'grossWeight' | 'netWeight'>>;

/** Several values of orders as one text; null when there are none. */
const joined = (values: readonly (string | null)[]): string | null => [...new Set(values.filter(Boolean))].join(', ') || null;

/** By consignment: what may go together. */
export function byConsignment<One extends Pick<Packed, 'orderLine'>>(packed: readonly One[]): One[][] {
  const groups = new Map<string, One[]>();
  for (const one of packed) {
    const key = consignmentKey(one.orderLine);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** The line of a packing list for what is packed. */
export const packedLine = ({ orderLine, qty, wmsBoxNo, hsCode, originCountry }: Packed, packingId: string): PackingLine => ({
  ...lineOf(orderLine, packingId, { qty, wmsBoxNo }),
  ...(hsCode && { hsCode }),
  ...(originCountry && { originCountry }),
});

/** Columns that an order has room for and a packing list of several orders has not. */
const mostOfContract = 50;

/**
 * Stores one draft with what goes together.
 * @param measures of boxes, by number
 */
export async function createPacking(context: TrxContext, packed: readonly Packed[], measures: ReadonlyMap<string, BoxMeasures> = new Map()): Promise<Packing> {
  const { db, services } = context;
  const first = packed[0]!.orderLine;
  const contractNo = joined(packed.map(({ orderLine }) => orderLine.contractNo));
  const owned: PackingHeader = {
    ...newHeaderFor(context, emptyPacking, first),
    contractNo: contractNo !== null && contractNo.length > mostOfContract ? first.contractNo : contractNo,
    tradeTerm: first.tradeTerm,
    consignee: first.consignee,
    deliveryAddress: first.deliveryAddress,
    deliveryMethod: first.deliveryMethod,
    // The wish of the order, until it travels otherwise.
    shipMethod: first.deliveryMethod as ShipMethod | null,
    currency: first.currency,
  };
  const numbers = [...new Set(packed.map(({ wmsBoxNo }) => wmsBoxNo))];
  const boxes = numbers.map((wmsBoxNo, index) => ({
    ...emptyBox,
    id: newId(),
    packingId: owned.id,
    lineNo: index + 1,
    wmsBoxNo,
    ...measures.get(wmsBoxNo),
  }));
  const lines = packed.map((one, index) => ({ ...packedLine(one, owned.id), lineNo: index + 1 }));
  const header = { ...owned, ...totalsOf({ boxes, lines }) };
  const todo = putTodo(context, packingKind, null, header, { docNo: sql`(select no from number)` });
  const packingNo = await packingStore.insert(db, { header, boxes, lines }, makerDay(services), { others: todo ? [todo] : [] });
  await packLines(context, { lines: packedChanges(new Map(), packedOf(lines)) });
  return { header: { ...header, packingNo }, boxes, lines };
}
