/** Pages and comments lead somewhere: a file that they name is there. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../command.ts';
import { files } from '../files.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Links of a page to other files of the project, without the places in them. */
function linkedFiles(page: string): string[] {
  const text = read(page).replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!.replace(/#.*/, ''));
  return targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target)).map((target) => join(dirname(page), target));
}

/** Pages of `docs` that a text names from the root of the project. */
const namedPages = (file: string): string[] => read(file).match(/\bdocs\/[\w/-]+\.md\b/g) ?? [];

const pages = files(root, ['*.md', '{apps,bench,docs,e2e,examples,packages,scripts}/**/*.md']).filter((page) => !page.endsWith('CHANGELOG.md'));
const sources = files(root, ['{apps,bench,e2e,examples,packages,scripts}/**/*.{ts,tsx,mjs,tsp}']);

const missing = (from: readonly string[], named: (file: string) => string[]): string[] =>
  from.flatMap((file) => named(file).flatMap((target) => (existsSync(join(root, target)) ? [] : [`${file}: ${target}`])));

test('links of pages', () => {
  expect(pages.flatMap(linkedFiles).length).toBeGreaterThan(50);
  expect(missing(pages, linkedFiles)).toEqual([]);
});

test('pages that sources and other pages name', () => {
  expect(missing([...pages, ...sources], namedPages)).toEqual([]);
});

test('the index of decisions lists every one of them', () => {
  const decisions = files(root, ['docs/decisions/*/*.md']);
  expect(new Set(linkedFiles('docs/decisions/README.md').filter((file) => file.endsWith('.md')))).toEqual(new Set(decisions));
});
