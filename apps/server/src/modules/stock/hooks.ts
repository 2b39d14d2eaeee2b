/** Reminders about parts. */
import type { JobContext } from '../../shared/jobs/job.ts';

declare module '../../shared/module.ts' {
  interface Module {
    /** What the job `partsReminders` does for this module. Run twice it does no more than once. @returns how many records it has worked on */
    readonly partsReminders?: (job: JobContext) => Promise<number>;
  }
}
