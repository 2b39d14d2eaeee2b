import type { Generated } from 'kysely';

export type JobStatus = 'normal' | 'paused';
export type JobTrigger = 'schedule' | 'retry' | 'manual';
export type JobRunStatus = 'running' | 'succeeded' | 'failed' | 'timed_out' | 'lost';

export interface JobTable {
  jobCode: string;
  /** Quartz expression, in the maker's time zone. */
  cron: string;
  status: Generated<JobStatus>;
  timeoutSeconds: number;
  /** Null: the schedule has no further run. */
  nextRunTime: string | null;
  /** When a failed run is tried again. */
  retryTime: string | null;
  /** Which try the last run was; 0 before the first. */
  attempt: Generated<number>;
  /** Login name of who asked for a run that has not begun. */
  requestedBy: string | null;
  /** The run under way. */
  runId: string | null;
  /** When the run under way counts as lost with its server process. */
  leaseUntil: string | null;
  version: Generated<number>;
  updateBy: string | null;
  updateTime: string | null;
}

export interface JobRunTable {
  id: string;
  jobCode: string;
  trigger: JobTrigger;
  attempt: number;
  status: JobRunStatus;
  startedBy: string | null;
  /** Host and process. */
  server: string;
  scheduledTime: string | null;
  startTime: string;
  endTime: string | null;
  /** Number of records processed: reminders sent, rows deleted. */
  affected: number | null;
  /** Why it failed. */
  message: string | null;
}

/** Reminders that have gone out, so that none is sent twice. */
export interface ReminderTable {
  event: string;
  recordId: string;
  /** Which one of the record's reminders, with the date it is about: `2026-12-24/30`. */
  stage: string;
  createTime: Generated<string>;
}

declare module '../database/database.ts' {
  interface Database {
    job: JobTable;
    jobRun: JobRunTable;
    reminder: ReminderTable;
  }
}
