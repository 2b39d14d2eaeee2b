/** Reading orders of machines: the lists, and one with its lines, machines, shipments and payments. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type {
  VehicleOrder,
  VehicleOrderFeedback,
  VehicleOrderItem,
  VehicleOrderLine,
  VehicleOrderLineWithVins,
  VehicleOrderMachine,
  VehicleOrderPayment,
  VehicleShipment,
} from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { filesInSlots, slotNames } from '../../../shared/files/filesInSlots.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, contains, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import type { Language, Texts } from '../../../shared/messages/messages.ts';
import { type CurrentUser, isMaker } from '../../../shared/session/currentUser.ts';
import { feedbackScope } from '../../feedback/service.ts';
import { ledger } from '../../ledger/service.ts';
import { vinFilter } from '../../vehicle/service.ts';
import { accountOf } from '../actions/orderStep.ts';
import { stateOf } from '../orderKind.ts';
import { releasedOrders, vehicleOrderScope } from '../orderScope.ts';
import { vehicleOrderStore } from '../orderStore.ts';
import { unpaidOf } from '../rules/amounts.ts';
import { vehicleOrderWorkflow } from '../rules/workflow.ts';
import type { OrderHeader, OrderLine } from '../tables.ts';

type Query = NonNullable<Operations['vehicleOrdersList']['data']['query']>;

const orderList =
  (list: 'vehicleOrdersList' | 'vehicleOrderMastersList', scope: (user: CurrentUser) => Filter) =>
  (context: Context): ListDefinition<VehicleOrderItem, OrderHeader> => ({
    table: 'vehicleOrder',
    columns: listColumns(list, 'vehicleOrder'),
    scope,
    select: sql`vehicle_order.*`,
    toReply: (row) => replyOf(context, 'VehicleOrderItem', shown(context, row)),
  });

/** Orders that were released. */
export const releasedList = orderList('vehicleOrdersList', releasedOrders);
/** All of them, for those who keep them. */
export const keptList = orderList('vehicleOrderMastersList', vehicleOrderScope);

/** Orders with a machine of one of the VINs. */
function withMachine(vins: string | undefined): Filter {
  const found = vinFilter(vins, 'machine');
  return found && search(sql<SqlBool>`vehicle_order.id in (select machine.order_id from vehicle_order_machine machine where ${conditionOf(found)})`);
}

/** Filters of the lists and of their exports. */
export const vehicleOrderFilters = (query: Query): Filter[] => [
  keywords(['vehicleOrder.orderNo', 'vehicleOrder.contractNo'], query.keyword),
  contains('vehicleOrder.orderNo', query.orderNo),
  contains('vehicleOrder.contractNo', query.contractNo),
  between('vehicleOrder.contractSigningDate', query.contractSigningDate_begin, query.contractSigningDate_end),
  oneOf('vehicleOrder.status', query.purchaseStatus),
  oneOf('vehicleOrder.payStatus', query.payStatus),
  oneOf('vehicleOrder.shipStatus', query.shipStatus),
  equal('vehicleOrder.deliveryMethod', query.deliveryMethod),
  equal('vehicleOrder.dealerCode', query.dealerCode),
  withMachine(query.vin),
];

/** The row with what follows from it. */
const shown = (context: Context, row: OrderHeader) => ({
  ...row,
  purchaseStatus: row.status,
  unpaidAmount: unpaidOf(row),
  allowedActions: allowedActions(vehicleOrderWorkflow, context.user, stateOf(context)(row)) as VehicleOrderItem['allowedActions'],
});

interface ProductNames {
  code: string;
  name: Texts;
}

