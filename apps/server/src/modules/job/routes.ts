import type { Handlers } from '../../shared/contract/handlers.ts';
import type { Services } from '../../shared/services.ts';
import { listRuns } from './runs.ts';
import { editJob, listJobs, pauseJob, resumeJob, runJob } from './service.ts';

export const jobRoutes = (services: Services): Handlers<'jobs'> => ({
  jobsList: ({ user }) => listJobs(services, user),
  jobsRuns: ({ user, query }) => listRuns(services, user, query),
  jobsEdit: ({ user, body }) => editJob(services, user, body),
  jobsPause: ({ user, body }) => pauseJob(services, user, body),
  jobsResume: ({ user, body }) => resumeJob(services, user, body),
  jobsRun: ({ user, body }) => runJob(services, user, body.jobCode),
});
