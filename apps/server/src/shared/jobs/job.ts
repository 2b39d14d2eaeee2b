import type { Trx } from '../database/database.ts';
import type { Services } from '../services.ts';

/** Input of a job's run. */
export interface JobContext {
  services: Services;
  /** Day of the maker, `YYYY-MM-DD`. */
  today: string;
  /** Aborted when the run has taken too long or the server stops. */
  signal: AbortSignal;
  /** Work in one transaction, which is rolled back when the run is aborted: a run that was given up changes nothing afterwards. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
}

/** Work that the server does by itself. Run twice it must do no more than once. */
export interface Job {
  /** Value of the dictionary `job`, which has its title. */
  code: string;
  /** Schedule of a new installation: a Quartz expression in the maker's time zone. */
  cron: string;
  /** Channel of the database on which it hears that there is work at once, beside its schedule. */
  wakenBy?: string;
  /** After how many seconds a run is given up; 10 to 3600. */
  timeoutSeconds: number;
  /** @returns how many records it has worked on */
  run(context: JobContext): Promise<number>;
}
