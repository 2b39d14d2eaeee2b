/** Whoever exports a list exports the columns they see: a column that the export does not know would be refused. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as sheets from '../packages/api-client/src/generated/fields/index.ts';
import { expect, test } from 'vitest';
import { root } from './command.ts';

const sourcesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

/** Texts in quotes of the files of the server that list what an export has, by the list: `feedbacksList`. */
const exported = new Map<string, string>();
for (const source of sourcesOf('apps/server/src/modules/**/*.ts'))
  for (const [, list] of source.matchAll(/exportedFields\(\s*'(\w+)'/g)) exported.set(list!, (exported.get(list!) ?? '') + source);

/** Columns of the portal's lists that are fields of their rows, with the list. */
const columns = sourcesOf('apps/portal/src/features/**/*.tsx').flatMap((source) => {
  const family = /\{ (\w+)Fields as sheet \}/.exec(source)?.[1];
  const sheet = (sheets as Readonly<Record<string, object>>)[`${family}Fields`];
  const list = `${family}List`;
  if (sheet === undefined || !exported.has(list)) return [];
  const shown = source.split('columnsOf').slice(1).join('');
  return [...shown.matchAll(/\{ ?\n?\s*key: '(\w+)'/g)]
    .map(([, key]) => key!)
    .filter((key) => key in sheet)
    .map((key) => [list, key] as const);
});

test('lists with an export were found', () => {
  expect(new Set(columns.map(([list]) => list)).size).toBeGreaterThan(3);
});

test('what a list shows can be exported', () => {
  const missing = columns.filter(([list, key]) => !exported.get(list)!.includes(`'${key}'`)).map(([list, key]) => `${list}: ${key}`);
  expect(missing).toEqual([]);
});
