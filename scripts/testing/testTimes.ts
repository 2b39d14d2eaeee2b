import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../command.ts';
import { type JourneyReport, specsOf, type VitestReport } from './testReports.ts';

/** Duration of a test file. */
export interface FileTime {
  /** Path from the project's folder. */
  readonly file: string;
  /** Seconds, without those that its tests waited for others. */
  readonly seconds: number;
  /** Titles of its outermost groups, or of its tests where it has none. */
  readonly groups: ReadonlySet<string>;
  /** Name of the part of the tests that ran it, since some files run in two. */
  readonly part?: string;
}

/** Sorts of things that are walked by one file, which has a group for each. */
const walks: Readonly<Record<string, string>> = {
  'a kind of document': 'apps/server/src/documents/walk.test.ts',
  'a list': 'apps/server/src/shared/list/walk.test.ts',
  'a master': 'apps/server/src/shared/master/walk.test.ts',
  'a paper': 'e2e/documents/papers.spec.ts',
};

/** Seconds of processor time that all processes took which this one has started and that have ended; undefined where the system does not say (only Linux does). */
export function processorSeconds(stat = existsSync('/proc/self/stat') ? readFileSync('/proc/self/stat', 'utf8') : undefined): number | undefined {
  if (stat === undefined) return undefined;
  // Behind the name, which may hold blanks and brackets: state is field 3, cutime and cstime are 16 and 17, in ticks of 10 ms.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Times of the files in a report of Vitest. */
export function vitestTimes({ testResults }: VitestReport): FileTime[] {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
    groups: new Set(assertionResults.map(({ ancestorTitles, fullName }) => ancestorTitles[0] ?? fullName)),
  }));
}

/** Times of the files in a report of Playwright. */
export function journeyTimes({ suites }: JourneyReport): FileTime[] {
  const files = Map.groupBy(suites.flatMap(specsOf), ({ file }) => file);
  return [...files].map(([file, found]) => ({
    file: `e2e/${file}`,
    seconds: found.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, { duration }) => sum + duration / 1000, 0),
    groups: new Set(found.map(({ title }) => title)),
  }));
}

/** The slowest files, and the cost of one more thing of each walked sort, as lines of a report. */
export function timesReport(times: readonly FileTime[], most = 20): string[] {
  const line = (seconds: number, what: string): string => `${seconds.toFixed(1).padStart(8)} s  ${what}`;
  const within = ({ file, part }: FileTime): string => (part ? `${file}, ${part}` : file);
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, most);
  const oneMore = Object.entries(walks).flatMap(([what, file]) =>
    times.filter((time) => time.file === file).map((time) => line(time.seconds / time.groups.size, `${what} (${time.groups.size} in ${within(time)})`)),
  );
  return ['The slowest files', ...slowest.map((time) => line(time.seconds, within(time))), 'One more of', ...oneMore];
}
