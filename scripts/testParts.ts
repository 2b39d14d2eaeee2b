import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, staticChecks } from './checks.ts';
import { chromiumAdvice, ensureChromium } from './chromium.ts';
import { root, run } from './command.ts';
import { fontAdvice } from './fonts/testFonts.ts';
import { findLibreOffice, libreOfficeAdvice } from './libreOffice.ts';
import { postgresAdvice, startPostgres } from './postgres.ts';
import { afterRepeat, type Failure, type JourneyReport, journeyOutcome, type Outcome, type VitestReport, vitestOutcome } from './testReports.ts';
import { type FileTime, journeyTimes, vitestTimes } from './testTimes.ts';

/** A part of the tests that can be run alone: `npm test -- NAME`. */
export interface TestPart {
  readonly name: string;
  readonly title: string;
  run(): Promise<PartOutcome>;
}

/** What a part came to, with the tests that passed only when they were repeated. */
export interface PartOutcome extends Outcome {
  readonly unsteady?: readonly Failure[];
}

/** All parts, in the order in which they run: the quick ones first. */
export const testParts: readonly TestPart[] = [
  {
    name: 'static',
    title: 'Types, lint, layering, format, messages',
    run: async () => ({ ...(await runChecks(staticChecks)), skipped: 0, failures: [] }),
  },
  { name: 'unit', title: 'Unit tests', run: () => vitest('unit', 'unit') },
  { name: 'server-postgres', title: 'Server on PostgreSQL', run: onPostgres },
  {
    name: 'server-pglite',
    title: 'Server on the embedded database',
    run: () => server('server-pglite', { HARROW_TEST_DATABASE: 'pglite', HARROW_WALK: 'one' }, databaseTests),
  },
  {
    name: 'storybook',
    title: 'Stories in Chromium',
    run: () => inChromium((path) => vitest('storybook', 'storybook', { CHROMIUM_PATH: path })),
  },
  { name: 'e2e', title: 'Journeys in Chromium', run: () => inChromium(journeys) },
];

const reports = join(root, 'artifacts', 'test');

/** Tests that start the embedded database themselves, wherever the others run. */
const embeddedTests = ['apps/server/seed/snapshot', 'apps/server/src/main.test.ts', 'apps/server/src/shared/database/embedded.test.ts'];

/**
 * All other tests of the server run on PostgreSQL. The embedded database is the same engine behind another driver, so that it gets those in
 * which the database itself is the matter (connection, transactions, locks), and one walk of each sort. Its demo is what the journeys load.
 */
const databaseTests = [
  ...embeddedTests,
  'apps/server/src/shared/database',
  'apps/server/src/shared/idempotency',
  'apps/server/src/documents/walk.test.ts',
  'apps/server/src/shared/list/walk.test.ts',
  'apps/server/src/shared/master/walk.test.ts',
];

/** @param only parts of names of files, or other arguments that choose them; without one, all of the project */
function vitest(project: string, reportName: string, env: Readonly<Record<string, string>> = {}, only: readonly string[] = []): Promise<PartOutcome> {
  return repeatingAccidents(async (files) => {
    const report = freshReport(files.length > 0 ? `${reportName}-again` : reportName);
    const args = ['run', ...(files.length > 0 ? files : only), '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const { code } = await run('vitest', args, { env });
    return withExitCode(code, outcomeOf(report, vitestOutcome));
  });
}

function journeys(chromiumPath: string): Promise<PartOutcome> {
  return repeatingAccidents(async (files) => {
    const name = files.length > 0 ? 'e2e-again' : 'e2e';
    const report = freshReport(name);
    const { code } = await run('playwright', ['test', ...files, '--reporter=list,json', '--output', `artifacts/${name}`], {
      // Two at a time are quicker, also on two cores; what failed is repeated alone.
      env: { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: report, E2E_WORKERS: files.length > 0 ? '1' : '2' },
    });
    return withExitCode(code, outcomeOf(report, journeyOutcome));
  });
}

/**
 * Runs the files in which tests failed once more, alone. What passes then counts as passed and is named at the end: something in it
 * depends on the time of the machine. Failures in more files than these are no accident and are not repeated.
 *
 * @param runFiles runs the named files, all without a name
 */
async function repeatingAccidents(runFiles: (files: readonly string[]) => Promise<Outcome>): Promise<PartOutcome> {
  const first = await runFiles([]);
  const files = [...new Set(first.failures.map(({ file }) => file))];
  if (files.length === 0 || files.length > 4) return first;
  console.log(`\nOnce more: ${files.join(', ')}`);
  return afterRepeat(first, await runFiles(files));
}

/** @param only parts of names of files; without one, all tests of the server but those that start the embedded database themselves */
async function server(reportName: string, database: Readonly<Record<string, string>>, only?: readonly string[]): Promise<PartOutcome> {
  const soffice = await findLibreOffice();
  if (!soffice) console.error(libreOfficeAdvice);
  const args = only ?? embeddedTests.flatMap((path) => ['--exclude', path.endsWith('.ts') ? path : `${path}/**`]);
  return vitest('server', reportName, { ...database, ...(soffice && { LIBREOFFICE_PATH: soffice }) }, args);
}

async function onPostgres(): Promise<PartOutcome> {
  const postgres = await startPostgres();
  if (!postgres) return missing(postgresAdvice);
  try {
    return await server('server-postgres', { HARROW_TEST_DATABASE: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function inChromium(tests: (chromiumPath: string) => Promise<PartOutcome>): Promise<PartOutcome> {
  const path = await ensureChromium();
  if (fontAdvice) console.error(fontAdvice);
  return path ? tests(path) : missing(chromiumAdvice);
}

/** Without its tool a part cannot run. That is no pass: it fails where nobody reads the message (CI), and is counted as skipped elsewhere. */
function missing(advice: string): PartOutcome {
  const line = '!'.repeat(100);
  console.error(`\n${line}\n${advice}\n${line}\n`);
  return process.env.CI ? { passed: 0, failed: 1, skipped: 0, failures: [] } : { passed: 0, failed: 0, skipped: 1, failures: [] };
}

/** A run that failed without a failed test, such as no test at all, counts as one failure. */
function withExitCode(code: number, outcome: Outcome): Outcome {
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
function outcomeOf<Report>(file: string, read: (report: Report) => Outcome): Outcome {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 0, skipped: 0, failures: [] };
  }
}
