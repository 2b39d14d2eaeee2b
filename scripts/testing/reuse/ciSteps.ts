import type { Scope } from './keys.ts';
import type { Tool } from './machine.ts';

/** A step of .ci/run besides the tests. */
export interface Step {
  readonly title: string;
  readonly command: readonly [string, ...string[]];
  /** True if the step prints its own counts. */
  readonly counts?: boolean;
  /** Files it may read. */
  readonly reads: Scope;
  readonly tools?: readonly Tool[];
  /** Title of the step whose result lies in the folder for this one: where this one runs, so does that. */
  readonly needs?: string;
}

/** The contract, its generators, and the generated code. */
const contract: Scope = {
  within: ['packages/contract', 'packages/api-client', 'packages/validation', 'apps/server/src/generated'],
  entries: ['Operations', 'ListColumns', 'Models', 'Forms', 'Enumerations', 'Slots']
    .map((what) => `apps/server/generate${what}.ts`)
    .concat('apps/server/openapi-ts.config.ts'),
};

const portal = ['apps/portal', 'packages'];

/** In the order in which they run: needed steps come first. */
export const ciSteps: readonly Step[] = [
  { title: 'Regenerate from the contract', command: ['pnpm', '-r', 'run', 'generate'], reads: contract },
  {
    title: 'Generated code is what was committed',
    command: ['git', 'diff', '--exit-code', '--', 'packages/contract/openapi.yaml', 'packages/api-client/src/generated', 'apps/server/src/generated'],
    reads: contract,
    needs: 'Regenerate from the contract',
  },
  { title: 'Production build', command: ['pnpm', '-r', 'run', 'build'], reads: { within: portal } },
  {
    title: 'Published packages',
    command: ['node', 'scripts/publish/publishCheck.ts'],
    counts: true,
    reads: { within: ['packages', 'examples', 'scripts/templates/consumer', 'knip.json', 'LICENSE'], entries: ['scripts/publish/publishCheck.ts'] },
    tools: ['chromium'],
    needs: 'Production build',
  },
  {
    title: 'Bundle budget',
    command: ['node', 'scripts/sizes/bundleBudget.ts'],
    counts: true,
    reads: { within: [...portal, 'scripts/templates', 'apps/server/src/modules/index.ts', '.oxfmtrc.json'], entries: ['scripts/sizes/bundleBudget.ts'] },
    needs: 'Production build',
  },
  {
    title: 'Storybook build',
    command: ['storybook', 'build', '-o', 'storybook-static', '--quiet'],
    reads: { within: ['.storybook', 'packages', 'examples', 'scripts/templates/consumer'] },
  },
];
