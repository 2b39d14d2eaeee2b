/** Reading receipts: the list, one with its lines, and what is still to be received of a packing list. */
import { type SqlBool, sql } from 'kysely';
import { allowedActions } from '../../../documents/workflow.ts';
import type { Operations } from '../../../generated/operations.gen.ts';
import type { PartsArrival, PartsArrivalItem, PartsArrivalOpen } from '../../../generated/types.gen.ts';
import type { Context } from '../../../shared/context.ts';
import { replyOf } from '../../../shared/contract/replyOf.ts';
import { listColumns } from '../../../shared/list/columns.ts';
import { between, conditionOf, contains, equal, type Filter, oneOf, search } from '../../../shared/list/filters.ts';
import type { ListDefinition } from '../../../shared/list/list.ts';
import { searchedList } from '../../../shared/list/searched.ts';
import { refuse } from '../../../shared/refusal/refusal.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { stateOf } from '../arrivalKind.ts';
import { arrivalStore, filesOf } from '../arrivalStore.ts';
import { findPacked, openWarehousesOf } from '../packedGoods.ts';
import { arrivalSlots, requiredSlots } from '../rules/bookChecks.ts';
import { piecesOf } from '../rules/differences.ts';
import { statusWords } from '../rules/status.ts';
import { arrivalWorkflow } from '../rules/workflow.ts';
import type { ArrivalHeader, ArrivalLine } from '../tables.ts';

type Query = NonNullable<Operations['partsArrivalsList']['data']['query']>;
type Counts = Pick<PartsArrivalItem, 'boxCount' | 'receivedBoxes' | 'packedBoxes'>;

const boxes = sql`(select count(*)::int from parts_arrival_box where arrival_id = parts_arrival.id) as box_count,
  (select count(received_in)::int from packing_box where packing_id = parts_arrival.packing_id) as received_boxes,
  (select count(*)::int from packing_box where packing_id = parts_arrival.packing_id) as packed_boxes`;

export const arrivalList = (context: Context): ListDefinition<PartsArrivalItem, ArrivalHeader & Counts> => ({
  table: 'partsArrival',
  columns: listColumns('partsArrivalsList', 'partsArrival'),
  select: sql`parts_arrival.*, ${boxes}`,
  toReply: (row) => ({ ...replyOf(context, 'PartsArrivalItem', shown(context, row)), ...named(context, row) }),
});

/** Filters of the list and of its export. */
export function arrivalFilters(_context: Context, query: Query): Filter[] {
  const part = contains('line.partsCode', query.partsCode);
  return [
    contains('partsArrival.arrivalNo', query.arrivalNo),
    contains('partsArrival.packingNo', query.packingNo),
    part && search(sql<SqlBool>`exists (select from parts_arrival_line line where line.arrival_id = parts_arrival.id and ${conditionOf(part)})`),
    query.orderId === undefined
      ? undefined
      : sql<SqlBool>`parts_arrival.id in (select line.arrival_id from parts_arrival_line line join packing_line on packing_line.id = line.packing_line_id
          where packing_line.order_id = ${query.orderId})`,
    equal('partsArrival.result', query.result),
    oneOf('partsArrival.status', query.status),
    between('partsArrival.arrivalDate', query.arrivalDate_begin, query.arrivalDate_end),
    equal('partsArrival.dealerCode', query.dealerCode),
    query.unclaimed === 'Y' ? sql<SqlBool>`parts_arrival.status = 'no_pass' and parts_arrival.parts_claim_no is null` : undefined,
  ];
}

/** The row with what follows from it. */
const shown = (context: Context, row: ArrivalHeader & Counts) => ({
  ...row,
  allowedActions: allowedActions(arrivalWorkflow, context.user, stateOf(context)(row)) as PartsArrivalItem['allowedActions'],
});

interface Besides extends Counts {
  shipmentDate: string | null;
}

/** The name of its status, in the words of receipts. */
const named = ({ services, user }: Context, { status }: Pick<ArrivalHeader, 'status'>) => ({
  status_dictText: services.dictionaries.text(statusWords, status, user.language),
});

/** One receipt with its lines, its boxes and its files. */
export async function findArrival(context: Context, id: string): Promise<PartsArrival> {
  const { db } = context;
  const { header, lines, boxes: counted } = await arrivalStore.find(context, id);
  const { rows } = await sql<Besides>`select ${boxes}, list.shipment_date from parts_arrival join packing_list list on list.id = parts_arrival.packing_id
    where parts_arrival.id = ${id}`.execute(db);
  const orders = await ordersOf(context, lines);
  const files = await filesOf(db, id);
  const required = requiredSlots(lines);
  const reply = replyOf(context, 'PartsArrival', {
    ...shown(context, { ...header, ...rows[0]! }),
    shipmentDate: rows[0]!.shipmentDate,
    partsClaimId: await claimIdOf(context, header),
    boxes: counted.map(({ wmsBoxNo }) => wmsBoxNo),
    lines: lines.flatMap((line) => (line.packingLineId === null ? [] : [lineReply(context, { ...line, packingLineId: line.packingLineId }, orders)])),
    extra: lines.filter(({ packingLineId }) => packingLineId === null).map((line) => extraReply(context, line)),
    warehouses: await openWarehousesOf(context, header),
    slots: arrivalSlots.map((slot) => ({ slot, required: required.includes(slot), files: files.get(slot) ?? 0 })),
  });
  return { ...reply, ...named(context, header) };
}

