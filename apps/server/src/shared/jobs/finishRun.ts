import { type Db, inTransaction } from '../database/database.ts';
import { notify, usersWith } from '../notify/notify.ts';
import type { ClaimedRun } from './claimRun.ts';
import './tables.ts';

/** Outcome of a run. */
export type Outcome =
  | { status: 'succeeded'; affected: number }
  | { status: 'failed' | 'timed_out'; message: string }
  /** The server stopped; the next one runs it again. */
  | { status: 'failed'; message: string; stopped: true };

/** A failed run is tried again after these waits; then the administrators are told, and it waits for its schedule. */
const retryAfterMs = [60_000, 300_000];
const longestMessage = 1000;

/** Writes down what became of a run, frees the job, plans another try or tells the administrators. */
export async function finishRun(db: Db, { id, job, attempt }: ClaimedRun, outcome: Outcome, now: Date): Promise<void> {
  const retryInMs = outcome.status === 'succeeded' ? undefined : 'stopped' in outcome ? 0 : retryAfterMs[attempt - 1];
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('jobRun')
      .set({
        status: outcome.status,
        endTime: now.toISOString(),
        ...(outcome.status === 'succeeded' ? { affected: outcome.affected } : { message: outcome.message.slice(0, longestMessage) }),
      })
      .where('id', '=', id)
      .execute();
    const { numUpdatedRows } = await trx
      .updateTable('job')
      .set({ runId: null, leaseUntil: null, retryTime: retryInMs === undefined ? null : new Date(now.getTime() + retryInMs).toISOString() })
      .where('jobCode', '=', job.code)
      // A run that was given up as lost must not free the one that followed it.
      .where('runId', '=', id)
      .executeTakeFirst();
    if (outcome.status === 'succeeded' || retryInMs !== undefined || numUpdatedRows === 0n) return;
    await notify(trx, await usersWith(trx, 'job:edit'), {
      event: `job.${outcome.status}`,
      params: { jobCode: job.code, n: attempt, reason: outcome.message.slice(0, 200) },
      at: now,
    });
  });
}
