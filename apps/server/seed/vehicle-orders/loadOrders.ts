import { multiply, sum } from '@harrow/validation';
import { systemContext } from '../../src/documents/systemContext.ts';
import { writeTodo } from '../../src/documents/todo/writeTodo.ts';
import { payStatusOf, totalsOf } from '../../src/modules/vehicle-order/rules/amounts.ts';
import { emptyLine, emptyOrder, type OrderHeader, type OrderLine } from '../../src/modules/vehicle-order/tables.ts';
import { vehicleOrderKind } from '../../src/modules/vehicle-order/service.ts';
import '../../src/modules/vehicle-price/tables.ts';
import { addDays } from '../../src/shared/calendarDate.ts';
import { json, newId, type Trx } from '../../src/shared/database/database.ts';
import { insertRows } from '../insertRows.ts';
import { at, pastSteps } from '../pastSteps.ts';
import { listPrice } from '../products/listPrice.ts';
import { thirdProducts } from '../products/products.ts';
import type { Stage } from '../stage.ts';
import { takeNumbers } from '../takeNumbers.ts';
import { type DemoOrder, type DemoShipment, type OrderedMachine, suspendedOrder } from './machineOrders.ts';

const salesDesk = 'sun.sales';
/** Models whose price is not maintained, or 0. */
export const unpriced = { missing: 'T254', zero: 'T284' } as const;
const currencies = ['USD', 'EUR', 'RMB'] as const;

/** The price list: all models in all currencies, but for one without a price and one that costs nothing. */
async function loadPrices(trx: Trx, today: string): Promise<void> {
  const models = thirdProducts.flatMap(({ models: own }) => own.map(([code]) => code)).filter((code) => code !== unpriced.missing);
  await insertRows(
    trx,
    'vehiclePrice',
    models.flatMap((fourthProduct) =>
      currencies.map((currency) => ({
        fourthProduct,
        currency,
        price: fourthProduct === unpriced.zero ? 0 : listPrice(fourthProduct, currency),
        validFrom: `${Number(today.slice(0, 4)) - 4}-01-01`,
        validTo: null,
      })),
    ),
  );
}

interface Loaded {
  order: DemoOrder;
  header: OrderHeader;
  lines: OrderLine[];
  /** Numbers of its shipments, in their order. */
  shipments: (DemoShipment & { shipmentNo: string })[];
}

/** Orders of the machines that are there, in bulk: the rows that the services would have written. @returns their ids by number */
export async function loadOrders(
  stage: Stage,
  trx: Trx,
  orders: readonly DemoOrder[],
  vehicleIds: ReadonlyMap<string, string>,
  today: string,
): Promise<Map<string, string>> {
  await loadPrices(trx, today);
  const numbers = await takeNumbers(
    trx,
    orders.map(({ created: day }) => ({ code: 'vehicleOrder', dealerCode: null, day })),
  );
  const strange = orders.find(({ orderNo }, index) => orderNo !== numbers[index]);
  if (strange) throw new Error(`${strange.orderNo} is no number that comes next`);
  return store(stage, trx, orders, vehicleIds);
}

async function store({ services }: Stage, trx: Trx, orders: readonly DemoOrder[], vehicleIds: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const loaded = orders.map(loadedOf);
  await insertRows(
    trx,
    'vehicleOrder',
    loaded.map(({ header }) => ({ ...header, openShipments: json(header.openShipments) as never })),
  );
  await insertRows(
    trx,
    'vehicleOrderLine',
    loaded.flatMap(({ lines }) => lines),
  );
  await insertRows(trx, 'vehicleShipment', loaded.flatMap(shipmentRows));
  await insertRows(
    trx,
    'vehicleOrderMachine',
    loaded.flatMap((one) => machineRows(one, vehicleIds)),
  );
  for (const { lines, shipments } of loaded)
    for (const { machines } of shipments)
      for (const line of lines)
        await trx
          .updateTable('vehicle')
          .set({ orderLineId: line.id })
          .where('vin', 'in', ['', ...machines.filter(({ fourthProduct }) => fourthProduct === line.fourthProduct).map(({ vin }) => vin)])
          .execute();
  await insertRows(trx, 'approvalLog', loaded.flatMap(stepsOf));
  for (const { header } of loaded) await writeTodo({ ...systemContext(services, trx), db: trx }, vehicleOrderKind, {} as never, header as never);
  return new Map(loaded.map(({ header }) => [header.orderNo, header.id]));
}

/** The order of the suspended dealer, whose machines have been replayed. Its number stands on them. */
export async function loadSuspendedOrder(stage: Stage, trx: Trx): Promise<void> {
  const rows = await trx
    .selectFrom('vehicle')
    .select(['id', 'vin', 'engineNo', 'fourthProduct', 'materialCode', 'config', 'color', 'productionDate', 'shipDate', 'arrivalDate', 'pdiDate'])
    .select(['vehicleStatus', 'vehicleOrderNo', 'contractNo', 'certificateNo', 'keyNo'])
    .where('dealerCode', '=', 'D005')
    .orderBy('vin')
    .execute();
  await store(stage, trx, [suspendedOrder(rows as unknown as OrderedMachine[])], new Map(rows.map(({ vin, id }) => [vin, id])));
}

const arrived = ({ arrivalDate }: OrderedMachine): boolean => arrivalDate !== null;

