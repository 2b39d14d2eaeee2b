import type { Job } from '../../shared/jobs/job.ts';
import { cleanFiles } from './cleanFiles.ts';

/** Removes uploads that no record has taken within a day, and what uploads that broke off have left. */
export const fileCleaning: Job = {
  code: 'fileCleaning',
  cron: '0 45 3 * * ?',
  timeoutSeconds: 1800,
  async run({ services }) {
    const { temporary, orphans, unfinished, unknown } = await cleanFiles(services);
    return temporary + orphans + unfinished + unknown;
  },
};
