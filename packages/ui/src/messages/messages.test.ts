import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languages } from '../HarrowProvider/language/language.ts';

/** Keys of a message file; plural forms count as one, since languages have different numbers of them. */
function keysOf(messages: object, prefix = ''): string[] {
  const keys = Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')] : keysOf(value as object, `${prefix}${key}.`),
  );
  return [...new Set(keys)].sort();
}
/** Parameters of each message, by key; plural forms may leave the number out. */
function placeholdersOf(messages: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]): [string, string][] => {
      if (typeof value !== 'string') return Object.entries(placeholdersOf(value as object, `${prefix}${key}.`));
      return /_(zero|one|two|few|many|other)$/.test(key)
        ? []
        : [
            [
              prefix + key,
              [...value.matchAll(/\{\{\w+\}\}/g)]
                .map(([mark]) => mark)
                .sort()
                .join(' '),
            ],
          ];
    }),
  );
}
const load = async (language: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(new URL(`${language}.json`, import.meta.url), 'utf8')) as Record<string, unknown>;

const reference = await load('zh-cn');

test.each(languages)('%s has the same messages as the others', async (language) => {
  expect(keysOf(await load(language))).toEqual(keysOf(reference));
});

test.each(languages)('%s fills in the same values', async (language) => {
  expect(placeholdersOf(await load(language))).toEqual(placeholdersOf(reference));
});

test.each(languages)('%s has no empty message', async (language) => {
  expect(JSON.stringify(await load(language))).not.toMatch(/:""/);
});
