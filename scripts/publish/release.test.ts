import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { release } from './release.ts';
import { createTree, type Tree } from '../rules/tree.fixture.ts';

const ui = 'packages/ui/package.json';
const text = '{ "name": "@harrow/ui" }';

let tree: Tree;
const treeOf = (rootManifest: object) => {
  tree = createTree({
    'package.json': JSON.stringify(rootManifest),
    [ui]: text,
    'packages/contract/package.json': '{ "private": true }',
  });
  return { folder: tree.folder, read: (file: string) => readFileSync(join(tree.folder, file), 'utf8') };
};
afterEach(() => {
  tree.remove();
  vi.restoreAllMocks();
});

test.each([{}, { repository: 'somewhere' }])('nothing is published without a public address: %j', async (manifest) => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const publish = vi.fn(async () => 0);
  expect(await release(treeOf(manifest).folder, publish)).toBe(1);
  expect(publish).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Set "repository" in the package.json of the root'));
});

test('packages have its addresses while they are published, and no longer', async () => {
  const { folder, read } = treeOf({ repository: 'https://code.example/harrow.git' });
  const code = await release(folder, async () => {
    expect(JSON.parse(read(ui))).toEqual({
      name: '@harrow/ui',
      repository: { type: 'git', url: 'git+https://code.example/harrow.git', directory: 'packages/ui' },
      bugs: 'https://code.example/harrow/issues',
      homepage: 'https://code.example/harrow/tree/main/packages/ui#readme',
    });
    expect(read('packages/contract/package.json')).toBe('{ "private": true }');
    return 7;
  });
  expect(code).toBe(7);
  expect(read(ui)).toBe(text);
});

test('they go as well where publishing fails', async () => {
  const { folder, read } = treeOf({ repository: 'https://code.example/harrow' });
  await expect(release(folder, () => Promise.reject(new Error('no network')))).rejects.toThrow('no network');
  expect(read(ui)).toBe(text);
});
