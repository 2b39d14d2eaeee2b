import type { Handlers } from '../../shared/contract/handlers.ts';
import { listRuns } from './runs.ts';
import { editJob, listJobs, pauseJob, resumeJob, runJob } from './jobs.ts';

export const jobRoutes = (): Handlers<'jobs'> => ({
  jobsList: ({ context }) => listJobs(context),
  jobsRuns: ({ context, query }) => listRuns(context, query),
  jobsEdit: ({ body, commit }) => commit((within) => editJob(within, body)),
  jobsPause: ({ body, commit }) => commit((within) => pauseJob(within, body)),
  jobsResume: ({ body, commit }) => commit((within) => resumeJob(within, body)),
  jobsRun: ({ body, commit }) => commit((within) => runJob(within, body.jobCode)),
});
