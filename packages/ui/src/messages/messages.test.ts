import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languages } from '../HarrowProvider/language.ts';

/** Keys of a message file; plural forms count as one, since languages have different numbers of them. */
function keysOf(messages: object, prefix = ''): string[] {
  const keys = Object.entries(messages).flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')] : keysOf(value as object, `${prefix}${key}.`)));
  return [...new Set(keys)].sort();
}
const placeholders = (text: string): string => [...text.matchAll(/\{\{\w+\}\}/g)].map(([mark]) => mark).sort().join(' ');
const load = async (language: string): Promise<Record<string, unknown>> => JSON.parse(await readFile(new URL(`${language}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;

const reference = await load('zh-cn');

test.each(languages)('%s has the same messages as the others', async (language) => {
  expect(keysOf(await load(language))).toEqual(keysOf(reference));
});

test.each(languages)('%s fills in the same values', async (language) => {
  const messages = await load(language);
  const text = (from: Record<string, unknown>, key: string): unknown => key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], from);
  for (const key of keysOf(reference)) {
    const [mine, theirs] = [text(messages, key), text(reference, key)];
    if (typeof mine === 'string' && typeof theirs === 'string') expect(placeholders(mine), key).toBe(placeholders(theirs));
  }
});

test.each(languages)('%s has no empty message', async (language) => {
  expect(JSON.stringify(await load(language))).not.toMatch(/:""/);
});
