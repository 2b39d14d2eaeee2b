// Beside the scripts, since it asks Storybook's reader of types, which no package may import.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTypes } from '../../.storybook/readTypes.ts';
import type { TypeMember } from '../../.storybook/typeTables.ts';
import { root } from '../command.ts';

const reference = join(root, 'packages/ui/src/manual/reference');

/** Names of the types whose members the pages of the reference list. */
function listedTypes(): string[] {
  const pages = globSync('*.mdx', { cwd: reference }).map((page) => readFileSync(join(reference, page), 'utf8'));
  const named = (page: string): string[] => [...page.matchAll(/\sof="(\w+)"/g)].map(([, name]) => name!);
  const inLists = (page: string): string[] =>
    [...page.matchAll(/= \[('\w+'[^\]]*)\]/g)].flatMap(([, names]) => [...names!.matchAll(/\w+/g)].map(([name]) => name));
  return [...new Set(pages.flatMap((page) => [...named(page), ...inLists(page)]))];
}

const silent = (name: string, members: readonly TypeMember[]): string[] =>
  members.filter(({ description }) => description === '').map((member) => `${name}.${member.name}`);

/** Reading all types takes the compiler some seconds, on a busy machine half a minute. */
const patience = 180_000;

test(
  'everything in the tables of the manual says what it means',
  () => {
    const { types, components } = readTypes();
    const listed = listedTypes();
    expect(listed.length).toBeGreaterThan(40);
    expect(listed.flatMap((name) => silent(name, types[name]!.members))).toEqual([]);
    expect(Object.keys(components).length).toBeGreaterThan(80);
    expect(Object.entries(components).flatMap(([name, members]) => silent(name, members))).toEqual([]);
  },
  patience,
);
