/** An export has every column that its list shows, but for what is masked there: the server refuses an unknown column. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as sheets from '../../packages/api-client/src/generated/fields/index.ts';
import { forms } from '../../apps/server/src/generated/forms.gen.ts';
import { contractShown } from '../../apps/server/src/generated/listColumns.gen.ts';
import { maskedFields } from '../../apps/server/src/generated/models.gen.ts';
import { expect, test } from 'vitest';
import { root } from '../command.ts';

const sourcesOf = (pattern: string): string[] => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));

const texts = /'(\w+)'/g;
const quoted = (source: string): string[] => [...source.matchAll(texts)].map(([, text]) => text!);

/** Fields that follow from the contract: of a document those that a row shows, of a master those of its form. */
const fromContract: Readonly<Record<string, (list: string) => readonly string[]>> = {
  exportedFields: () => [],
  documentExport: (list) => contractShown[list as keyof typeof contractShown],
  masterExport: (list) => Object.keys(forms[list.replace(/List$/, 'Add') as keyof typeof forms]),
};

/** Fields known to an export, by its list: `feedbacksList`. Texts of the files of the server that name the list may be its fields, too. */
const exported = new Map<string, Set<string>>();
for (const source of sourcesOf('apps/server/src/modules/**/*.ts'))
  for (const [, maker, list] of source.matchAll(/(exportedFields|documentExport|masterExport)\(\s*'(\w+)'/g))
    exported.set(list!, new Set([...(exported.get(list!) ?? []), ...quoted(source), ...fromContract[maker!]!(list!)]));

/** Fields that pages show masked; no workbook has them. */
const masked: ReadonlySet<string> = new Set(Object.values(maskedFields).flat());

/** A list with the columns that it takes from a file beside it. */
const pages = globSync('apps/portal/src/features/**/*.tsx', { cwd: root }).map((file) => {
  const page = readFileSync(join(root, file), 'utf8');
  const beside = /from '\.\/(\w+Columns\.tsx)'/.exec(page)?.[1];
  return page + (beside === undefined ? '' : readFileSync(join(root, dirname(file), beside), 'utf8'));
});

/** Columns of the portal's lists that are fields of their rows, with the list. */
const columns = pages.flatMap((source) => {
  const family = /\{ (\w+)Fields as sheet \}/.exec(source)?.[1];
  const sheet = (sheets as Readonly<Record<string, object>>)[`${family}Fields`];
  // A list that is not the only one of its interface has a call of its own name.
  const list = exported.has(family ?? '') ? family! : `${family}List`;
  if (sheet === undefined || !exported.has(list)) return [];
  const shown = /: SheetList<[^]*?\n  columns: \{([^]*?)\n  (?:exported|filters|query):/.exec(source)?.[1] ?? '';
  return [...shown.matchAll(/(?:^|[{,\n])\s*(\w+): (?=[\d{])/g)]
    .map(([, key]) => key!)
    .filter((key) => key in sheet && !masked.has(key))
    .map((key) => [list, key] as const);
});

/** Workbooks that pages offer without showing their rows. */
const withoutPage = ['accountingEntriesList'];

test('every list with an export was found', () => {
  expect(new Set([...columns.map(([list]) => list), ...withoutPage])).toEqual(new Set(exported.keys()));
});

test('what a list shows can be exported', () => {
  const missing = columns.filter(([list, key]) => !exported.get(list)!.has(key)).map(([list, key]) => `${list}: ${key}`);
  expect(missing).toEqual([]);
});
