import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks, staticChecks } from './checks.ts';
import { chromiumAdvice, ensureChromium } from './chromium.ts';
import { root, run } from './command.ts';
import { findLibreOffice, libreOfficeAdvice } from './libreOffice.ts';
import { postgresAdvice, startPostgres } from './postgres.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A part of the tests that can be run alone: `npm test -- NAME`. */
export interface TestPart {
  readonly name: string;
  readonly title: string;
  run(): Promise<Counts>;
}

/** All parts, in the order in which they run: the quick ones first. */
export const testParts: readonly TestPart[] = [
  {
    name: 'static',
    title: 'Types, lint, layering, format, messages',
    run: async () => ({ ...(await runChecks(staticChecks)), skipped: 0 }),
  },
  { name: 'unit', title: 'Unit tests', run: () => vitest('unit', 'unit') },
  {
    name: 'server-pglite',
    title: 'Server on the embedded database',
    run: () => server('server-pglite', 'pglite'),
  },
  { name: 'server-postgres', title: 'Server on PostgreSQL', run: onPostgres },
  {
    name: 'storybook',
    title: 'Stories in Chromium',
    run: () => inChromium((path) => vitest('storybook', 'storybook', { CHROMIUM_PATH: path })),
  },
  { name: 'e2e', title: 'Journeys in Chromium', run: () => inChromium(journeys) },
];

const reports = join(root, 'artifacts', 'test');

async function vitest(project: string, reportName: string, env: Readonly<Record<string, string>> = {}): Promise<Counts> {
  const file = freshReport(reportName);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await run('vitest', args, { env });
  const result = readReport<VitestReport>(file);
  return withExitCode(code, {
    passed: result?.numPassedTests ?? 0,
    failed: (result?.numFailedTests ?? 0) + (result?.testResults ?? []).filter(failedToLoad).length,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  });
}

/** What we read of the JSON report, which has Jest's shape. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
}

/** A file whose failure is not that of one of its tests. */
function failedToLoad({ status, assertionResults }: VitestReport['testResults'][number]): boolean {
  return status === 'failed' && assertionResults.every((result) => result.status !== 'failed');
}

async function journeys(chromiumPath: string): Promise<Counts> {
  const file = freshReport('e2e');
  const { code } = await run('playwright', ['test', '--reporter=list,json'], {
    env: { CHROMIUM_PATH: chromiumPath, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file)?.stats;
  // A journey that passed only when repeated is no pass.
  return withExitCode(code, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  });
}

/** @param database `pglite`, or the address of a PostgreSQL */
async function server(reportName: string, database: string): Promise<Counts> {
  const soffice = await findLibreOffice();
  if (!soffice) console.error(libreOfficeAdvice);
  return vitest('server', reportName, { HARROW_TEST_DATABASE: database, ...(soffice && { LIBREOFFICE_PATH: soffice }) });
}

async function onPostgres(): Promise<Counts> {
  const postgres = await startPostgres();
  if (!postgres) return missing(postgresAdvice);
  try {
    return await server('server-postgres', postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function inChromium(tests: (chromiumPath: string) => Promise<Counts>): Promise<Counts> {
  const path = await ensureChromium();
  return path ? tests(path) : missing(chromiumAdvice);
}

/** Without its tool a part cannot run. That is no pass: it fails where nobody reads the message (CI), and is counted as skipped elsewhere. */
function missing(advice: string): Counts {
  const line = '!'.repeat(100);
  console.error(`\n${line}\n${advice}\n${line}\n`);
  return process.env.CI ? { passed: 0, failed: 1, skipped: 0 } : { passed: 0, failed: 0, skipped: 1 };
}

/** A run that failed without a failed test, such as a file that does not load or no test at all, counts as one failure. */
function withExitCode(code: number, counts: Counts): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
