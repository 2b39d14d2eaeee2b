/** What the job `marketClose` closes besides reports on the market. */
import type { JobContext } from '../../shared/jobs/job.ts';

declare module '../../shared/module.ts' {
  interface Module {
    /** Closes documents that nobody has gone on with. @returns how many */
    readonly marketClose?: (job: JobContext) => Promise<number>;
  }
}
