import { sql } from 'kysely';
import type { Rollup } from '../../../shared/rollup/rollup.ts';

/** Services by the month in which their plan has them, less those that were waived (`planned`), and those that were done in time (`inTime`). */
export const serviceRollup: Rollup = {
  name: 'service',
  table: 'vehicle',
  sums: (_services, part, isSeen) => sql`select part.dealer_code, part.month, measure, '' as key, sum(value)::numeric as value from ${part} as part
    join vehicle on vehicle.dealer_code = part.dealer_code and vehicle.del_flag = 0 and ${isSeen}
    join vehicle_plan step on step.vehicle_id = vehicle.id and step.status in ('done', 'missed') and step.due_date >= part.month and step.due_date < part.month + interval '1 month'
    left join force_insurance service on service.id = step.doc_id
    cross join lateral (values ('planned', 1), ('inTime', (step.status = 'done' and coalesce(service.in_time, 'Y') = 'Y')::int)) as of_step (measure, value)
    group by 1, 2, 3`,
};
