import '../../src/modules/attach/tables.ts';
import { ledger } from '../../src/modules/ledger/service.ts';
import { emptyBox as emptyArrivalBox, emptyArrival, emptyLine as emptyArrivalLine } from '../../src/modules/parts-arrival/tables.ts';
import { totalsOf as countedTotals } from '../../src/modules/parts-arrival/rules/differences.ts';
import { totalsOf as packedTotals } from '../../src/modules/packing-list/rules/contents.ts';
import { emptyBox, emptyLine as emptyPackingLine, emptyPacking, type PackingBox, type PackingLine } from '../../src/modules/packing-list/tables.ts';
import { netOf } from '../../src/modules/parts-order/rules/charging.ts';
import { sumsOf } from '../../src/modules/parts-order/rules/lines.ts';
import { summed } from '../../src/modules/parts-order/rules/mergeOrder.ts';
import { emptyLine, emptyOrder, type OrderHeader, type OrderLine } from '../../src/modules/parts-order/tables.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { contextOf, transact } from '../../src/shared/context.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { platePicture } from '../files/pictures.ts';
import { type Shot, storePictures } from '../files/storePictures.ts';
import { insertRows } from '../insertRows.ts';
import { dealers } from '../organisations/organisations.ts';
import { customsNo, usualWays } from '../packing-lists/boxes.ts';
import { storekeepers } from '../parts-arrivals/replayPartsArrivals.ts';
import { type PastStep, pastSteps } from '../pastSteps.ts';
import type { Stage } from '../stage.ts';
import type { PastLine, PastOrder, PastOrders, PastShipment } from './pastOrders.ts';
import { buyers, desk } from './people.ts';

/** The maker's warehouse, days until the usual delivery, and the dealer's shelf. */
const warehouse = 'WH01';
const leadDays = 30;
const shelf = 'MAIN';

const dealerOf = (dealerCode: string) => dealers.find((dealer) => dealer.dealerCode === dealerCode)!;

/** Whose documents they are. */
const ownerOf = (dealerCode: string) => {
  const { orgCode, dealerName } = dealerOf(dealerCode);
  return { orgCode, dealerCode, dealerName };
};

const atDesk = (day: string): string => `${day}T03:40:00Z`;

interface LoadedOrder {
  order: PastOrder;
  header: OrderHeader;
  lines: OrderLine[];
}

/**
 * Orders that are over, with their packing lists and receipts, in bulk: the rows that the services would have written, with their steps and
 * photos. What they have moved is booked with the stock.
 */
export async function loadPastOrders({ services }: Stage, trx: Trx, { orders, shipments }: PastOrders): Promise<void> {
  const shipmentOf = new Map(shipments.flatMap((shipment) => shipment.orders.map((order) => [order, shipment] as const)));
  const loaded = orders.map((order) => loadedOrder(order, shipmentOf.get(order)));
  await insertRows(
    trx,
    'partsOrder',
    loaded.map(({ header: { marks, ...header } }) => ({ ...header, marks: json(marks) as never })),
  );
  await insertRows(
    trx,
    'partsOrderLine',
    loaded.flatMap(({ lines }) => lines.map((line) => ({ ...line, partsName: json(line.partsName) as never }))),
  );
  await loadShipments(trx, shipments);
  await loadReceipts(trx, shipments);
  await insertRows(trx, 'approvalLog', [
    ...loaded.flatMap(({ header, order }) => stepsOf(order, header, shipmentOf.get(order))),
    ...shipments.flatMap((shipment) => [...stepsOfPacking(shipment), ...stepsOfArrival(shipment)]),
  ]);
  const picture = await platePicture('delivery', ['DELIVERY NOTE', 'NORTHFIELD AGRI']);
  await insertRows(trx, 'attach', await storePictures(services, picture, shipments.map(noteOf)));
}

