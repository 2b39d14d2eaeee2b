import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

/** Rights to read in a source that are asked for as those of buttons are. */
const shownToAll = (text: string): string[] => text.match(/usePermission\([^)]*:query[^)]*\)/g) ?? [];

test('what a page reads or leads to is asked of the right itself: buttons of queries are shown to everybody, and the server would refuse', () => {
  const files = globSync('apps/portal/src/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => shownToAll(readFileSync(join(root, file), 'utf8')).map((call) => `${file}: ${call}`))).toEqual([]);
});

test('such a question is found', () => {
  expect(shownToAll("const maySee = usePermission('user:query');")).toEqual(["usePermission('user:query')"]);
});
