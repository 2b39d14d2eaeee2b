import { nextRuns } from '@harrow/validation/cron';

/** Schedules are those of the maker, wherever a server stands. */
export const makerTimeZone = 'Asia/Shanghai';

/** Runs closer to each other than this would only load the server. */
export const shortestIntervalMs = 60_000;

/** The runs after a moment; fewer than asked for when the schedule ends. Throws `TypeError` for what is no expression. */
export const runsAfter = (cron: string, from: Date, count: number): Date[] => nextRuns(cron, { from, timeZone: makerTimeZone, count });

/** The next run as the database takes it; null when there is none. */
export const nextRunAfter = (cron: string, from: Date): string | null => runsAfter(cron, from, 1)[0]?.toISOString() ?? null;
