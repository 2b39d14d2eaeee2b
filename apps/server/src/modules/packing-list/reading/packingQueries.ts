/** Reading packing lists: the list, one with its boxes and lines, order lines that may be packed. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { OpenOrderLine, PackingList, PackingListItem } from '../../../generated/types.gen.ts';
import { daysBetween } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, contains, equal, type Filter, keywords, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { isMaker, today } from '../../../shared/session/currentUser.ts';
import { companyOf } from '../../setup/service.ts';
import { slots } from '../../../generated/slots.gen.ts';
import { stateOf } from '../packingKind.ts';
import { packingScope } from '../packingScope.ts';
import { filesOf, packingStore } from '../packingStore.ts';
import { amountOf, volumeOf } from '../rules/contents.ts';
import { packingWorkflow } from '../rules/workflow.ts';
import type { PackingHeader } from '../tables.ts';
import { findOrderLines, mayLeave, type OrderLine } from './orderLines.ts';

type Query = NonNullable<Operations['packingListsList']['data']['query']>;

export const packingList = (context: Context): ListDefinition<PackingListItem, PackingHeader> => ({
  table: 'packingList',
  columns: listColumns('packingListsList', 'packingList'),
  scope: packingScope,
  select: sql`packing_list.*`,
  toReply: (row) => replyOf(context, 'PackingListItem', shown(context, row)),
});

/** Packing lists with a line that meets a condition. */
const withLine = (condition: Filter): Filter =>
  condition && search(sql<SqlBool>`exists (select from packing_line line where line.packing_id = packing_list.id and ${conditionOf(condition)})`);

/** Filters of the list and of its export. */
export function packingFilters({ user, services }: Context, query: Query): Filter[] {
  const named = keywords(['packingList.packingNo'], query.keyword);
  const inside = withLine(keywords(['line.orderNo', 'line.partsCode', 'line.wmsBoxNo'], query.keyword));
  const { orderNo, partsCode, wmsBoxNo } = query;
  return [
    named && inside && search(sql<SqlBool>`(${conditionOf(named)} or ${conditionOf(inside)})`),
    contains('packingList.packingNo', query.packingNo),
    orderNo ? search(sql<SqlBool>`packing_list.order_nos @> array[${orderNo}]::text[]`) : undefined,
    withLine(equal('line.partsCode', partsCode)),
    wmsBoxNo
      ? search(sql<SqlBool>`exists (select from packing_box box where box.packing_id = packing_list.id and box.wms_box_no = ${wmsBoxNo.trim().toUpperCase()})`)
      : undefined,
    oneOf('packingList.status', query.status),
    between('packingList.shipmentDate', query.shipmentDate_begin, query.shipmentDate_end),
    between('packingList.eta', query.eta_begin, query.eta_end),
    query.late === 'Y' ? search(sql<SqlBool>`(packing_list.status = 'shipped' and packing_list.eta < ${today(user, services.now())}::date)`) : undefined,
    equal('packingList.dealerCode', query.dealerCode),
  ];
}

/** The row with what follows from it. */
function shown(context: Context, row: PackingHeader) {
  const { services, user } = context;
  const { shipmentDate, arrivedOn, orderNos } = row;
  return {
    ...row,
    orderNos: orderNos.join(', '),
    transitDays: shipmentDate === null || row.status === 'draft' ? null : Math.max(0, daysBetween(shipmentDate, arrivedOn ?? today(user, services.now()))),
    allowedActions: allowedActions(packingWorkflow, user, stateOf(context)(row)) as PackingListItem['allowedActions'],
  };
}

interface LineFacts {
  id: string;
  openQty: number;
  weightKg: number | null;
  warehouse: string | null;
  binLocation: string | null;
}