async function lineReplies(context: Context, lines: readonly OrderLine[]): Promise<VehicleOrderLine[]> {
  const codes = lines.map(({ fourthProduct }) => fourthProduct);
  const { rows } = await sql<ProductNames>`select code, name from product where code = any(${codes}::text[])`.execute(context.db);
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  return lines.map(({ orderId: _order, ...line }) => {
    const name = names.get(line.fourthProduct);
    const nameIn = (language: Language): string => name?.[language] || name?.en || line.fourthProduct;
    return replyOf(context, 'VehicleOrderLine', {
      ...line,
      fourthProduct_dictText: nameIn(context.user.language),
      nameZh: nameIn('zh-cn'),
      nameEn: nameIn('en'),
    });
  });
}

async function machinesOf(context: Context, orderId: string, lines: readonly VehicleOrderLine[]): Promise<VehicleOrderMachine[]> {
  const { rows } = await sql<
    Omit<VehicleOrderMachine, 'fourthProduct_dictText' | 'config_dictText' | 'color_dictText' | 'vehicleStatus_dictText'>
  >`select machine.*, line.line_no, line.fourth_product,
      shipment.ship_date, vehicle.arrival_date, vehicle.vehicle_status
    from vehicle_order_machine machine join vehicle_order_line line on line.id = machine.line_id
      left join vehicle_shipment shipment on shipment.shipment_no = machine.shipment_no left join vehicle on vehicle.id = machine.vehicle_id
    where machine.order_id = ${orderId} order by line.line_no, machine.vin`.execute(context.db);
  return rows.map((row) =>
    replyOf(context, 'VehicleOrderMachine', {
      ...row,
      fourthProduct_dictText: lines.find(({ id }) => id === row.lineId)?.fourthProduct_dictText ?? row.fourthProduct,
    }),
  );
}

/** Shipments that bring machines; one that was taken back brings none. */
async function shipmentsOf(context: Context, orderId: string): Promise<VehicleShipment[]> {
  const { rows } = await sql<Omit<VehicleShipment, 'deliveryMethod_dictText'>>`select shipment.*, count(machine.id)::int as qty,
      count(vehicle.arrival_date)::int as arrived_qty, case when count(vehicle.arrival_date) = count(machine.id) then max(vehicle.arrival_date) end as arrival_date
    from vehicle_shipment shipment join vehicle_order_machine machine on machine.shipment_no = shipment.shipment_no
      left join vehicle on vehicle.id = machine.vehicle_id
    where shipment.order_id = ${orderId} group by shipment.id order by shipment.seq`.execute(context.db);
  return rows.map((row) => replyOf(context, 'VehicleShipment', row));
}

/** Accounts are the main dealer's, and the vehicle account that of its administrators and sales people. */
const seesAccount = (user: CurrentUser): boolean =>
  isMaker(user) || (user.subDealerCode === null && user.roles.some((role) => role === 'DLR_ADMIN' || role === 'DLR_SALES'));

/** Ledger lines of an order, newest first. */
async function paymentsOf(context: Context, id: string): Promise<VehicleOrderPayment[]> {
  const { rows } = await sql<Omit<VehicleOrderPayment, 'feeType_dictText' | 'direction_dictText'>>`select * from finance_ledger
    where source_id = ${id} and fee_source = 'vehicleOrder' order by post_time desc, posting_seq desc`.execute(context.db);
  return rows.map((row) => replyOf(context, 'VehicleOrderPayment', row));
}

/** Most feedbacks that an order lists. */
const mostFeedbacks = 20;

/** The order and the documents about its machines, by type and number. */
function namesOf({ services }: Pick<Context, 'services'>, orderNo: string, vins: readonly string[]) {
  const about = [...services.documents.values()].flatMap(({ kind: { docType, table, noColumn, machine } }) =>
    machine ? [sql`select ${docType}, ${sql.ref(noColumn)} from ${sql.table(table)} where ${sql.ref(machine.vinColumn)} = any(${[...vins]}::text[])`] : [],
  );
  return sql.join([sql`select 'vehicleOrder', ${orderNo}`, ...about], sql` union all `);
}