type ListedLine = ArrivalLine & { packingLineId: string };

const lineReply = (context: Context, line: ListedLine, orders: ReadonlyMap<string, string>): PartsArrival['lines'][number] => {
  const { over, short } = piecesOf(line);
  const { damagedQty, wrongQty } = line;
  return replyOf(context, 'PartsArrivalLine', {
    ...line,
    partsName: line.partsName[context.user.language],
    orderNo: orders.get(line.packingLineId) ?? '',
    // Nothing is said of what nobody has found.
    damagedQty: damagedQty || null,
    wrongQty: wrongQty || null,
    overQty: line.receivedQty === null ? 0 : over,
    shortQty: line.receivedQty === null ? 0 : short,
  });
};

const extraReply = ({ user }: Context, { id, lineNo, wmsBoxNo, partsCode, partsName, receivedQty, partsClaimNo }: ArrivalLine) => ({
  id,
  lineNo,
  wmsBoxNo,
  partsCode,
  partsName: partsName[user.language],
  qty: receivedQty ?? 0,
  partsClaimNo,
});

/** Numbers of the orders that the lines are of. */
async function ordersOf({ db }: Context, lines: readonly ArrivalLine[]): Promise<ReadonlyMap<string, string>> {
  const ids = lines.flatMap(({ packingLineId }) => packingLineId ?? []);
  const { rows } = await sql<{ id: string; orderNo: string }>`select id, order_no from packing_line where id = any(${ids}::char(32)[])`.execute(db);
  return new Map(rows.map(({ id, orderNo }) => [id, orderNo]));
}

/** The claim of its differences; null where there is none, or the user may not read it. */
async function claimIdOf({ db, user }: Context, { id, partsClaimNo }: ArrivalHeader): Promise<string | null> {
  if (partsClaimNo === null || !user.permissions.has('partsClaim:query')) return null;
  const { rows } = await sql<{ id: string }>`select id from parts_claim where arrival_id = ${id} and parts_claim_no = ${partsClaimNo} and del_flag = 0
    and ${isInScope({ table: 'parts_claim' }, user)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** What is still to be received of a packing list. @throws E-012, E-311 */
export async function openBoxesOf(context: Context, packingNo: string): Promise<PartsArrivalOpen> {
  const { db, services, user } = context;
  const packed = await findPacked(context, { packingNo });
  const open = packed.boxes.filter(({ receivedIn }) => receivedIn === null);
  if (open.length === 0) throw refuse('E-311', { no: packed.packingNo });
  const names = new Set(open.map(({ wmsBoxNo }) => wmsBoxNo));
  const lines = packed.lines.filter(({ wmsBoxNo }) => names.has(wmsBoxNo));
  const bins = await binsOf(
    { db },
    packed,
    lines.map(({ partsCode }) => partsCode),
  );
  return {
    packingId: packed.id,
    packingNo: packed.packingNo,
    shipmentDate: packed.shipmentDate,
    eta: packed.eta,
    packedBoxes: packed.boxes.length,
    boxes: open.map(({ wmsBoxNo, countedIn, countedId }) => ({ wmsBoxNo, countedIn, countedId })),
    lines: lines.map(({ packingLineId, wmsBoxNo, orderNo, partsCode, partsName, unit, packedQty }) => ({
      packingLineId,
      wmsBoxNo,
      orderNo,
      partsCode,
      partsName: partsName[user.language],
      unit,
      unit_dictText: services.dictionaries.text('unit', unit, user.language),
      packedQty,
      binLocation: bins.get(partsCode) ?? null,
    })),
    warehouses: await openWarehousesOf(context, packed),
  };
}

/** Where parts lie in the default warehouse of a unit. */
async function binsOf(
  { db }: Pick<Context, 'db'>,
  { dealerCode, subDealerCode }: Pick<ArrivalHeader, 'dealerCode' | 'subDealerCode'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ partsCode: string; bin: string }>`select s.parts_code, s.bin_location as bin from parts_stock s
    join dealer_warehouse w on w.dealer_code = s.dealer_code and w.sub_dealer_code = s.sub_dealer_code and w.code = s.warehouse and w.is_default = 'Y'
    where s.dealer_code = ${dealerCode} and s.sub_dealer_code = ${subDealerCode ?? ''} and s.parts_code = any(${[...codes]}::text[]) and s.bin_location is not null`.execute(
    db,
  );
  return new Map(rows.map(({ partsCode, bin }) => [partsCode, bin]));
}

export const searchedPartsArrivals = searchedList('partsArrivalsList', {
  list: arrivalList,
  docType: 'partsArrival',
  permission: 'partsArrival:query',
  page: '/parts/arrival',
  filter: null,
  noun: 'parts-arrival',
  title: 'arrivalNo',
  about: ['packingNo', 'dealerName'],
  fields: { arrivalNo: 'number', packingNo: 'code' },
});
