import { type RawBuilder, sql } from 'kysely';
import { addMonths, firstOfMonth, lastDayOf } from '../../../shared/calendarDate.ts';
import type { Context } from '../../../shared/context.ts';
import { makerDay } from '../../../shared/makerDay.ts';
import { type Rollup, rolledUp } from '../../../shared/rollup/rollup.ts';
import { isInScope } from '../../../shared/scope/scope.ts';

const isDelivered = sql`vehicle.vehicle_status = 'delivered' and vehicle.del_flag = 0`;
const coverEnd = sql`coalesce(vehicle.extend_end_date, vehicle.warranty_end_date)`;

/** Delivered machines by the month in which their warranty, or its extension, ends (`covered`). */
export const coverRollup: Rollup = {
  name: 'cover',
  table: 'vehicle',
  sums: (_services, part, isSeen) => sql`select part.dealer_code, part.month, 'covered' as measure, '' as key, count(*)::numeric as value from ${part} as part
    join vehicle on vehicle.dealer_code = part.dealer_code and ${isDelivered} and ${coverEnd} >= part.month and ${coverEnd} < part.month + interval '1 month' and ${isSeen}
    group by 1, 2`,
};

/** No warranty lasts longer. */
const longestMonths = 240;

/** Machines under warranty today within the user's scope, as a relation `dealer_code, n` with several rows for a dealer. */
export function underWarranty(context: Context): RawBuilder<unknown> {
  const today = makerDay(context.services);
  const begin = firstOfMonth(today);
  const later = { from: sql`${addMonths(begin, 1)}::date`, to: sql`${addMonths(begin, longestMonths)}::date` };
  return sql`(select vehicle.dealer_code, count(*) as n from vehicle
    where ${isDelivered} and ${coverEnd} between ${today}::date and ${lastDayOf(begin, 1)}::date and ${isInScope({ table: 'vehicle' }, context.user)} group by 1
    union all select dealer_code, value from ${rolledUp(context, coverRollup, later)} as covered)`;
}