export async function findPacking(context: Context, id: string): Promise<PackingList> {
  const { db, services, user } = context;
  const { header, boxes, lines } = await packingStore.find(context, id);
  const [files, { rows: facts }] = await Promise.all([
    filesOf(db, id),
    sql<LineFacts>`select line.id, ordered.open_qty, ordered.weight_kg, ordered.warehouse, stock.bin_location
      from packing_line line join parts_order_line ordered on ordered.id = line.order_line_id
        left join maker_stock stock on stock.warehouse = ordered.warehouse and stock.parts_code = line.parts_code
      where line.packing_id = ${id}`.execute(db),
  ]);
  const factsOf = new Map(facts.map((fact) => [fact.id, fact]));
  const lineCounts = new Map<string, number>();
  for (const { wmsBoxNo } of lines) lineCounts.set(wmsBoxNo, (lineCounts.get(wmsBoxNo) ?? 0) + 1);
  return replyOf(context, 'PackingList', {
    ...shown(context, header),
    boxes: boxes.map(({ packingId: _, ...box }) => ({ ...box, volume: volumeOf(box), lineCount: lineCounts.get(box.wmsBoxNo) ?? 0 })),
    lines: lines.map((line) => {
      const { openQty = 0, weightKg = null, warehouse = null, binLocation = null } = factsOf.get(line.id) ?? {};
      return replyOf(context, 'PackingLine', {
        ...line,
        partsName: line.partsName[user.language] ?? line.partsCode,
        nameZh: line.partsName['zh-cn'] ?? line.partsCode,
        nameEn: line.partsName.en ?? line.partsCode,
        amount: amountOf(line),
        openQty,
        weightKg,
        ...(isMaker(user) ? { warehouse, binLocation } : { warehouse: null, binLocation: null }),
      });
    }),
    slots: Object.keys(slots.packing_list).map((slot) => ({ slot, required: false, files: files.get(slot) ?? 0 })),
    shipTo: { name: header.consignee ?? header.subDealerName ?? header.dealerName, address: header.deliveryAddress, phone: null },
    makerTaxNo: companyOf(services, user.language).taxNo,
    makerBank: services.parameters.text('invoice.bank') || null,
  });
}

/** As many order lines as a workbook has rows. */
const mostOpenLines = 5_000;

/** Order lines that may be packed now, of all orders, or those that may be added to a draft. */
export async function openLines(
  context: Context,
  { id, dealerCode, keyword }: { id?: string; dealerCode?: string; keyword?: string },
): Promise<OpenOrderLine[]> {
  const packing = id === undefined ? undefined : await packingStore.findHeader(context, id);
  const named = keywords(['parts_order.order_no', 'line.parts_code', 'line.substitute_code'], keyword);
  const conditions = [
    mayLeave,
    sql`line.open_qty > 0`,
    ...(dealerCode ? [sql`parts_order.dealer_code = ${dealerCode}`] : []),
    ...(named ? [conditionOf(named)] : []),
    ...(packing ? [ofConsignment(packing)] : []),
  ];
  const rows = await findOrderLines(context, sql`(${sql.join(conditions, sql` and `)})`);
  return rows.slice(0, mostOpenLines).map((line) => toReply(context, line));
}

const ofConsignment = ({ dealerCode, subDealerCode, consignee, deliveryAddress, currency, deliveryMethod }: PackingHeader) =>
  sql`(parts_order.dealer_code, parts_order.sub_dealer_code, parts_order.consignee, parts_order.delivery_address, parts_order.currency, parts_order.delivery_method)
    is not distinct from (${dealerCode}::text, ${subDealerCode}::text, ${consignee}::text, ${deliveryAddress}::text, ${currency}::text, ${deliveryMethod}::text)`;

const toReply = (context: Context, { lineNo: orderLineNo, partsName, ...line }: OrderLine): OpenOrderLine =>
  replyOf(context, 'OpenOrderLine', { ...line, orderLineNo, partsName: partsName[context.user.language] ?? line.partsCode });

export const searchedPackingLists = searchedList('packingListsList', {
  list: packingList,
  docType: 'packingList',
  permission: 'packingList:query',
  page: '/parts/packingList',
  noun: 'packing-list',
  title: 'packingNo',
  about: ['contractNo', 'dealerName'],
  fields: { packingNo: 'number', contractNo: 'code', blNo: 'code', containerNo: 'code', trackingNo: 'code' },
});
