import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedFiles, sharedFileTest } from '../../apps/portal/chunks.ts';

const holds = sharedFileTest({
  name: 'list',
  packages: ['antd/es/input', '@rc-component/input'],
  sources: ['packages/ui/src/ListPage', 'packages/ui/src/ListPage/parts/views/ViewsButton', 'apps/portal/src/shared/list/useList'],
  except: ['packages/ui/src/ListPage/parts'],
});

test.each([
  ['a file of a package', '/p/node_modules/.pnpm/antd@6/node_modules/antd/es/input/style/index.js', true],
  ['a package whose name begins alike', '/p/node_modules/antd/es/input-number/index.js', false],
  ['a folder of ours', '/p/packages/ui/src/ListPage/ListPage.tsx', true],
  ['a folder on Windows', 'C:\\p\\packages\\ui\\src\\ListPage\\ListPage.tsx', true],
  ['a file of ours, whatever its ending', '/p/apps/portal/src/shared/list/useList.ts', true],
  ['a file whose name begins alike', '/p/apps/portal/src/shared/useListed.ts', false],
  ['an exception', '/p/packages/ui/src/ListPage/parts/selection/BatchDialog.tsx', false],
  ['what is named below an exception', '/p/packages/ui/src/ListPage/parts/views/ViewsButton.tsx', true],
  ['anything else', '/p/packages/ui/src/ListPages.tsx', false],
])('%s', (_, id, expected) => {
  expect(holds(id)).toBe(expected);
});

test('the file that the login loads holds no calls of single nouns', () => {
  const start = sharedFileTest(sharedFiles.find(({ name }) => name === 'start')!);
  const calls = (noun: string): string => `/p/packages/api-client/src/generated/calls/${noun}.gen.ts`;
  expect(['login', 'session', 'warrantyClaim', 'vehicle'].filter((noun) => start(calls(noun)))).toEqual(['login', 'session']);
});

/** True for a folder, or a file with any ending. */
const isThere = (source: string): boolean =>
  existsSync(join(import.meta.dirname, '..', '..', dirname(source))) &&
  readdirSync(join(import.meta.dirname, '..', '..', dirname(source))).some((file) => file === basename(source) || file.startsWith(`${basename(source)}.`));

test('all sources of ours that are named are there', () => {
  const named = sharedFiles.flatMap(({ sources = [], except = [] }) => [...sources, ...except]);
  expect(named.filter((source) => /^(apps|packages)\//.test(source) && !isThere(source))).toEqual([]);
});
