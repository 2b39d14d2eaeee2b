/** Goods that a dealer has received, with what was wrong with them, as the documents before a claim would leave them. */
import { sql } from 'kysely';
import { contextOf, transact } from '../../shared/context.ts';
import { type Db, newId } from '../../shared/database/database.ts';
import { snake } from '../../shared/database/columnNames.ts';
import { addDays } from '../../shared/calendarDate.ts';
import { makerDay } from '../../shared/makerDay.ts';
import type { Services } from '../../shared/services.ts';
import { moveStock, openWarehouses } from '../stock/service.ts';

/** A part of the box; quantities of what came right, damaged, or as another part. */
export interface ReceivedGoods {
  partsCode?: string;
  packed?: number;
  received?: number;
  damaged?: number;
  wrong?: number;
  wrongPartsCode?: string;
  unitPrice?: number;
}

const insert = (db: Db, table: string, row: object): Promise<unknown> => {
  const values = Object.fromEntries(Object.entries(row).map(([column, value]) => [snake(column), value]));
  const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(values)}::jsonb)`.execute(
    db,
  );
};

let counter = 0;

/**
 * A receipt with one box, booked some days ago. @param options.daysAgo default 1 @param options.order columns of the order, such as its surcharge
 * @returns number and id of the receipt, ids of the lines of the packing list
 */
export async function receivedGoods(
  services: Services,
  goods: readonly ReceivedGoods[],
  { daysAgo = 1, order = {}, person = 'd001.parts' }: { daysAgo?: number; order?: object; person?: string } = {},
) {
  const user = await services.sessions.actAs(person);
  const { orgCode, dealerCode, dealerName, subDealerCode, subDealerName } = user;
  const no = `T${(counter += 1)}`;
  const day = addDays(makerDay(services), -daysAgo);
  const now = services.now().toISOString();
  const owner = { orgCode, dealerCode, dealerName, subDealerCode, subDealerName, createBy: person, createTime: now };
  const [orderId, packingId, arrivalId] = [newId(), newId(), newId()];
  const [orderNo, packingNo, arrivalNo] = [`PO-${no}`, `PL-${no}`, `PA-${no}`];
  const { db } = services;
  await insert(db, 'parts_order', {
    id: orderId,
    ...owner,
    status: 'closed',
    orderNo,
    orderType: 'stock',
    currency: 'USD',
    closeReason: 'arrived',
    ...filled,
    ...order,
  });
  await insert(db, 'packing_list', { id: packingId, ...owner, status: 'closed', packingNo, orderNos: [orderNo], currency: 'USD', shipmentDate: day, ...kept });
  await insert(db, 'parts_arrival', {
    id: arrivalId,
    ...owner,
    status: 'no_pass',
    arrivalNo,
    packingId,
    packingNo,
    currency: 'USD',
    arrivalDate: day,
    receivedBy: person,
    warehouse: 'MAIN',
    result: 'no_pass',
    bookedTime: now,
    claimed: 'N',
    ...totals,
    ...kept,
  });
  const lines: string[] = [];
  for (const [index, one] of goods.entries()) {
    const { partsCode = 'SEAL-1', packed = 10, damaged = 0, wrong = 0, wrongPartsCode = null, unitPrice = 18.4 } = one;
    const received = one.received ?? packed;
    const [orderLineId, packingLineId] = [newId(), newId()];
    const part = { lineNo: index + 1, partsCode, partsName: { en: partsCode, 'zh-cn': partsCode }, unit: 'pc', unitPrice };
    await insert(db, 'parts_order_line', {
      id: orderLineId,
      orderId,
      ...part,
      qty: packed,
      confirmedQty: packed,
      shippedQty: packed,
      arrivedQty: Math.min(received, packed),
      shortQty: Math.max(0, packed - received),
      cancelledConfirmedQty: 0,
      cancelledOpenQty: 0,
      packedQty: 0,
    });
    await insert(db, 'packing_line', {
      id: packingLineId,
      packingId,
      ...part,
      wmsBoxNo: 'BOX-1',
      orderId,
      orderLineId,
      orderNo,
      orderLineNo: index + 1,
      qty: packed,
      receivedQty: received,
      damagedQty: damaged,
      overQty: Math.max(0, received - packed),
      shortQty: Math.max(0, packed - received),
    });
    await insert(db, 'parts_arrival_line', {
      id: newId(),
      arrivalId,
      ...part,
      packingLineId,
      wmsBoxNo: 'BOX-1',
      packedQty: packed,
      receivedQty: received,
      damagedQty: damaged,
      wrongQty: wrong,
      wrongPartsCode,
    });
    await transact(contextOf(services, user), async (context) => {
      await openWarehouses(context, { dealerCode: dealerCode! });
      const document = { dealerCode: dealerCode!, subDealerCode, source: 'partsArrival', sourceId: arrivalId, sourceNo: arrivalNo, moveType: 'in_arrival' };
      const put = async (warehouse: string, code: string, qty: number, unitCost: number): Promise<void> =>
        void (qty > 0 && (await moveStock(context, { ...document, warehouse, partsCode: code, qty, unitCost })));
      await put('MAIN', partsCode, Math.min(received, packed) - damaged, unitPrice);
      await put('DAMAGED', partsCode, damaged, unitPrice);
      await put('OVER', partsCode, Math.max(0, received - packed), 0);
      await put('WRONG', wrongPartsCode ?? partsCode, wrong, 0);
    });
    lines.push(packingLineId);
  }
  return { arrivalId, arrivalNo, packingId, packingNo, orderId, lines };
}

/** Columns whose defaults a row of JSON would replace by nothing. */
const kept = { version: 1, delFlag: 0, tenantId: 0 };
const totals = { totalPacked: 0, totalReceived: 0, totalDamaged: 0, totalShort: 0, totalOver: 0, totalWrong: 0 };
const filled = {
  ...kept,
  itemCount: 1,
  totalQty: 0,
  totalWeight: 0,
  partsAmount: 0,
  surchargePct: 0,
  surcharge: 0,
  discountPct: 0,
  discount: 0,
  freight: 0,
  totalAmount: 0,
  confirmedAmount: 0,
  chargedAmount: 0,
  paidAmount: 0,
  freeOfCharge: 'N',
  creditAuto: 'N',
  creditReleased: 'N',
  cancelRequested: 'N',
  round: 1,
  marks: [],
};