/** Charges the orders to their accounts as they were confirmed, and gives back what was cancelled. */
export async function bookPastOrders({ services, setClock, actAs }: Stage, { orders }: PastOrders): Promise<void> {
  const context = contextOf(services, await actAs(desk));
  for (const order of orders) {
    const amount = chargedAtFirst(order);
    if (amount === 0) continue;
    const { id: sourceId, orderNo: sourceNo, dealerCode, confirmed, end } = order;
    const line = {
      source: 'partsOrder',
      sourceId,
      sourceNo,
      account: { dealerCode, accountType: 'parts', currency: dealerOf(dealerCode).settlementCurrency },
      amount,
      feeType: 'parts_order',
      contra: 'parts_sales',
    } as const;
    setClock(new Date(atDesk(confirmed)));
    await transact(context, (within) => ledger.post(within, { ...line, direction: 'out', postingKey: `partsOrder:${sourceId}:2` }));
    if (end !== 'revoked') continue;
    setClock(new Date(atDesk(revokedOn(order))));
    await transact(context, (within) => ledger.post(within, { ...line, direction: 'in', postingKey: `partsOrder:${sourceId}:4` }));
  }
}

/** What all past orders have left on the account of a dealer, below 0. */
export const spentOf = ({ orders }: PastOrders, dealerCode: string): number =>
  orders.filter((order) => order.dealerCode === dealerCode && order.end !== 'revoked').reduce((sum, order) => sum + chargedAtFirst(order), 0);

const askedOn = ({ confirmed }: PastOrder): string => addDays(confirmed, 1);
const revokedOn = ({ confirmed }: PastOrder): string => addDays(confirmed, 2);

/** What there was of a line, and has come. */
const deliveredOf = ({ qty, missing }: PastLine): number => qty - missing;

function lineOf(order: PastOrder, { id, part, qty, missing, unitPrice }: PastLine, index: number): OrderLine {
  const there = deliveredOf({ id, part, qty, missing, unitPrice });
  const isConfirmed = order.end !== 'cancelled';
  const isSent = order.end === 'arrived' || order.end === 'short';
  return {
    ...emptyLine,
    id,
    orderId: order.id,
    lineNo: index + 1,
    partsCode: part.partsCode,
    partsName: part.name,
    unit: part.unit,
    weightKg: part.weightKg,
    qty,
    unitPrice,
    confirmedQty: isConfirmed ? there : 0,
    cancelledOpenQty: isSent ? missing : 0,
    cancelledConfirmedQty: order.end === 'revoked' ? there : 0,
    shippedQty: isSent ? there : 0,
    arrivedQty: isSent ? there : 0,
    ...(isConfirmed && { promisedDate: addDays(order.confirmed, leadDays), warehouse }),
  };
}

/** What was charged when the order was confirmed. */
function chargedAtFirst(order: PastOrder): number {
  const lines = order.lines.map((line, index) => ({ ...lineOf(order, line, index), cancelledConfirmedQty: 0 }));
  return netOf(lines, emptyOrder);
}

function loadedOrder(order: PastOrder, shipment: PastShipment | undefined): LoadedOrder {
  const { id, orderNo, end, dealerCode, ordered, confirmed } = order;
  const { dealerName, address, settlementCurrency: currency } = dealerOf(dealerCode);
  const buyer = buyers[dealerCode];
  const lines = order.lines.map((line, index) => lineOf(order, line, index));
  const isConfirmed = end !== 'cancelled';
  const begun: OrderHeader = {
    ...emptyOrder,
    ...ownerOf(dealerCode),
    id,
    orderNo,
    status: 'closed',
    closeReason: end === 'arrived' ? 'arrived' : end === 'short' ? 'short_closed' : 'cancelled',
    dealerRef: `${dealerCode}-${ordered.slice(2, 4)}${ordered.slice(5, 7)}${ordered.slice(8)}`,
    orderType: 'stock',
    ...usualWays[dealerCode],
    consignee: dealerName,
    deliveryAddress: address,
    currency,
    priceDate: ordered,
    round: 1,
    version: 3,
    submitBy: buyer,
    submitTime: `${ordered}T13:25:00Z`,
    createBy: buyer,
    createTime: `${ordered}T13:20:00Z`,
  };
  const sums = summed(begun, lines);
  const endTime = shipment?.bookedTime ?? atDesk(end === 'revoked' ? revokedOn(order) : addDays(ordered, 1));
  const ended = { ...sums, updateBy: end === 'cancelled' ? buyer : 'system', updateTime: endTime };
  if (!isConfirmed) return { order, header: { ...ended, version: 2 }, lines };
  const charged = netOf(lines, sums);
  return {
    order,
    lines,
    header: {
      ...ended,
      ...sumsOf(lines),
      version: 6,
      confirmTime: atDesk(confirmed),
      auditBy: desk,
      auditTime: atDesk(confirmed),
      confirmedAmount: charged,
      chargedAmount: charged,
      paidAmount: charged,
      payStatus: 'paid',
      shipmentDate: shipment?.shipped ?? null,
      arrivalDate: shipment?.received ?? null,
    },
  };
}

