/** Finds services that were missed: their step is, the next one opens, and dealer and reviewers hear of it. */
import { sql } from 'kysely';
import { addDays } from '../../shared/calendarDate.ts';
import { inBatches } from '../../shared/jobs/inBatches.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { dealerUsers, notify, reviewersOf } from '../../shared/notify/notify.ts';
import { maintenanceTolerance } from '../coverage/service.ts';
import { linesWithGaps } from './plan/planRules.ts';
import { missStep, type PlanRow } from './plan/planStore.ts';

type Late = PlanRow & { secondProduct: string; dealerCode: string; currentHours: number | null };

/** Open steps of machines in use whose day or whose hours have passed. A step whose service waits for its review is not missed. */
function missed(today: string, { toleranceDays, toleranceHours }: ReturnType<typeof maintenanceTolerance>) {
  const open = sql`p.status = 'open' and v.vehicle_status = 'delivered' and v.del_flag = 0 and v.warranty_suspended = 'N' and v.second_product = any(${linesWithGaps})
    and not exists (select from force_insurance m where m.plan_id = p.id and m.status = 'submitted' and m.del_flag = 0)`;
  // Two questions, each of one table first: asked as one, they join every machine with its plan.
  return sql`select p.id from vehicle_plan p join vehicle v on v.id = p.vehicle_id where ${open} and p.due_date < ${addDays(today, -toleranceDays)}::date
    union select p.id from vehicle v join vehicle_plan p on p.vehicle_id = v.id where ${open} and v.current_hours > v.next_maint_hours + ${toleranceHours}::int`;
}

export const maintenanceGap: Job = {
  code: 'maintenanceGap',
  cron: '0 10 1 * * ?',
  timeoutSeconds: 300,
  run({ services, today, transaction }) {
    const tolerance = maintenanceTolerance(services);
    return inBatches({ transaction }, missed(today, tolerance), async (trx, due) => {
      const { rows } = await sql<Late>`select p.*, v.second_product, v.dealer_code, v.current_hours from vehicle_plan p join vehicle v on v.id = p.vehicle_id
        where p.status = 'open' and p.id in (${sql.join(due.map(({ id }) => id))}) order by p.id for update of p`.execute(trx);
      for (const { secondProduct, dealerCode, currentHours, ...row } of rows) {
        await missStep(trx, row, secondProduct, { hours: currentHours, toleranceHours: tolerance.toleranceHours });
        const receivers = [...(await dealerUsers(trx, dealerCode, ['DLR_SERVICE'])), ...(await reviewersOf(trx, 'maintenance:audit', dealerCode))];
        await notify(trx, receivers, {
          event: 'vehicle.maintenanceMissed',
          params: { vin: row.vin, levelCode: row.maintLevel },
          docType: 'vehicle',
          docId: row.vehicleId,
          docNo: row.vin,
          at: services.now(),
        });
      }
    });
  },
};
