import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';
import { listRuns } from './runs.ts';
import { editJob, listJobs, pauseJob, resumeJob, runJob } from './service.ts';

export const jobRoutes = (services: Services): Handlers<'jobs'> => ({
  jobsList: ({ user }) => listJobs(services, user),
  jobsRuns: ({ user, query }) => listRuns(services, user, query),
  jobsEdit: ({ user, body, commit }) => commit((within) => editJob(within, user, body)),
  jobsPause: ({ user, body, commit }) => commit((within) => pauseJob(within, user, body)),
  jobsResume: ({ user, body, commit }) => commit((within) => resumeJob(within, user, body)),
  jobsRun: ({ user, body, commit }) => commit((within) => runJob(within, user, body.jobCode)),
});