function stepsOf(order: PastOrder, { id, orderNo, submitTime, submitBy, updateTime }: OrderHeader, shipment: PastShipment | undefined) {
  const { end, confirmed } = order;
  const submit: PastStep = { action: 'submit', fromStatus: 'draft', toStatus: 'submitted', operator: submitBy!, createTime: submitTime! };
  const confirm: PastStep = { action: 'confirm', fromStatus: 'submitted', toStatus: 'paid', operator: desk, createTime: atDesk(confirmed) };
  const last = (action: string, fromStatus: string, operator: string, opinion: string | null = null): PastStep => ({
    action,
    fromStatus,
    toStatus: 'closed',
    operator,
    createTime: updateTime!,
    opinion,
  });
  const steps: Record<PastOrder['end'], PastStep[]> = {
    cancelled: [submit, last('cancel', 'submitted', submitBy!)],
    revoked: [
      submit,
      confirm,
      {
        action: 'request',
        fromStatus: 'paid',
        toStatus: 'paid',
        operator: submitBy!,
        createTime: atDesk(askedOn(order)),
        opinion: 'Duplicado de otro pedido.',
      },
      last('cancel_open', 'paid', desk, '已按经销商申请取消。'),
    ],
    short: [submit, confirm, last('cancel_open', 'paid', desk, '供应商停产，余量取消。')],
    arrived: [
      submit,
      confirm,
      { action: 'ship', fromStatus: 'paid', toStatus: 'shipped', operator: 'system', createTime: shipment?.shippedTime ?? '' },
      last('arrive', 'shipped', 'system'),
    ],
  };
  return pastSteps({ docType: 'partsOrder', id, no: orderNo }, steps[end]);
}

function packingLines({ id, parts }: PastShipment): PackingLine[] {
  return parts.map(({ id: lineId, wmsBoxNo, order, line }, index) => ({
    ...emptyPackingLine,
    id: lineId,
    packingId: id,
    lineNo: index + 1,
    wmsBoxNo,
    orderId: order.id,
    orderLineId: line.id,
    orderNo: order.orderNo,
    orderLineNo: order.lines.indexOf(line) + 1,
    partsCode: line.part.partsCode,
    partsName: line.part.name,
    qty: deliveredOf(line),
    unit: line.part.unit,
    unitPrice: line.unitPrice,
    receivedQty: deliveredOf(line),
  }));
}

const packingBoxes = ({ id, boxes, arrivalNo }: PastShipment): PackingBox[] =>
  boxes.map(({ lines: _lines, ...box }, index) => ({ ...emptyBox, ...box, id: newId(), packingId: id, lineNo: index + 1, receivedIn: arrivalNo }));

async function loadShipments(trx: Trx, shipments: readonly PastShipment[]): Promise<void> {
  const loaded = shipments.map((shipment) => ({ shipment, lines: packingLines(shipment), boxes: packingBoxes(shipment) }));
  await insertRows(
    trx,
    'packingList',
    loaded.map(({ shipment: { id, packingNo, dealerCode, way, packed, shipped, eta, arrived, bookedTime }, lines, boxes }, index) => {
      const { dealerName, address, settlementCurrency: currency } = dealerOf(dealerCode);
      return {
        ...emptyPacking,
        ...ownerOf(dealerCode),
        ...usualWays[dealerCode],
        ...way,
        ...packedTotals({ boxes, lines }),
        id,
        packingNo,
        version: 5,
        status: 'closed' as const,
        closeReason: 'arrived',
        consignee: dealerName,
        deliveryAddress: address,
        shipmentDate: shipped,
        eta,
        customsNo: customsNo(shipped, index),
        boxesReceived: boxes.length,
        currency,
        arrivedOn: arrived,
        createBy: desk,
        createTime: `${packed}T02:15:00Z`,
        updateBy: 'system',
        updateTime: bookedTime,
      };
    }),
  );
  await insertRows(
    trx,
    'packingBox',
    loaded.flatMap(({ boxes }) => boxes),
  );
  await insertRows(
    trx,
    'packingLine',
    loaded.flatMap(({ lines }) => lines.map((line) => ({ ...line, partsName: json(line.partsName) as never }))),
  );
}

