/** Reminders about machines: inspections that are due, services, warranties and extensions that end. */
import { sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import { dealerUsers, notify } from '../../shared/notify/notify.ts';
import type { Trx } from '../../shared/database/database.ts';

interface DueVehicle extends Due {
  vin: string;
  dealerCode: string;
  /** The day it is about. */
  date: string;
}

const tell = async (
  trx: Trx,
  roles: readonly string[],
  event: string,
  { id, vin, dealerCode, date }: DueVehicle,
  params: Record<string, string | number> = {},
) => notify(trx, await dealerUsers(trx, dealerCode, roles), { event, params: { vin, date, ...params }, docType: 'vehicle', docId: id, docNo: vin });

/** How many days before its end an inspection is reminded of. */
const pdiWarnDays = 3;

/** Machines that wait for their acceptance inspection: shortly before its last day, and when that has passed. */
export const pdiDue: Job = {
  code: 'pdiDue',
  cron: '0 30 6 * * ?',
  timeoutSeconds: 300,
  run({ services: { parameters }, today, transaction }) {
    const event = 'vehicle.pdiDue';
    const deadline = parameters.number('pdi.deadlineDays');
    const lastDay = sql`arrival_date + ${deadline}::int`;
    return remind<DueVehicle & { level: 'due' | 'overdue' }>(
      { transaction },
      event,
      sql`select id, vin, dealer_code, date, level, date || '/' || level as stage
        from (select id, vin, dealer_code, (${lastDay})::text as date, case when ${lastDay} < ${today}::date then 'overdue' else 'due' end as level
              from vehicle
              where vehicle_status = 'pending_acceptance' and del_flag = 0 and arrival_date <= ${addDays(today, pdiWarnDays - deadline)}::date) v`,
      (trx, due) => tell(trx, ['DLR_SERVICE', 'DLR_ADMIN'], due.level === 'due' ? event : 'vehicle.pdiOverdue', due),
    );
  },
};

/** Days before the end of a cover at which the dealer hears of it. */
const coverWarnDays = [60, 30, 7];

/** Warranties and their extensions that end: a chance to inspect once more, and to sell an extension. */
export const warrantyEnding: Job = {
  code: 'warrantyEnding',
  cron: '0 40 6 * * ?',
  timeoutSeconds: 300,
  run({ today, transaction }) {
    const event = 'vehicle.warrantyEnds';
    const last = (days: number) => sql`${addDays(today, days)}::date`;
    const level = sql`case ${sql.join(
      coverWarnDays.toReversed().map((days) => sql`when ends <= ${last(days)} then ${sql.lit(String(days))}`),
      sql` `,
    )} end`;
    return remind<DueVehicle>(
      { transaction },
      event,
      sql`select id, vin, dealer_code, ends::text as date, ends::text || '/' || ${level} as stage
        from (select id, vin, dealer_code, coalesce(extend_end_date, warranty_end_date) as ends from vehicle where vehicle_status = 'delivered' and del_flag = 0) v
        where ends between ${today}::date and ${last(Math.max(...coverWarnDays))}`,
      (trx, due) => tell(trx, ['DLR_SERVICE', 'DLR_SALES'], event, due),
    );
  },
};

/** Services that are due within 30 days, or within 20 working hours. */
export const maintenanceDue: Job = {
  code: 'maintenanceDue',
  cron: '0 50 6 * * ?',
  timeoutSeconds: 300,
  run({ services: { parameters }, today, transaction }) {
    const event = 'vehicle.maintenanceDue';
    return remind<DueVehicle & { hours: number | null }>(
      { transaction },
      event,
      sql`select id, vin, dealer_code, next_maint_date::text as date, next_maint_hours as hours,
          next_maint_date::text || '/' || coalesce(next_maint_hours::text, '') as stage
        from vehicle
        where vehicle_status = 'delivered' and del_flag = 0 and next_maint_date is not null
          and (next_maint_date <= ${addDays(today, parameters.number('maint.toleranceDays'))}::date
            or current_hours >= next_maint_hours - ${parameters.number('maint.toleranceHours')}::numeric)`,
      (trx, due) => tell(trx, ['DLR_SERVICE'], event, due, { n: due.hours ?? '–' }),
    );
  },
};
