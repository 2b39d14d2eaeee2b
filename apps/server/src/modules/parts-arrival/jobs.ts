/** Ends what nobody claims: receipts whose time is over, and claims that were returned and not handed in again. */
import { sql } from 'kysely';
import { act, lockDocument } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import { transact } from '../../shared/context.ts';
import { inBatches } from '../../shared/jobs/inBatches.ts';
import type { Job } from '../../shared/jobs/job.ts';
import { arrivalKind } from './arrivalKind.ts';
import { claimHooks } from './actions/arrivalStep.ts';
import { differencesOf } from './differencesOf.ts';
import type { ArrivalHeader } from './tables.ts';

export const arrivalClosing: Job = {
  code: 'arrivalClosing',
  cron: '0 20 3 * * ?',
  timeoutSeconds: 300,
  async run(job) {
    const { services } = job;
    const hooks = claimHooks(services);
    // The deadline is a day at the dealer's.
    const now = services.now().toISOString();
    const due = sql`select a.id from parts_arrival a join dealer d on d.dealer_code = a.dealer_code
      where a.status = 'no_pass' and a.claimed = 'N' and a.del_flag = 0 and a.claim_deadline < (${now}::timestamptz at time zone d.time_zone)::date`;
    const ended = await inBatches(job, due, async (trx, rows) => {
      for (const { id } of rows)
        await transact(systemContext(services, trx), async (system) => {
          const arrival = await lockDocument<ArrivalHeader>(system, arrivalKind, id);
          const differences = await differencesOf(system, { arrivalIds: [id] });
          const isClaimed = (await hooks?.overdue(system, { arrival, differences })) === true;
          if (isClaimed) await act(system, arrivalKind, 'follow', { id, told: { claimed: 'Y', partsClaimNo: arrival.partsClaimNo } });
          else await act(system, arrivalKind, 'expire', { id });
        });
    });
    return ended + ((await hooks?.endReturned(job)) ?? 0);
  },
};
