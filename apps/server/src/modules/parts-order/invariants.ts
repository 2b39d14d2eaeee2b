/** Invariants of orders, their charges and reservations. */
import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

const touched = (since: string | null): RawBuilder<unknown> =>
  since === null ? sql`true` : sql`coalesce(o.update_time, o.create_time) >= ${since}::timestamptz`;

/** What is left of what was confirmed: percent of its parts, as charged. */
const net = sql`case when o.free_of_charge = 'Y' or sums.qty = 0 then 0
  else sums.parts + round(sums.parts * o.surcharge_pct / 100, 2) - round(sums.parts * o.discount_pct / 100, 2) + o.freight end`;

/** An order was charged what its ledger lines say, at most what of it is confirmed and not cancelled, and all of that when it is paid or released. */
const charges: Invariant = {
  code: 'I4',
  broken: (since) => sql`select o.id from parts_order o
    cross join lateral (select coalesce(sum(line.confirmed_qty - line.cancelled_confirmed_qty), 0) as qty,
      coalesce(sum(round((line.confirmed_qty - line.cancelled_confirmed_qty) * coalesce(line.unit_price, 0), 2)), 0) as parts
      from parts_order_line line where line.order_id = o.id) sums
    cross join lateral (select coalesce(sum(case direction when 'out' then amount else -amount end), 0) as charged
      from finance_ledger where source_id = o.id and fee_source = 'partsOrder') posted
    where ${touched(since)} and o.del_flag = 0 and (o.charged_amount <> posted.charged or o.charged_amount > ${net}
      or (o.status in ('paid', 'shipped') or o.credit_released = 'Y') and o.charged_amount <> ${net}
      or o.confirm_time is not null and o.confirmed_amount <> ${net})`,
};

/** A closed order has nothing reserved; what a line has reserved is what is open or packed of it; its header adds its lines up. */
const quantities: Invariant = {
  code: 'I8',
  broken: (since) => sql`select distinct o.id from parts_order o left join parts_order_line line on line.order_id = o.id
    left join maker_reservation r on r.line_id = line.id
    where ${touched(since)} and o.del_flag = 0 and (
      coalesce(r.qty, 0) <> line.open_qty + line.packed_qty
      or line.qty <> line.confirmed_qty + line.backorder_qty + line.cancelled_open_qty
      or o.status = 'closed' and r.qty is not null
      or o.confirm_time is not null and row(o.backorder_qty, o.open_qty, o.packed_qty, o.shipped_qty) is distinct from (
        select row(coalesce(sum(l.backorder_qty), 0), coalesce(sum(l.open_qty), 0), coalesce(sum(l.packed_qty), 0), coalesce(sum(l.shipped_qty), 0))
        from parts_order_line l where l.order_id = o.id))`,
};

export const orderInvariants: readonly Invariant[] = [charges, quantities];
