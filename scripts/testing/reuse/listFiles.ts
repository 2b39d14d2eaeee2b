import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { capture, root } from '../../command.ts';
import type { JourneySuite } from '../testReports.ts';
import type { Project } from './scopes.ts';

/** Files of a project of Vitest, as Vitest itself finds them; `undefined` where it cannot say. */
export async function vitestFiles(project: Project): Promise<readonly string[] | undefined> {
  allFiles ??= listVitest();
  // The project in the browser is called `storybook (chromium)`.
  return (await allFiles)?.filter(({ projectName }) => projectName.split(' ')[0] === project).map(({ file }) => fromRoot(file));
}

/** Files of journeys, as Playwright itself finds them; `undefined` where it cannot say. */
export function journeyFiles(): Promise<readonly string[] | undefined> {
  return withReport(async (file) => {
    await capture('playwright', ['test', '--list', '--reporter=json'], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
    const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: readonly (JourneySuite & { file: string })[] };
    return [...new Set(suites.map((suite) => `e2e/${suite.file}`))];
  });
}

interface Listed {
  readonly file: string;
  readonly projectName: string;
}

let allFiles: Promise<readonly Listed[] | undefined> | undefined;

const listVitest = (): Promise<readonly Listed[] | undefined> =>
  withReport(async (file) => {
    await capture('vitest', ['list', '--filesOnly', `--json=${file}`]);
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Listed[];
  });

const fromRoot = (file: string): string => relative(root, file).replaceAll('\\', '/');

/** `undefined` where there is no report, or none of any file. */
async function withReport<Item>(list: (file: string) => Promise<readonly Item[]>): Promise<readonly Item[] | undefined> {
  const file = join(tmpdir(), `harrow-files-${process.pid}-${Math.random().toString(36).slice(2)}.json`);
  try {
    const found = await list(file);
    return found.length > 0 ? found : undefined;
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}
