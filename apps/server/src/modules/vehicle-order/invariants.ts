/** Invariants of orders of machines. */
import { sql } from 'kysely';
import type { Invariant } from '../../shared/invariant.ts';

/** What an order says is paid is what it has booked; one that was released before its dealer's accounts began was paid outside of them. */
const payments: Invariant = {
  code: 'I11',
  broken: (since) => sql`select o.id from vehicle_order o
    cross join lateral (select coalesce(sum(case line.direction when 'out' then line.amount else -line.amount end), 0) as amount
      from finance_ledger line where line.source_id = o.id and line.fee_source = 'vehicleOrder' and line.fee_type = 'vehicle_order') booked
    where ${since === null ? sql`true` : sql`coalesce(o.update_time, o.create_time) >= ${since}::timestamptz`} and o.del_flag = 0
      and o.submit_time >= (select min(post_time) from finance_ledger line where line.dealer_code = o.dealer_code) and booked.amount <> o.paid_amount`,
};

/** What an order counts is what its machines are. */
const machines: Invariant = {
  code: 'I12',
  broken: (since) => sql`select o.id from vehicle_order o
    cross join lateral (select count(*) as assigned, count(machine.vehicle_id) as shipped, count(vehicle.arrival_date) as arrived
      from vehicle_order_machine machine left join vehicle on vehicle.id = machine.vehicle_id where machine.order_id = o.id) counted
    where ${since === null ? sql`true` : sql`coalesce(o.update_time, o.create_time) >= ${since}::timestamptz`} and o.del_flag = 0
      and (counted.assigned, counted.shipped, counted.arrived) is distinct from (o.assigned_qty, o.shipped_qty, o.arrived_qty)`,
};

export const vehicleOrderInvariants: readonly Invariant[] = [payments, machines];
