/** Received parts with what they have cost, and what other claims have taken of them. */
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../shared/context.ts';
import { conditionOf, keywords, mentioned } from '../../../shared/list/filters.ts';
import { isInScope } from '../../../shared/scope/scope.ts';
import { systemName } from '../../../documents/workflow.ts';
import { today } from '../../../shared/session/currentUser.ts';
import { partPrice } from '../../price/service.ts';
import type { LineFacts, ReceivedPart, Taken } from '../rules/lineFacts.ts';
import '../tables.ts';

/** Which ones: of a document by its number, these lines, or the newest that are found. */
export type Wanted = { arrivalNo: string } | { packingNo: string } | { orderNo: string } | { sources: readonly string[] } | Search;

interface Search {
  keyword: string;
  /** Only what differs from the packing list. */
  differences: boolean;
  /** First day of arrival, `YYYY-MM-DD`. */
  since: string;
}

/** Parts that a search finds at most. */
const mostFound = 200;

function wantedParts(wanted: Wanted): RawBuilder<unknown> {
  if ('arrivalNo' in wanted) return sql`parts_arrival.arrival_no = ${wanted.arrivalNo}`;
  if ('packingNo' in wanted) return sql`parts_arrival.packing_no = ${wanted.packingNo}`;
  if ('orderNo' in wanted) return sql`pl.order_no = ${wanted.orderNo}`;
  if ('since' in wanted) return found(wanted);
  const ids = sql`any(${[...wanted.sources]}::char(32)[])`;
  return sql`(al.packing_line_id = ${ids} or (al.packing_line_id is null and al.id = ${ids}))`;
}

function found({ keyword, differences, since }: Search): RawBuilder<unknown> {
  const code = keywords(['partsArrival.arrivalNo', 'partsArrival.packingNo', 'pl.orderNo', 'al.wmsBoxNo', 'al.partsCode'], keyword);
  const name = mentioned(keyword, sql`al.parts_name::text`);
  return sql`parts_arrival.arrival_date >= ${since}::date
    and ${differences ? sql`(al.received_qty <> al.packed_qty or al.damaged_qty > 0 or al.wrong_qty > 0)` : sql`true`} and ${code && name ? sql`(${conditionOf(code)} or ${conditionOf(name)})` : sql`true`}`;
}

/** Received parts in the user's scope, in the order of their boxes. */
export async function receivedParts({ db, user, services }: Context, wanted: Wanted): Promise<ReceivedPart[]> {
  const day = sql`${today(user, services.now())}::date`;
  const scope = user.username === systemName ? sql`true` : isInScope({ table: 'parts_arrival' }, user);
  const { rows } = await sql<ReceivedPart>`select coalesce(al.packing_line_id, al.id) as source, al.id as arrival_line_id, al.packing_line_id,
      parts_arrival.id as arrival_id, parts_arrival.arrival_no, parts_arrival.arrival_date, parts_arrival.warehouse, parts_arrival.packing_id,
      parts_arrival.packing_no, parts_arrival.currency, parts_arrival.org_code, parts_arrival.dealer_code, parts_arrival.dealer_name,
      parts_arrival.sub_dealer_code, parts_arrival.sub_dealer_name, pl.order_id, pl.order_no, al.wms_box_no, al.parts_code, al.parts_name, al.unit,
      al.packed_qty, coalesce(al.received_qty, 0) as received_qty, al.damaged_qty, al.wrong_qty, al.wrong_parts_code,
      p.warranty_months_parts as warranty_months, coalesce(pl.unit_price, 0) as unit_price, greatest(coalesce(shelf.inventory_qty - shelf.locked_qty, 0), 0) as shelf_qty,
      case when pl.id is null then coalesce(${partPrice({ dealer: 'dealer', partsCode: sql`al.parts_code`, currency: sql`parts_arrival.currency`, day })}, 0)
        when ol.source_claim_line_id is not null then coalesce(replaced.paid_price, 0)
        when o.free_of_charge = 'Y' then 0
        else round(pl.unit_price * (1 + (o.surcharge_pct - o.discount_pct) / 100), 4) end as paid_price
    from parts_arrival join parts_arrival_line al on al.arrival_id = parts_arrival.id join dealer on dealer.dealer_code = parts_arrival.dealer_code
      left join packing_line pl on pl.id = al.packing_line_id left join parts_order_line ol on ol.id = pl.order_line_id
      left join parts_order o on o.id = pl.order_id left join parts_claim_line replaced on replaced.id = ol.source_claim_line_id
      left join parts p on p.parts_code = al.parts_code
      left join parts_stock shelf on shelf.dealer_code = parts_arrival.dealer_code and shelf.sub_dealer_code = coalesce(parts_arrival.sub_dealer_code, '')
        and shelf.warehouse = 'MAIN' and shelf.parts_code = al.parts_code
    where parts_arrival.booked_time is not null and parts_arrival.del_flag = 0 and ${scope} and ${wantedParts(wanted)}
    order by ${'since' in wanted ? sql`parts_arrival.arrival_date desc` : sql`parts_arrival.arrival_date`}, parts_arrival.id, al.line_no
    limit ${sql.lit('since' in wanted ? mostFound : null)}`.execute(db);
  return rows;
}

/** What claims that were handed in, other than the one that asks, have taken. One that its dealer gave up takes nothing. */
export async function takenBy({ db }: Pick<Context, 'db'>, { sources, except }: { sources: readonly string[]; except: string | null }): Promise<Taken[]> {
  if (sources.length === 0) return [];
  const ids = sql`any(${[...sources]}::char(32)[])`;
  const { rows } = await sql<Taken>`select coalesce(line.packing_line_id, line.arrival_line_id) as source, line.line_reason as reason,
      sum(line.claim_qty) as qty, min(c.parts_claim_no) as no
    from parts_claim_line line join parts_claim c on c.id = line.claim_id
    where (line.packing_line_id = ${ids} or (line.packing_line_id is null and line.arrival_line_id = ${ids}))
      and c.del_flag = 0 and c.status <> 'draft' and c.close_reason is distinct from 'given_up' and c.close_reason is distinct from 'dealer_terminated'
      and c.id is distinct from ${except}::char(32)
    group by 1, 2`.execute(db);
  return rows;
}

/** What the rules of lines ask about. @param input.id claim that asks; null for a new one */
export async function lineFacts(context: Context, { id, sources }: { id: string | null; sources: readonly string[] }): Promise<LineFacts> {
  if (sources.length === 0) return { parts: new Map(), taken: [] };
  const parts = new Map((await receivedParts(context, { sources })).map((part) => [part.source, part]));
  return { parts, taken: await takenBy(context, { sources, except: id }) };
}

/** Claims about the parts of a packing list are handed in one after the other. */
export const lockPackingList = async ({ db }: Pick<Context, 'db'>, packingId: string): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(hashtext(${`partsClaim ${packingId}`}))`.execute(db));
