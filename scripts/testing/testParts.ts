import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, staticChecks } from '../checks.ts';
import { chromiumAdvice, ensureChromium } from '../machine/chromium.ts';
import { root, run } from '../command.ts';
import { fontAdvice } from '../machine/fonts/testFonts.ts';
import { findLibreOffice, libreOfficeAdvice } from '../machine/libreOffice.ts';
import { postgresAdvice, startPostgres } from '../machine/postgres.ts';
import { journeyFiles, vitestFiles } from './reuse/listFiles.ts';
import type { Tool } from './reuse/machine.ts';
import { countsOfFiles, type Reuse, runUnlessKnown } from './reuse/reuse.ts';
import { journeyFile, type Project, testFile } from './reuse/scopes.ts';
import {
  afterRepeat,
  type Failure,
  type FileCounts,
  type JourneyReport,
  journeyFileCounts,
  journeyOutcome,
  type Outcome,
  type VitestReport,
  vitestFileCounts,
  vitestOutcome,
} from './testReports.ts';
import { type FileTime, journeyTimes, vitestTimes } from './testTimes.ts';

/** A part of the tests that can be run alone: `npm test -- NAME`. */
export interface TestPart {
  readonly name: string;
  readonly title: string;
  /** @param reuse keeps passed results, and may know some that need not be run; without it all is run, and nothing is kept */
  run(reuse?: Reuse): Promise<PartOutcome>;
}

/** Outcome of a part, with the tests that passed only when they were repeated. */
export interface PartOutcome extends Outcome {
  readonly unsteady?: readonly Failure[];
  /** Share that was known from earlier runs. */
  readonly note?: string;
}

/** Outcome of a run, file by file. */
interface FilesOutcome extends Outcome {
  readonly files: readonly FileCounts[];
}

/** All parts, in the order in which they run: the quick ones first. */
export const testParts: readonly TestPart[] = [
  {
    name: 'static',
    title: 'Types, lint, layering, format, messages',
    run: async (reuse) => ({ ...(await runChecks(staticChecks, reuse)), skipped: 0, failures: [] }),
  },
  { name: 'unit', title: 'Unit tests', run: (reuse) => vitest('unit', 'unit', { reuse }) },
  { name: 'server-postgres', title: 'Server on PostgreSQL', run: onPostgres },
  {
    name: 'server-pglite',
    title: 'Server on the embedded database',
    run: (reuse) => server('server-pglite', { reuse, env: { HARROW_TEST_DATABASE: 'pglite', HARROW_WALK: 'one' }, only: databaseTests }),
  },
  {
    name: 'storybook',
    title: 'Stories in Chromium',
    run: (reuse) => inChromium((path) => vitest('storybook', 'storybook', { reuse, tools: ['chromium'], env: { CHROMIUM_PATH: path } })),
  },
  { name: 'e2e', title: 'Journeys in Chromium', run: (reuse) => inChromium((path) => journeys(path, reuse)) },
];

const reports = join(root, 'artifacts', 'test');

/** Tests that start the embedded database themselves, wherever the others run. */
const embeddedTests = ['apps/server/seed/snapshot', 'apps/server/src/main.test.ts', 'apps/server/src/shared/database/connection/embedded.test.ts'];

/**
 * All other tests of the server run on PostgreSQL. The embedded database is the same engine behind another driver, so that it gets those
 * about the database itself (connection, transactions, locks), and one walk of each sort. The journeys load its demo.
 */
const databaseTests = [
  ...embeddedTests,
  'apps/server/src/shared/database',
  'apps/server/src/shared/idempotency',
  'apps/server/src/documents/walk.test.ts',
  'apps/server/src/shared/list/walk.test.ts',
  'apps/server/src/shared/master/walk.test.ts',
];

const noFiles: FilesOutcome = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

interface VitestOptions {
  readonly reuse: Reuse | undefined;
  readonly tools?: readonly Tool[];
  readonly env?: Readonly<Record<string, string>>;
  /** Parts of names of files; without, all of the project. */
  readonly only?: readonly string[];
  /** Files and folders that are left out. */
  readonly not?: readonly string[];
}

