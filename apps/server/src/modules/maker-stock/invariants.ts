/** Invariants of the maker's stock. The database enforces them when parts move; this finds violations. */
import { sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

/** The quantity is the sum of all movements, and what the last of them has left; what is locked is reserved, and no more than there is. */
const rows: Invariant = {
  code: 'I7',
  broken: (since) => sql`select s.id from maker_stock s
    cross join lateral (select coalesce(sum(qty), 0) as qty, count(*) as moves from maker_stock_move where stock_id = s.id) moved
    where ${
      since === null
        ? sql`true`
        : sql`(s.id in (select stock_id from maker_stock_move where move_time >= ${since}::timestamptz)
          or s.id in (select stock_id from maker_reservation where create_time >= ${since}::timestamptz))`
    } and (s.inventory_qty <> moved.qty or s.last_move_seq <> moved.moves
      or s.inventory_qty <> coalesce((select balance_after from maker_stock_move where stock_id = s.id order by seq desc limit 1), 0)
      or s.locked_qty <> coalesce((select sum(qty) from maker_reservation where stock_id = s.id), 0)
      or s.locked_qty < 0 or s.locked_qty > s.inventory_qty
      or exists (select from (select qty, balance_after, lag(balance_after, 1, 0) over (order by seq) as before from maker_stock_move where stock_id = s.id) step
        where balance_after <> before + qty))`,
};

export const makerStockInvariants: readonly Invariant[] = [rows];
