import { sql } from 'kysely';
import { actInBatches } from '../../documents/actInBatches.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { packingKind } from './packingKind.ts';

/** Counts packing lists as arrived whose expected day is over at their dealer. */
export const packingArrivals: Job = {
  code: 'packingArrivals',
  cron: '0 0 * * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const { services } = job;
    if (services.parameters.text('packing.autoArrive') !== 'Y') return 0;
    return actInBatches(
      job,
      packingKind,
      'arrive',
      sql`select list.id from packing_list list join dealer on dealer.dealer_code = list.dealer_code
        where list.status = 'shipped' and list.del_flag = 0
          and list.eta < (${services.now().toISOString()}::timestamptz at time zone dealer.time_zone)::date`,
    );
  },
};