async function vitest(project: Project, reportName: string, { reuse, tools, env = {}, only = [], not = [] }: VitestOptions): Promise<PartOutcome> {
  freshReport(reportName);
  const { outcome, note } = await runUnlessKnown(reuse, {
    list: async () =>
      (await vitestFiles(project))?.filter(
        (file) => (only.length === 0 || only.some((part) => file.includes(part))) && !not.some((part) => file.includes(part)),
      ),
    thingOf: (file) => testFile(reportName, project, file),
    tools,
    nothing: noFiles,
    countsOf: countsOfFiles,
    run: (rest = only) =>
      repeatingAccidents(rest, async (names, isAgain) => {
        const report = freshReport(isAgain ? `${reportName}-again` : reportName);
        const leftOut = not.flatMap((path) => ['--exclude', path.endsWith('.ts') ? path : `${path}/**`]);
        const args = ['run', ...names, ...leftOut, '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
        const { code } = await run('vitest', args, { env });
        return withExitCode(
          code,
          outcomeOf(report, (found: VitestReport) => ({ ...vitestOutcome(found), files: vitestFileCounts(found) })),
        );
      }),
  });
  return { ...outcome, note };
}

async function journeys(chromiumPath: string, reuse: Reuse | undefined): Promise<PartOutcome> {
  freshReport('e2e');
  const { outcome, note } = await runUnlessKnown(reuse, {
    list: journeyFiles,
    thingOf: journeyFile,
    tools: ['chromium'],
    nothing: noFiles,
    countsOf: countsOfFiles,
    run: (rest = []) =>
      repeatingAccidents(rest, async (names, isAgain) => {
        const name = isAgain ? 'e2e-again' : 'e2e';
        const report = freshReport(name);
        const { code } = await run('playwright', ['test', ...names, '--reporter=list,json', '--output', `artifacts/${name}`], {
          // Two at a time are quicker, also on two cores. Failed ones are repeated alone, with pictures and traces.
          env: {
            CHROMIUM_PATH: chromiumPath,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            E2E_WORKERS: isAgain ? '1' : '2',
            E2E_RECORD: isAgain || process.env.HARROW_LOOKS === 'all' ? '1' : '0',
          },
        });
        return withExitCode(
          code,
          outcomeOf(report, (found: JourneyReport) => ({ ...journeyOutcome(found), files: journeyFileCounts(found) })),
        );
      }),
  });
  return { ...outcome, note };
}

/**
 * Runs files with failed tests once more, alone. Tests that pass then count as passed and are named at the end: they depend on the time of
 * the machine. Failures in more files than these are no accident and are not repeated.
 * @param names files that are to be run; all without a name
 * @returns the counts of the files are those of the first time
 */
async function repeatingAccidents(
  names: readonly string[],
  runFiles: (names: readonly string[], isAgain: boolean) => Promise<FilesOutcome>,
): Promise<PartOutcome & FilesOutcome> {
  const first = await runFiles(names, false);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > 4) return first;
  console.log(`\nOnce more: ${files.join(', ')}`);
  return { ...afterRepeat(first, await runFiles(files, true)), files: first.files };
}

async function server(reportName: string, { env, ...options }: VitestOptions): Promise<PartOutcome> {
  const soffice = await findLibreOffice();
  if (!soffice) console.error(libreOfficeAdvice);
  return vitest('server', reportName, { tools: ['libreoffice'], ...options, env: { ...env, ...(soffice && { LIBREOFFICE_PATH: soffice }) } });
}

async function onPostgres(reuse?: Reuse): Promise<PartOutcome> {
  const postgres = await startPostgres();
  if (!postgres) return missing(postgresAdvice);
  try {
    return await server('server-postgres', {
      // A server elsewhere may change its version at any time.
      reuse: postgres.isOurs ? reuse : undefined,
      tools: ['libreoffice', 'postgres'],
      env: { HARROW_TEST_DATABASE: postgres.url },
      not: embeddedTests,
    });
  } finally {
    await postgres.stop();
  }
}

async function inChromium(tests: (chromiumPath: string) => Promise<PartOutcome>): Promise<PartOutcome> {
  const path = await ensureChromium();
  if (fontAdvice) console.error(fontAdvice);
  return path ? tests(path) : missing(chromiumAdvice);
}

/** Without its tool a part cannot run. That is no pass: in CI, where the message goes unread, it fails; elsewhere it counts as skipped. */
function missing(advice: string): PartOutcome {
  const line = '!'.repeat(100);
  console.error(`\n${line}\n${advice}\n${line}\n`);
  return process.env.CI ? { passed: 0, failed: 1, skipped: 0, failures: [] } : { passed: 0, failed: 0, skipped: 1, failures: [] };
}

/** A run that failed without a failed test, such as no test at all, counts as one failure. */
function withExitCode<Found extends Outcome>(code: number, outcome: Found): Found {
  return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
}

/** Times of the files of a part that has just run; none of the part that has no files. */
export function fileTimes(part: string): FileTime[] {
  const file = reportFile(part);
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as unknown;
  const times = part === 'e2e' ? journeyTimes(report as JourneyReport) : vitestTimes(report as VitestReport);
  return times.map((time) => ({ ...time, part }));
}

const reportFile = (name: string): string => join(reports, `${name}.json`);

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = reportFile(name);
  rmSync(file, { force: true });
  return file;
}

/** Nothing passed where there is no report. */
function outcomeOf<Report>(file: string, read: (report: Report) => FilesOutcome): FilesOutcome {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return noFiles;
  }
}
