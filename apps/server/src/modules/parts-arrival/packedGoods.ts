/** Packing lists on their way to a dealer, as receipts read them. */
import { type RawBuilder, sql } from 'kysely';
import type { DocumentOwner } from '../../documents/saving/newHeader.ts';
import type { Context, TrxContext } from '../../shared/context.ts';
import type { Db } from '../../shared/database/database.ts';
import { refuse } from '../../shared/refusal/refusal.ts';
import { isInScope } from '../../shared/scope/scope.ts';
import type { KnownPart, PackedBox, PackedGoods, PackedLine } from './rules/counting.ts';

/** A packing list with its owner and what is left of it. */
export interface PackedList extends PackedGoods, DocumentOwner {
  eta: string | null;
  isClosed: boolean;
}

type Named = { packingNo: string } | { packingId: string };

/** A packing list has left the maker. */
const onItsWay = sql`status = any('{shipped,pending_acceptance,closed}')`;

const named = (name: Named): RawBuilder<unknown> =>
  'packingId' in name ? sql`id = ${name.packingId}` : sql`packing_no = ${name.packingNo.trim().toUpperCase()}`;

/** A packing list of the user's scope. @throws E-012 for none, or one that is still being packed */
export async function findPacked(context: Context, name: Named): Promise<PackedList> {
  return read(context, name, sql``);
}

/** The same, locked with the orders in it: whoever receives or recalls it next waits. */
export async function lockPacked(context: TrxContext, name: Named): Promise<PackedList> {
  const packed = await read(context, name, sql`for update`);
  const orders = [...new Set(packed.lines.map(({ orderId }) => orderId))];
  await sql`select from parts_order where id = any(${orders}::char(32)[]) order by id for update`.execute(context.db);
  return packed;
}

async function read({ db, user }: Context, name: Named, lock: RawBuilder<unknown>): Promise<PackedList> {
  const lists = await sql<Omit<PackedList, 'boxes' | 'lines'>>`select id, packing_no, currency, shipment_date, eta, status = 'closed' as is_closed,
      org_code, dealer_code, dealer_name, sub_dealer_code, sub_dealer_name
    from packing_list where ${named(name)} and del_flag = 0 and ${onItsWay} and ${isInScope({ table: 'packing_list' }, user)} ${lock}`.execute(db);
  const list = lists.rows[0];
  if (!list) throw refuse('E-012');
  // What the list holds is read after its lock: another receipt may just have ended.
  const boxes = await sql<PackedBox>`select box.wms_box_no, box.received_in, counted.arrival_no as counted_in, counted.id as counted_id
    from packing_box box
    left join parts_arrival_box own on own.packing_id = box.packing_id and own.wms_box_no = box.wms_box_no
    left join parts_arrival counted on counted.id = own.arrival_id
    where box.packing_id = ${list.id} order by box.line_no`.execute(db);
  const lines = await sql<PackedLine>`select line.id as packing_line_id, line.wms_box_no, line.order_id, line.order_line_id, line.order_no, line.parts_code,
      line.parts_name, line.unit, case when o.free_of_charge = 'Y' and o.order_type <> 'resend' then 0 else line.unit_price end as unit_price, line.qty as packed_qty
    from packing_line line join parts_order o on o.id = line.order_id where line.packing_id = ${list.id} order by line.line_no`.execute(db);
  return { ...list, boxes: boxes.rows, lines: lines.rows };
}

/** The parts behind codes; unknown codes are left out. */
export async function partsNamed(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, KnownPart>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<KnownPart>`select parts_code, name, unit from parts where parts_code = any(${[...new Set(codes)]}::text[])`.execute(db);
  return new Map(rows.map((part) => [part.partsCode, part]));
}

/** Warehouses of a unit that take goods it may use, its default one first; names in the user's language. */
export async function openWarehousesOf(
  { db, user }: Context,
  { dealerCode, subDealerCode }: Pick<DocumentOwner, 'dealerCode' | 'subDealerCode'>,
): Promise<{ value: string; text: string }[]> {
  const { rows } = await sql<{
    value: string;
    text: string;
  }>`select code as value, coalesce(name ->> ${user.language}::text, code) as text from dealer_warehouse
    where dealer_code = ${dealerCode} and sub_dealer_code = ${subDealerCode ?? ''} and kind = 'normal' and enabled = 'Y'
    order by is_default desc, code`.execute(db);
  return rows;
}
