import type { Job } from '../../shared/jobs/job.ts';
import { closeExpired } from './changeNotice.ts';
import { tellAudience } from './tellAudience.ts';

/** Closes notices whose last day has passed, and tells the audience of those whose time has come. */
export const publicNotices: Job = {
  code: 'publicNotices',
  cron: '0 0/5 * * * ?',
  timeoutSeconds: 300,
  async run({ services, today, transaction }) {
    const closed = await transaction((trx) => closeExpired(trx, services, today));
    return closed + (await tellAudience({ transaction }, services.now()));
  },
};
