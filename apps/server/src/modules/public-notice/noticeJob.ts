import type { Job } from '../../shared/jobs/job.ts';
import { sql } from 'kysely';
import { act } from '../../documents/act.ts';
import { systemContext } from '../../documents/systemContext.ts';
import type { Trx } from '../../shared/database/database.ts';
import type { Services } from '../../shared/services.ts';
import { noticeKind } from './noticeKind.ts';
import { tellAudience } from './tellAudience.ts';

/** Closes notices whose last day has passed, and tells the audience of those whose time has come. */
export const publicNotices: Job = {
  code: 'publicNotices',
  cron: '0 0/5 * * * ?',
  timeoutSeconds: 300,
  async run({ services, today, transaction }) {
    const closed = await transaction((trx) => closeExpired(trx, services, today));
    return closed + (await tellAudience({ transaction, services }));
  },
};

/** Closes published notices whose last day has passed. @returns how many */
async function closeExpired(trx: Trx, services: Services, day: string): Promise<number> {
  const expired = await trx
    .selectFrom('publicNotice')
    .select('id')
    .where('status', '=', 'pass')
    .where('delFlag', '=', 0)
    .where('expireDate', '<', sql<string>`${day}::date`)
    .execute();
  for (const { id } of expired) await act(systemContext(services, trx), noticeKind, 'expire', { id });
  return expired.length;
}