function loadedOf(order: DemoOrder): Loaded {
  const { dealer, orderNo, contractNo, shipments, status } = order;
  const { orgCode, dealerCode, dealerName, settlementCurrency: currency } = dealer;
  const id = newId(Date.parse(at(order.created, 2)));
  const machines = shipments.flatMap((shipment) => shipment.machines);
  const models = [...Map.groupBy(machines, ({ fourthProduct }) => fourthProduct).entries()];
  const lines = models.map(([fourthProduct, own], index): OrderLine => {
    const qty = own.length + (index === models.length - 1 ? order.open : 0);
    const unitPrice = order.unitPrice ?? listPrice(fourthProduct, currency);
    const counted = { qty, assignedQty: own.length, shippedQty: own.length, arrivedQty: own.filter(arrived).length };
    const price = {
      listPrice: listPrice(fourthProduct, currency),
      unitPrice,
      priceSource: order.unitPrice === undefined ? ('list' as const) : ('contract' as const),
      amount: multiply([unitPrice, qty]),
    };
    return { ...emptyLine, id: newId(), orderId: id, lineNo: index + 1, fourthProduct, materialCode: own[0]!.materialCode, ...counted, ...price };
  });
  const numbered = shipments.map((shipment, index) => ({ ...shipment, shipmentNo: `${orderNo}/${index + 1}` }));
  const depositRatio = 30;
  const { orderAmount } = totalsOf(lines, { depositRatio, paidAmount: 0 });
  const owed = sum([
    ...machines.filter(({ vin }) => order.unpaid.includes(vin)).map((machine) => order.unitPrice ?? listPrice(machine.fourthProduct, currency)),
    multiply([order.open, lines.at(-1)!.unitPrice!]),
  ]);
  const paidAmount = sum([orderAmount, -owed]);
  const latest = shipments.at(-1)!;
  const haveAllArrived = order.open === 0 && machines.every(arrived);
  const header: OrderHeader = {
    ...emptyOrder,
    id,
    orgCode,
    dealerCode,
    dealerName,
    status,
    orderNo,
    contractNo,
    contractSigningDate: order.signed,
    deliveryMethod: 'sea_container',
    tradeTerm: 'CIF',
    destinationPort: dealer.province,
    currency,
    depositRatio,
    ...totalsOf(lines, { depositRatio, paidAmount }),
    paidAmount,
    payStatus: payStatusOf(paidAmount, orderAmount),
    expectedShipDate: shipments[0]!.shipDate,
    shipDate: latest.shipDate,
    eta: latest.eta,
    blNo: blOf(orderNo, shipments.length),
    arrivalDate: haveAllArrived
      ? machines
          .map(({ arrivalDate }) => arrivalDate!)
          .toSorted()
          .at(-1)!
      : null,
    openShipments: numbered
      .filter((shipment) => shipment.machines.some((machine) => machine.vehicleStatus === 'shipped'))
      .map(({ shipmentNo, eta }) => ({ shipmentNo, eta })),
    salesBy: salesDesk,
    submitTime: at(order.released, 2),
    submitBy: salesDesk,
    auditTime: at(order.confirmed, 3),
    auditBy: salesDesk,
    version: 4 + shipments.length,
    createBy: salesDesk,
    createTime: at(order.created, 2),
    closeReason: status === 'closed' ? 'settled' : null,
  };
  return { order, header, lines, shipments: numbered };
}

const blOf = (orderNo: string, seq: number): string => `NF${orderNo.slice(2).replace('-', '')}${String(seq).padStart(2, '0')}`;

const shipmentRows = ({ header: { id: orderId, orderNo }, shipments }: Loaded) =>
  shipments.map(({ shipmentNo, shipDate, eta }, index) => ({
    id: newId(),
    orderId,
    shipmentNo,
    seq: index + 1,
    shipDate,
    eta,
    deliveryMethod: 'sea_container',
    blNo: blOf(orderNo, index + 1),
    containerNo: null,
    customsNo: null,
  }));

const machineRows = ({ header, lines, shipments }: Loaded, vehicleIds: ReadonlyMap<string, string>) =>
  shipments.flatMap(({ shipmentNo, machines }) =>
    machines.map(({ vin, engineNo, productionDate, config, color, certificateNo, keyNo, fourthProduct }) => ({
      id: newId(),
      orderId: header.id,
      lineId: lines.find((line) => line.fourthProduct === fourthProduct)!.id,
      vin,
      engineNo,
      productionDate,
      config,
      color,
      certificateNo,
      keyNo,
      shipmentNo,
      vehicleId: vehicleIds.get(vin)!,
      linked: 'N' as const,
    })),
  );

function stepsOf({ order, header: { id, orderNo: no }, shipments }: Loaded) {
  const machines = shipments.flatMap((shipment) => shipment.machines);
  const isAll = (index: number): boolean => index === shipments.length - 1 && order.open === 0;
  const closedOn = machines
    .map(({ pdiDate, arrivalDate, shipDate }) => pdiDate ?? arrivalDate ?? shipDate)
    .toSorted()
    .at(-1)!;
  return pastSteps({ docType: 'vehicleOrder', id, no }, [
    { action: 'release', fromStatus: 'draft', toStatus: 'submitted', operator: salesDesk, createTime: at(order.released, 2) },
    { action: 'confirm', fromStatus: 'submitted', toStatus: 'pass', operator: salesDesk, createTime: at(order.confirmed, 3) },
    ...shipments.map(({ shipDate }, index) => ({
      action: 'ship',
      fromStatus: 'pass',
      toStatus: isAll(index) ? 'shipped' : 'pass',
      operator: salesDesk,
      createTime: at(shipDate, 6),
    })),
    ...(order.status === 'closed'
      ? [{ action: 'close', fromStatus: 'shipped', toStatus: 'closed', operator: 'system', createTime: at(addDays(closedOn, 1), 8) }]
      : []),
  ]);
}