/** Feedbacks that name the order or a document about one of its machines, newest first; none to users who read none. */
async function feedbacksOf(
  context: Context,
  { orderNo }: Pick<OrderHeader, 'orderNo'>,
  machines: readonly VehicleOrderMachine[],
): Promise<VehicleOrderFeedback[]> {
  const { db, user } = context;
  if (!user.permissions.has('feedback:query')) return [];
  const vins = machines.map(({ vin }) => vin);
  const { rows } = await sql<Omit<VehicleOrderFeedback, 'feedbackStatus_dictText'>>`select * from feedback
    where del_flag = 0 and status <> 'draft' and ${feedbackScope(user)} and (related_type, related_no) in (${namesOf(context, orderNo, vins)})
    order by create_time desc, id desc limit ${mostFeedbacks}`.execute(db);
  return rows.map((row) => replyOf(context, 'VehicleOrderFeedback', row));
}

const slots = slotNames('vehicle_order');
const accepted: readonly (string | null)[] = ['in_stock', 'delivered', 'scrapped'];

interface ShownFacts {
  salesByName: string | null;
  dealerAddress: string | null;
  dealerPhone: string | null;
  dealerLanguage: Language;
}

const shownFacts = sql<ShownFacts>`(select realname from sys_user where sys_user.username = vehicle_order.sales_by) as sales_by_name,
  (select address from dealer where dealer.dealer_code = vehicle_order.dealer_code) as dealer_address,
  (select phone from dealer where dealer.dealer_code = vehicle_order.dealer_code) as dealer_phone,
  (select language from dealer where dealer.dealer_code = vehicle_order.dealer_code) as dealer_language`;

export async function findVehicleOrder(context: Context, id: string): Promise<VehicleOrder> {
  const { db, user } = context;
  const { salesByName, dealerAddress, dealerPhone, dealerLanguage, ...header } = await vehicleOrderStore.findHeaderWith(context, id, shownFacts);
  const lines = await lineReplies(context, (await vehicleOrderStore.findLines(db, id)).lines);
  const [files, machines, shipments] = await Promise.all([filesInSlots(db, 'vehicle_order', id), machinesOf(context, id, lines), shipmentsOf(context, id)]);
  const account = seesAccount(user) ? await ledger.standing(context, accountOf(header)) : null;
  const creditLeft = isMaker(user) && account ? account.creditLeft : null;
  return replyOf(context, 'VehicleOrder', {
    ...shown(context, header),
    salesByName,
    overrideReason: isMaker(user) ? header.overrideReason : null,
    depositDue: Math.max(0, unpaidOf({ orderAmount: header.depositAmount, paidAmount: header.paidAmount })),
    acceptedQty: machines.filter(({ vehicleStatus }) => accepted.includes(vehicleStatus)).length,
    account: account && { currency: header.currency, balance: account.balance, creditLeft: account.creditLeft },
    creditLeft,
    payments: account ? await paymentsOf(context, id) : [],
    lines,
    machines,
    shipments,
    feedbacks: await feedbacksOf(context, header, machines),
    slots: slots.map((slot) => ({ slot, required: false, files: files.get(slot) ?? 0 })),
    shipTo: { name: header.dealerName, address: dealerAddress, phone: dealerPhone },
    printLanguage: dealerLanguage,
  });
}

/** Lines with their machines. */
export async function linesWithVins(context: Context, id: string): Promise<VehicleOrderLineWithVins[]> {
  const { lines } = await vehicleOrderStore.find(context, id);
  const replies = await lineReplies(context, lines);
  const machines = await machinesOf(context, id, replies);
  return replies.map((line) => ({ ...line, vins: machines.filter(({ lineId }) => lineId === line.id) }));
}

export const searchedVehicleOrders = searchedList('vehicleOrdersList', {
  list: keptList,
  docType: 'vehicleOrder',
  permission: 'vehicleOrder:query',
  page: '/vehicle/order',
  noun: 'vehicle-order',
  title: 'orderNo',
  about: ['contractNo', 'dealerName'],
  fields: { orderNo: 'number', contractNo: 'code', blNo: 'code', containerNo: 'code' },
});
