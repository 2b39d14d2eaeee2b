/** Finds services that were missed: their step is, the next one opens, and dealer and reviewers hear of it. */
import { sql } from 'kysely';
import type { Job } from '../../shared/jobs/job.ts';
import { dealerUsers, notify, reviewersOf } from '../../shared/notify/notify.ts';
import { maintenanceTolerance } from '../coverage/service.ts';
import { hasGaps } from './plan/planRules.ts';
import { missStep, type PlanRow } from './plan/planStore.ts';

const batch = 200;

type Late = PlanRow & { secondProduct: string; dealerCode: string; currentHours: number | null };

export const maintenanceGap: Job = {
  code: 'maintenanceGap',
  cron: '0 10 1 * * ?',
  timeoutSeconds: 300,
  async run({ services, today, transaction }) {
    const { toleranceDays, toleranceHours } = maintenanceTolerance(services);
    let missed = 0;
    let last = '';
    for (let count = batch; count === batch; missed += count)
      count = await transaction(async (trx) => {
        // What was done and waits for its review is not missed.
        const { rows } = await sql<Late>`select p.*, v.second_product, v.dealer_code, v.current_hours from vehicle_plan p join vehicle v on v.id = p.vehicle_id
          where p.status = 'open' and p.id > ${last} and v.vehicle_status = 'delivered' and v.del_flag = 0 and v.warranty_suspended = 'N' and v.second_product <> 'implement'
            and (p.due_date + ${toleranceDays}::int < ${today}::date or v.current_hours > p.plan_hours + ${toleranceHours}::int)
            and not exists (select from force_insurance m where m.plan_id = p.id and m.status = 'submitted' and m.del_flag = 0)
          order by p.id limit ${sql.lit(batch)} for update of p`.execute(trx);
        for (const { secondProduct, dealerCode, currentHours, ...row } of rows.filter((each) => hasGaps(each.secondProduct))) {
          await missStep(trx, row, secondProduct, { hours: currentHours, toleranceHours });
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
        last = rows.at(-1)?.id ?? last;
        return rows.length;
      });
    return missed;
  },
};
