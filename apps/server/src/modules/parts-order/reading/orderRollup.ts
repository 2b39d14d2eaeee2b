import { sql } from 'kysely';
import { sqlStart } from '../../../shared/makerDay.ts';
import type { Rollup } from '../../../shared/rollup/rollup.ts';

/**
 * Parts orders by the month in which they were confirmed (`lines`, `filled`: lines that were confirmed in full at once; what replaces lost goods
 * answers a parts claim and does not count), and by that in which their goods arrived (`lead` by days since the confirmation).
 */
export const orderRollup: Rollup = {
  name: 'partsOrder',
  table: 'partsOrder',
  sums: (services, part, isSeen) => sql`select part.dealer_code, part.month, measure, '' as key, sum(value)::numeric as value from ${part} as part
      join parts_order on parts_order.dealer_code = part.dealer_code and parts_order.del_flag = 0 and ${isSeen} and parts_order.source_claim_id is null
        and parts_order.confirm_time >= ${sqlStart(services, sql`part.month`)} and parts_order.confirm_time < ${sqlStart(services, sql`part.month + interval '1 month'`)}
      join parts_order_line line on line.order_id = parts_order.id and coalesce(line.first_confirmed_qty, line.confirmed_qty) is not null
      cross join lateral (values ('lines', 1), ('filled', (coalesce(line.first_confirmed_qty, line.confirmed_qty) >= line.qty)::int)) as of_line (measure, value)
      group by 1, 2, 3
    union all select part.dealer_code, part.month, 'lead', (parts_order.arrival_date - parts_order.confirm_time::date)::text, count(*) from ${part} as part
      join parts_order on parts_order.dealer_code = part.dealer_code and parts_order.del_flag = 0 and ${isSeen} and parts_order.confirm_time is not null
        and parts_order.arrival_date >= part.month and parts_order.arrival_date < part.month + interval '1 month'
      group by 1, 2, 4`,
};
