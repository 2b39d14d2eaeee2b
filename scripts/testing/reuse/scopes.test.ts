// A change of one file of the project reruns that file's part, and no others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { staticChecks } from '../../checks.ts';
import { root } from '../../command.ts';
import { ciSteps } from './ciSteps.ts';
import { keyOf, type Provable, readBy } from './keys.ts';
import { type ProjectTree, projectTree, readProjectTree } from './projectTree.ts';
import { journeyFile, testFile } from './scopes.ts';

const tree = readProjectTree(root)!;
const files = (pattern: RegExp): readonly string[] => tree.files.filter((file) => pattern.test(file) && !file.startsWith('scripts/templates/'));

/** Everything that is run, by its part. */
const parts: Readonly<Record<string, readonly Provable[]>> = {
  static: staticChecks.map(({ name, reads }) => ({ name, scope: reads! })),
  ...Object.fromEntries(ciSteps.map(({ title, reads }) => [title, [{ name: title, scope: reads }]])),
  'unit of scripts': files(/^scripts\/.*\.test\.ts$/).map((file) => testFile('unit', 'unit', file)),
  unit: files(/^(?:packages|apps\/portal)\/.*\.test\.ts$/).map((file) => testFile('unit', 'unit', file)),
  server: files(/^apps\/server\/.*\.test\.ts$/).map((file) => testFile('server-postgres', 'server', file)),
  storybook: files(/^packages\/ui\/.*\.stories\.tsx$/).map((file) => testFile('storybook', 'storybook', file)),
  e2e: files(/^e2e\/.*\.spec\.ts$/).map(journeyFile),
};

let read: Readonly<Record<string, readonly { readonly name: string; readonly files: ReadonlySet<string> }[]>>;

beforeAll(() => {
  read = Object.fromEntries(
    Object.entries(parts).map(([part, things]) => [part, things.map(({ name, scope }) => ({ name: name.split(' ').at(-1)!, files: readBy(tree, scope) }))]),
  );
}, 60_000);

/** Tests rerun after a change of a file: `all` of a part, or the names of some. */
function runAgain(file: string): Record<string, 'all' | readonly string[]> {
  expect(tree.files).toContain(file);
  const again = Object.entries(read).map(([part, things]) => {
    const names = things.filter(({ files: found }) => found.has(file)).map(({ name }) => name);
    return [part, names.length === things.length ? ('all' as const) : names] as const;
  });
  return Object.fromEntries(again.filter(([, names]) => names.length > 0));
}

const checks = { static: 'all', 'unit of scripts': 'all' } as const;
const contract = { 'Regenerate from the contract': 'all', 'Generated code is what was committed': 'all' } as const;
const builds = { 'Production build': 'all', 'Bundle budget': 'all' } as const;
const library = { ...builds, 'Published packages': 'all', 'Storybook build': 'all' } as const;
/** Of the server only tests that read the sources of the portal, too. */
const some = expect.any(Array);

test.each([
  // Some tests of the scripts look at the whole project, and say so by asking where it lies.
  ['docs/architecture.md', { 'unit of scripts': 'all' }],
  ['README.md', { 'unit of scripts': 'all' }],
  [
    'docs/samples/allowances.xlsx',
    {
      'unit of scripts': 'all',
      server: [
        'apps/server/src/modules/setup/orderSamples.test.ts',
        'apps/server/src/modules/setup/partsSamples.test.ts',
        'apps/server/src/modules/setup/sampleWorkbooks.test.ts',
        'apps/server/src/modules/setup/trainingSamples.test.ts',
      ],
      e2e: 'all',
    },
  ],
  ['apps/server/src/modules/feedback/routes.ts', { ...checks, server: some, e2e: 'all' }],
  ['apps/server/src/modules/feedback/feedback.test.ts', { ...checks, server: some }],
  ['apps/portal/src/features/feedback/FeedbackPage.tsx', { ...checks, ...builds, unit: some, server: some, e2e: 'all' }],
  ['packages/ui/src/ActionBar/ActionBar.tsx', { ...checks, ...library, unit: some, storybook: 'all', e2e: 'all' }],
  ['packages/ui/src/ActionBar/ActionBar.stories.tsx', { ...checks, ...library, unit: some, storybook: ['packages/ui/src/ActionBar/ActionBar.stories.tsx'] }],
  ['packages/contract/feedback.tsp', { ...checks, ...contract, ...library, unit: some, server: some, e2e: 'all' }],
  ['.storybook/preview.tsx', { ...checks, 'Storybook build': 'all', storybook: 'all' }],
  ['examples/starter/src/main.tsx', { ...checks, 'Published packages': 'all', 'Storybook build': 'all' }],
  ['e2e/lists/lists.spec.ts', { ...checks, e2e: ['e2e/lists/lists.spec.ts'] }],
  ['e2e/steps/menu.ts', { ...checks, e2e: 'all' }],
  ['bench/run.ts', checks],
  ['scripts/sizes/bundleBudget.ts', { ...checks, 'Bundle budget': 'all' }],
  ['scripts/start.ts', { ...checks, e2e: 'all' }],
])('a change of %s', (file, expected) => {
  expect(runAgain(file)).toEqual(expected);
});

test.each(['pnpm-lock.yaml', 'tools/package-lock.json', 'scripts/testing/testParts.ts', 'scripts/testing/reuse/reads.ts', 'packages/ui/package.json'])(
  'a change of %s is a change of everything',
  (file) => {
    expect(runAgain(file)).toEqual(Object.fromEntries(Object.keys(parts).map((part) => [part, 'all'])));
  },
);

test('a change of one test of the server leaves those alone that do not look at tests', () => {
  const again = runAgain('apps/server/src/modules/feedback/feedback.test.ts')['server'] as readonly string[];
  expect(again).toContain('apps/server/src/modules/feedback/feedback.test.ts');
  expect(again.length).toBeLessThan(40);
});

test('a change of the portal runs of the server only what looks at its sources', () => {
  expect(runAgain('apps/portal/src/features/feedback/FeedbackPage.tsx')['server']).toEqual(['apps/server/src/modules/permission/rightsInUse.test.ts']);
});

test('a changed byte is another key for what reads the file, and the same for others', () => {
  const changed = 'apps/server/src/modules/feedback/routes.ts';
  const other = withHash(changed, 'another');
  const isOther = ({ name, scope }: Provable): boolean => keyOf(tree, { name, scope }) !== keyOf(other, { name, scope });
  expect(isOther(parts['e2e']![0]!)).toBe(true);
  expect(isOther(parts['static']![0]!)).toBe(true);
  expect(isOther(parts['storybook']![0]!)).toBe(false);
  expect(isOther(parts['Published packages']![0]!)).toBe(false);
}, 60_000);

function withHash(file: string, hash: string): ProjectTree {
  const hashes = new Map(tree.files.map((each) => [each, each === file ? hash : tree.hash(each)]));
  return projectTree(tree.files, (each) => readFileSync(join(root, each)), hashes);
}

test('journeys start no other program of scripts than the ones that count for them', () => {
  const named = files(/^(?:e2e\/.*|playwright\.config)\.ts$/).flatMap((file) => [...tree.text(file).matchAll(/'scripts',\s*'([^']+)'|scripts\/([\w/]+\.ts)/g)]);
  const known = readBy(tree, journeyFile('e2e/access/first-steps.spec.ts').scope);
  expect(named.map(([, program, path]) => `scripts/${program ?? path!}`).filter((path) => !known.has(path))).toEqual([]);
});
