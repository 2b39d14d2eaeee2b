import { join } from 'node:path';
import type { StaticCheck } from '../../checks.ts';
import { inProject, installConsumers, testWithNpm } from './install.ts';
import { checkNextProject } from './nextProject.ts';
import { checkStarterProject } from './starterProject.ts';
import { checkViteProject } from './viteProject.ts';

/** The packed packages as strangers would use them, in `folder`. All but the first need the first. */
export const installCheck = (folder: string, archives: ReadonlyMap<string, string>): StaticCheck =>
  passes('packed packages are installed by fresh projects', () => installConsumers(folder, archives));

export const consumerChecks = (folder: string): readonly StaticCheck[] => [
  passes('packed packages with Next.js and its app router', () => checkNextProject(join(folder, 'next'))),
  passes('packed packages with Vite and React', () => checkViteProject(join(folder, 'vite'))),
  passes('the starter of examples with the packed packages', () => checkStarterProject(join(folder, 'starter'))),
  passes('packed packages in plain Node.js', () => inProject(join(folder, 'vitest'), 'node', ['imports.mjs'])),
  passes('packed packages in vitest with jsdom', () => inProject(join(folder, 'vitest'), 'pnpm', ['run', 'test'])),
  passes('packed packages in vitest with jsdom as npm installs them here', () => testWithNpm(join(folder, 'npm'))),
  passes('packed packages with the oldest React, antd, dayjs and jsdom that they take', () => inProject(join(folder, 'oldest'), 'pnpm', ['run', 'test'])),
];

/** A check that holds where nothing is thrown. */
function passes(name: string, run: () => Promise<unknown>): StaticCheck {
  return {
    name,
    run: () =>
      run().then(
        () => ({ ok: true, output: '' }),
        (error: Error) => ({ ok: false, output: error.message }),
      ),
  };
}
