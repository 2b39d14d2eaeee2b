import type { Job } from '../../shared/jobs/job.ts';
import { followClock } from './changeAnnouncement.ts';

/** Shows announcements whose time has come and ends those whose time is over. */
export const announcements: Job = {
  code: 'announcements',
  cron: '0 * * * * ?',
  timeoutSeconds: 300,
  run: ({ services, transaction }) => transaction((trx) => followClock(trx, services.now())),
};
