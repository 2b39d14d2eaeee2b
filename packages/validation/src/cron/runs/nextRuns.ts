import type { Cron } from '../cron.ts';
import { parseCron } from '../parse/parseCron.ts';
import { toSchedule } from '../schedule.ts';
import { nextWallTime } from './nextWallTime.ts';
import { zoneOf } from './zone.ts';

export interface NextRunsOptions {
  /** Runs are strictly after this instant. */
  readonly from: Date;
  /** IANA name, 'Asia/Shanghai'. */
  readonly timeZone: string;
  /** At most so many runs. */
  readonly count: number;
}

/** From here on no zone has reached 1970. */
const earliest = Date.UTC(1969, 11, 30);

/**
 * The next runs in time order, fewer than `count` when nothing follows before the end of 2119. The same answers as Quartz 2.3:
 * a wall-clock time that clocks skip does not run, one that occurs twice runs once, at its second pass.
 * @throws RangeError for an unknown time zone, TypeError for an expression that `parseCron` refuses.
 */
export function nextRuns(expression: string | Cron, options: NextRunsOptions): Date[] {
  const schedule = toSchedule(typeof expression === 'string' ? valid(expression) : expression);
  const { instantOf } = zoneOf(options.timeZone);
  const runs: Date[] = [];
  let wall = startOf(options);
  while (runs.length < options.count) {
    wall = nextWallTime(schedule, wall);
    if (Number.isNaN(wall)) break;
    const instant = instantOf(wall);
    if (!Number.isNaN(instant)) runs.push(new Date(instant * 1000));
    wall++;
  }
  return runs;
}

/** The wall time, in seconds as if in UTC, at which a search begins: the second after `from`. */
export function startOf({ from, timeZone }: NextRunsOptions): number {
  const after = Math.floor(Math.max(from.getTime(), earliest) / 1000) + 1;
  return after + zoneOf(timeZone).offsetAt(after);
}

function valid(expression: string): Cron {
  const reading = parseCron(expression);
  if (!reading.ok) throw new TypeError(`Not a cron expression: ${expression} (${reading.error.code} at ${reading.error.index})`);
  return reading.cron;
}