async function loadReceipts(trx: Trx, shipments: readonly PastShipment[]): Promise<void> {
  const loaded = shipments.map((shipment) => ({
    shipment,
    lines: shipment.parts.map(({ id: packingLineId, arrivalLineId, wmsBoxNo, line }, index) => ({
      ...emptyArrivalLine,
      id: arrivalLineId,
      arrivalId: shipment.arrivalId,
      lineNo: index + 1,
      packingLineId,
      wmsBoxNo,
      partsCode: line.part.partsCode,
      partsName: line.part.name,
      unit: line.part.unit,
      unitPrice: line.unitPrice,
      packedQty: deliveredOf(line),
      receivedQty: deliveredOf(line),
    })),
  }));
  await insertRows(
    trx,
    'partsArrival',
    loaded.map(({ shipment: { id: packingId, packingNo, arrivalId, arrivalNo, dealerCode, received, bookedTime }, lines }) => ({
      ...emptyArrival,
      ...ownerOf(dealerCode),
      ...countedTotals(lines),
      id: arrivalId,
      arrivalNo,
      packingId,
      packingNo,
      version: 3,
      status: 'closed' as const,
      closeReason: 'arrived',
      result: 'pass' as const,
      currency: dealerOf(dealerCode).settlementCurrency,
      arrivalDate: received,
      receivedBy: storekeepers[dealerCode],
      warehouse: shelf,
      bookedTime,
      submitTime: bookedTime,
      submitBy: buyers[dealerCode],
      createBy: buyers[dealerCode],
      createTime: bookedTime,
      updateBy: 'system',
      updateTime: bookedTime,
    })),
  );
  await insertRows(
    trx,
    'partsArrivalLine',
    loaded.flatMap(({ lines }) => lines.map((line) => ({ ...line, partsName: json(line.partsName) as never }))),
  );
  await insertRows(
    trx,
    'partsArrivalBox',
    shipments.flatMap(({ id: packingId, arrivalId, boxes }) =>
      boxes.map(({ wmsBoxNo }, index) => ({ ...emptyArrivalBox, id: newId(), arrivalId, packingId, wmsBoxNo, lineNo: index + 1 })),
    ),
  );
}

const stepsOfPacking = ({ id, packingNo, dealerCode, arrived, arrivalNo, shippedTime, bookedTime }: PastShipment) =>
  pastSteps({ docType: 'packingList', id, no: packingNo }, [
    { action: 'ship', fromStatus: 'draft', toStatus: 'shipped', operator: desk, createTime: shippedTime },
    { action: 'arrive', fromStatus: 'shipped', toStatus: 'pending_acceptance', operator: buyers[dealerCode], createTime: `${arrived}T15:05:00Z` },
    { action: 'receive', fromStatus: 'pending_acceptance', toStatus: 'closed', operator: 'system', createTime: bookedTime, opinion: arrivalNo },
  ]);

const stepsOfArrival = ({ arrivalId: id, arrivalNo, dealerCode, bookedTime }: PastShipment) =>
  pastSteps({ docType: 'partsArrival', id, no: arrivalNo }, [
    { action: 'receive', fromStatus: 'pending_acceptance', toStatus: 'pass', operator: buyers[dealerCode], createTime: bookedTime },
    { action: 'close', fromStatus: 'pass', toStatus: 'closed', operator: 'system', createTime: bookedTime },
  ]);

const noteOf = ({ arrivalId, arrivalNo, dealerCode, received, bookedTime }: PastShipment): Shot => ({
  tableName: 'parts_arrival',
  tableId: arrivalId,
  slot: 'deliveryNotePhoto',
  description: arrivalNo,
  takenAt: `${received} 10:12:30`,
  dealerCode,
  createBy: buyers[dealerCode],
  createTime: bookedTime,
});
