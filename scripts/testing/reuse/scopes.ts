// Files that test files read. Those of a check or a step of CI are declared beside it.
import type { Provable, Scope } from './keys.ts';

/** Projects of vitest.config.ts. */
export type Project = 'unit' | 'server' | 'storybook';

const nodeTest = (file: string): Scope => ({ within: ['vitest.config.ts'], entries: [file], depth: 'all' });

const scopeOf: Readonly<Record<Project, (file: string) => Scope>> = {
  unit: nodeTest,
  server: nodeTest,
  // The browser has only imported files.
  storybook: (file) => ({ within: ['vitest.config.ts', '.storybook'], entries: [file, '.storybook/preview.tsx', '.storybook/vitest.setup.ts'] }),
};

/** A file of tests, as one part runs it. */
export const testFile = (part: string, project: Project, file: string): Provable => ({ name: `${part} ${file}`, scope: scopeOf[project](file) });

/**
 * A journey goes through the portal and the server, where each part of it may matter: a registry of all modules, a look, a job. So it
 * depends on the whole product and on the steps of journeys, but not on other journeys and tests.
 */
export const journeyFile = (file: string): Provable => ({
  name: `e2e ${file}`,
  scope: {
    within: ['apps', 'packages', 'e2e', 'docs/samples'],
    without: /\.(?:test|stories|spec)\.tsx?$/,
    entries: [file, 'playwright.config.ts', 'e2e/demo.ts', 'scripts/start.ts'],
    depth: 'names',
  },
});
