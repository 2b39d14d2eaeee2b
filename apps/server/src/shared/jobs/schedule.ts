import { nextRuns } from '@harrow/validation/cron';
import { makerZone } from '../makerDay.ts';
import type { Services } from '../services.ts';

/** Runs closer to each other than this would only load the server. */
export const shortestIntervalMs = 60_000;

/** Schedules are those of the maker, wherever a server stands. */
export interface JobClock {
  now: Date;
  /** IANA name of the maker's zone. */
  timeZone: string;
}

export const jobClock = (services: Pick<Services, 'parameters' | 'now'>): JobClock => ({ now: services.now(), timeZone: makerZone(services) });

/** The runs after a moment; fewer than asked for when the schedule ends. Throws `TypeError` for what is no expression. */
export const runsAfter = (cron: string, { now, timeZone }: JobClock, count: number): Date[] => nextRuns(cron, { from: now, timeZone, count });

/** The next run as the database takes it; null when there is none. */
export const nextRunAfter = (cron: string, clock: JobClock): string | null => runsAfter(cron, clock, 1)[0]?.toISOString() ?? null;
