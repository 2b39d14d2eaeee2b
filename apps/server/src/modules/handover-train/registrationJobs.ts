/** Jobs about registrations. */
import { sql } from 'kysely';
import { act } from '../../documents/act.ts';
import { actInBatches } from '../../documents/actInBatches.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { inBatches } from '../../shared/jobs/inBatches.ts';
import type { Job, JobContext } from '../../shared/jobs/job.ts';
import { type Due, remind } from '../../shared/jobs/remind.ts';
import type { MachineEvents } from '../vehicle/hooks.ts';
import { notify, reviewersOf } from '../../shared/notify/notify.ts';
import { proposeWarrantyStart } from '../vehicle/service.ts';
import { about, kindOf } from './actions/handoverStep.ts';
import type { HandoverHeader } from './tables.ts';
import { handoverWorkflow } from './rules/workflow.ts';

/** Closes handovers of machines that neither their base warranty nor an extension covers any longer. @returns how many */
export const finishHandovers = (job: JobContext): Promise<number> =>
  actInBatches(
    job,
    kindOf(job),
    'finish',
    sql`select h.id from handover_train h join vehicle v on v.id = h.vehicle_id
      where h.status = 'pass' and h.del_flag = 0 and v.warranty_suspended = 'N' and greatest(v.warranty_end_date, v.extend_end_date) < ${job.today}::date`,
  );

/** Asks the maker for the start of warranty of machines that arrived long ago and are not registered. */
export const unregisteredMachines: Job = {
  code: 'unregisteredMachines',
  cron: '0 0 7 1 * ?',
  timeoutSeconds: 300,
  run: (job) =>
    inBatches(
      job,
      sql`select v.id from vehicle v
        where v.vehicle_status = 'in_stock' and v.del_flag = 0 and v.warranty_start_date is null and v.unregistered_since is null
          and v.arrival_date <= ${job.today}::date - make_interval(months => ${job.services.parameters.number('warranty.unregisteredMonths')}::int)
          and not exists (select from handover_train h where h.vehicle_id = v.id and h.del_flag = 0 and h.status in ('submitted', 'no_pass', 'pass'))`,
      async (trx, rows) => {
        for (const { id } of rows) await proposeWarrantyStart({ services: job.services, db: trx }, id);
      },
    ),
};

interface LateCorrection extends Due, Pick<HandoverHeader, 'handoverNo' | 'vin' | 'dealerCode' | 'dealerName'> {}

/** Those who reopen registrations hear which of them the dealer has not corrected in time. */
export const lateCorrections: Job = {
  code: 'lateCorrections',
  cron: '0 15 7 * * ?',
  timeoutSeconds: 300,
  run({ today, transaction }) {
    const event = 'handoverTrain.correctionLate';
    return remind<LateCorrection>(
      { transaction },
      event,
      sql`select h.id, t.late_on::text as stage, h.handover_no, h.vin, h.dealer_code, h.dealer_name
        from todo t join handover_train h on h.id = t.doc_id
        where t.doc_type = 'handoverTrain' and t.task = 'fix' and h.registered = 'Y' and t.late_on <= ${today}::date`,
      async (trx, late) => notify(trx, await reviewersOf(trx, 'handoverTrain:finalAudit', late.dealerCode), { event, ...about(late) }),
    );
  },
};

/** Open handovers of a scrapped machine are closed. */
export const machineScrapped: NonNullable<MachineEvents['scrapped']> = async ({ db, services }, { vehicleId }) => {
  const waiting = await db
    .selectFrom('handoverTrain')
    .select('id')
    .where('vehicleId', '=', vehicleId)
    .where('delFlag', '=', 0)
    .where('status', 'in', [...handoverWorkflow.cancel.from])
    .execute();
  for (const { id } of waiting) await act(systemContext(services, db), kindOf({ services }), 'cancel', { id });
};
