import type { Cron } from '../cron.ts';
import { startOf } from './nextRuns.ts';
import type { NextRunsOptions } from './nextRuns.ts';
import { nextWallTime } from './nextWallTime.ts';
import { toSchedule } from '../schedule.ts';
import { zoneOf } from './zone.ts';

/** A run, and whether its wall time occurs twice that day (it runs at the second pass). */
export interface PlannedRun {
  readonly date: Date;
  readonly repeated: boolean;
}

/** Wall times of the schedule that clocks skip: `count` of them from `from` to `to`, as 'YYYY-MM-DD HH:mm:ss'. */
export interface SkippedTimes {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

export interface RunPlan {
  readonly runs: readonly PlannedRun[];
  /** Skipped times between the start and the last of `runs`; adjacent ones are one entry. */
  readonly skipped: readonly SkippedTimes[];
}

/** `nextRuns`, and what clock changes do to them: for people who look at a schedule. */
export function planRuns(cron: Cron, options: NextRunsOptions): RunPlan {
  const schedule = toSchedule(cron);
  const { instantOf, passesOf } = zoneOf(options.timeZone);
  const runs: PlannedRun[] = [];
  const skipped: SkippedTimes[] = [];
  let gap: SkippedTimes | undefined;
  let wall = startOf(options);
  while (runs.length < options.count) {
    wall = nextWallTime(schedule, wall);
    if (Number.isNaN(wall)) break;
    const instant = instantOf(wall);
    if (Number.isNaN(instant)) {
      const text = wallText(wall);
      gap = { from: gap?.from ?? text, to: text, count: (gap?.count ?? 0) + 1 };
    } else {
      if (gap) skipped.push(gap);
      gap = undefined;
      runs.push({ date: new Date(instant * 1000), repeated: passesOf(wall) === 2 });
    }
    wall++;
  }
  if (gap) skipped.push(gap);
  return { runs, skipped };
}

const wallText = (wall: number): string => new Date(wall * 1000).toISOString().slice(0, 19).replace('T', ' ');
