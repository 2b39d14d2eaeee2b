/** Invariants of receipts. */
import { sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

/** What has arrived of an order line, and what is missing of it, is what its booked receipts say; no more than was shipped. */
const arrived: Invariant = {
  code: 'I8',
  broken: (since) => sql`select line.id from parts_order_line line
    cross join lateral (select coalesce(sum(least(counted.received_qty, counted.packed_qty)), 0) as arrived, coalesce(sum(counted.short_qty), 0) as short
      from packing_line packed join parts_arrival_line counted on counted.packing_line_id = packed.id
      join parts_arrival arrival on arrival.id = counted.arrival_id and arrival.del_flag = 0 and arrival.status <> 'pending_acceptance'
      where packed.order_line_id = line.id) came
    where ${
      since === null
        ? sql`true`
        : sql`line.id in (select packed.order_line_id from packing_line packed join parts_arrival_line counted on counted.packing_line_id = packed.id
          join parts_arrival touched on touched.id = counted.arrival_id where touched.booked_time >= ${since}::timestamptz)`
    } and (line.arrived_qty <> came.arrived or line.short_qty <> came.short)`,
};

export const arrivalInvariants: readonly Invariant[] = [arrived];
