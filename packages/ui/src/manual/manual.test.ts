import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { patternCodes } from '@harrow/validation';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const pages = globSync('**/*.mdx', { cwd: folder });
const exported = read('../exports.txt').split('\n');

test('every builder of columns is in the reference', () => {
  const page = read('manual/reference/ColumnOptions.mdx');
  const builders = exported.map((line) => line.trim()).filter((name) => /^[a-z]\w*Column$/.test(name));
  expect(builders.length).toBeGreaterThan(25);
  expect(builders.filter((name) => !page.includes(name))).toEqual([]);
});

test('every code of a pattern is in the reference', () => {
  const page = read('manual/reference/Rules.mdx');
  expect(patternCodes.filter((code) => !page.includes(`| \`${code}\` |`))).toEqual([]);
});

test('every type of a column in JSON is in the reference', () => {
  const page = read('manual/reference/JsonColumns.mdx');
  const { exports } = JSON.parse(read('../package.json')) as { exports: Record<string, string> };
  const schema = JSON.stringify(JSON.parse(read(join('..', exports['./column-json.schema.json']!))));
  const types = new Set([...schema.matchAll(/"(?:const|enum)":(\[[^\]]*\]|"[^"]*")/g)].flatMap(([, list]) => [JSON.parse(list!)].flat() as string[]));
  const isType = (name: string): boolean => /^(?:row_|sel_|select|list_multi|input|popup|slot|upload|progress|tags|normal|hidden|textarea)/.test(name);
  const spelt = [...types].filter((name) => typeof name === 'string' && isType(name) && !name.includes('-'));
  expect(spelt.length).toBeGreaterThan(15);
  expect(spelt.filter((name) => !page.toLowerCase().includes(`\`${name.toLowerCase().replace('input_number', 'inputnumber')}\``))).toEqual([]);
});

test('links between pages lead somewhere', () => {
  const titles = pages.flatMap((page) => /<Meta title="([^"]+)"/.exec(read(page))?.[1] ?? []);
  const ids = new Set(titles.map((title) => `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`));
  const links = [...pages, '../../../.storybook/Welcome.mdx'].flatMap((page) =>
    [...read(page).matchAll(/\?path=\/docs\/([\w-]+)/g)].map(([, id]) => `${page}: ${id}`),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !ids.has(link.split(': ')[1]!))).toEqual([]);
});
