import { sql } from 'kysely';
import type { Job } from '../../shared/jobs/job.ts';
import type { ParameterKeys } from '../../shared/parameters.ts';

/** Parameter that says how many days entries of a type are kept. */
const keptBy = {
  operation: 'log.operationDays',
  denied: 'log.operationDays',
  download: 'log.operationDays',
  exception: 'log.exceptionDays',
  unmask: 'log.unmaskDays',
} as const satisfies Record<string, keyof ParameterKeys>;

/** Deleted in portions, so that no call waits for a long transaction. */
const portion = 10_000;

/** Deletes entries of the operation log that are older than they are kept. */
export const logCleaning: Job = {
  code: 'logCleaning',
  cron: '0 20 3 * * ?',
  timeoutSeconds: 3600,
  async run({ services, transaction, signal }) {
    let deleted = 0;
    for (const [logType, key] of Object.entries(keptBy)) {
      const kept = services.parameters.number(key);
      const oldest = new Date(services.now().getTime() - kept * 86_400_000).toISOString();
      for (let found = portion; found === portion; deleted += found) {
        signal.throwIfAborted();
        found = await transaction(async (trx) => {
          const done = await sql`delete from sys_log where id in (
            select id from sys_log where log_type = ${logType} and create_time < ${oldest}::timestamptz limit ${portion})`.execute(trx);
          return Number(done.numAffectedRows ?? 0n);
        });
      }
    }
    return deleted;
  },
};
