import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

// Its packages name each other as peers in exactly one version. With ranges a project may get some of one version and some of another,
// and with them two cores whose documents and plugins do not know each other.
test('the packages of tiptap are asked for in one version', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as { dependencies: Record<string, string> };
  const versions = Object.entries(dependencies).flatMap(([name, version]) => (name.startsWith('@tiptap/') ? [version] : []));
  expect(versions.length).toBeGreaterThan(5);
  expect([...new Set(versions)]).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
});
