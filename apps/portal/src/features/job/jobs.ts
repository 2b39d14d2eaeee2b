import { type Job, type JobRun, jobsEdit, jobsList, jobsPause, jobsResume, jobsRun, jobsRuns, newIdempotencyKey, resultOf } from '@harrow/api-client';
import type { Tone } from '@harrow/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const key = ['job'] as const;

/** While a job runs the list is refetched, so that its end is seen. */
const busyRefreshMs = 2000;

export const jobs = {
  key,
  list: queryOptions({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => resultOf(jobsList({ signal })),
    refetchInterval: ({ state }) => (state.data?.some(({ busy }) => busy) ? busyRefreshMs : false),
  }),
  runs: (jobCode: string, pageNo: number, pageSize: number) =>
    queryOptions({
      queryKey: [...key, 'runs', jobCode, pageNo, pageSize],
      queryFn: ({ signal }) => resultOf(jobsRuns({ query: { jobCode, pageNo, pageSize }, signal })),
      placeholderData: keepPreviousData,
    }),
};

const headers = () => ({ 'X-Idempotency-Key': newIdempotencyKey() });

/** Calls behind the buttons of a job. */
export const jobCalls = {
  run: ({ jobCode }: Job): Promise<Job> => resultOf(jobsRun({ body: { jobCode }, headers: headers() })),
  pause: ({ jobCode, version }: Job): Promise<Job> => resultOf(jobsPause({ body: { jobCode, version }, headers: headers() })),
  resume: ({ jobCode, version }: Job): Promise<Job> => resultOf(jobsResume({ body: { jobCode, version }, headers: headers() })),
};

export interface Schedule {
  cron: string;
  timeoutSeconds: number;
}

export const editJob = ({ jobCode, version }: Job, schedule: Schedule): Promise<Job> =>
  resultOf(jobsEdit({ body: { jobCode, version, ...schedule }, headers: headers() }));

export const runTones: Record<JobRun['status'], Tone> = { running: 'processing', succeeded: 'success', failed: 'error', timed_out: 'error', lost: 'warning' };
