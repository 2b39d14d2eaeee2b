import type { Module } from '../../shared/module.ts';
import { housekeeping } from './housekeeping.ts';
import { jobRoutes } from './routes.ts';
import { searchedJobs } from './searchedJobs.ts';

/** Scheduled jobs, and the one that tidies up. */
export const job = {
  routes: jobRoutes,
  jobs: [housekeeping],
  menu: [{ group: 'isystem', path: '/isystem/job', component: 'job/JobPage', permission: 'job:query' }],
  grants: {
    job: { SA: 'VE+run' },
  },
  searched: [searchedJobs],
} satisfies Module;
