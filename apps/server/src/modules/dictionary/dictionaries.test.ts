import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/messages/messages.ts';
import type { DictionaryDefinition } from '../../shared/dictionary.types.ts';
import { modules } from '../index.ts';
import { baseDictionaries as dictionaries, joinDictionaries } from './baseDictionaries.ts';

const served = new Set(modules.flatMap(({ servedDictionaries = [] }) => servedDictionaries.map(({ dictCode }) => dictCode)));
const entries: [string, DictionaryDefinition][] = [...dictionaries];
const texts = ([, definition]: [string, DictionaryDefinition]) => [definition.name, ...definition.items.map((item) => item.slice(1, 7))];
/** Names of languages in their own words, and of icons, which are no words. */
const withoutTexts: readonly string[] = ['language', 'menu_icon'];
const latin = /[A-Za-z]/;
const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');

describe.each(entries)('dictionary %s', (code, definition) => {
  test('has a name and at least two items, unless a master serves them, all texts filled in six languages', () => {
    expect(definition.items.length).toBeGreaterThanOrEqual(served.has(code) ? 0 : 2);
    for (const row of texts([code, definition])) {
      expect(row).toHaveLength(languages.length);
      expect(row.every((text) => typeof text === 'string' && text.trim() === text && text !== '')).toBe(true);
    }
  });

  test('uses every value once and shows no two items alike', () => {
    const column = (index: number) => definition.items.map((item) => item[index]);
    for (let index = 0; index <= languages.length; index += 1) {
      expect(new Set(column(index)).size, `column ${index}`).toBe(definition.items.length);
    }
  });

  test('is really translated: Chinese and Russian are in their own script', () => {
    if (withoutTexts.includes(code)) return;
    for (const [zh = '', en, , ru = ''] of texts([code, definition])) {
      expect(zh, `zh-cn of "${en}"`).toMatch(/\p{Script=Han}/u);
      if (letters(ru).length > 1) expect(ru, `ru of "${en}"`).toMatch(/\p{Script=Cyrillic}/u);
    }
  });
});

test('no text in es, fr or pt is left in English where its neighbours show that a translation exists', () => {
  const same = entries
    .filter(([code]) => !withoutTexts.includes(code) && code !== 'country')
    .flatMap((entry) => texts(entry).map((row) => [entry[0], row] as const))
    .filter(([, [, en = '', es, , fr, pt]]) => latin.test(en) && [es, fr, pt].filter((text) => text === en).length >= 2)
    .map(([code, row]) => `${code}: ${row[1]}`);
  // Words that English shares with the Romance languages.
  expect(same.toSorted()).toEqual(['activity_stage: Plan', 'check_method: Visual', 'claim_type: Normal', 'currency: Euro']);
});

test('colours are those that a tag knows', () => {
  const known = ['default', 'processing', 'success', 'warning', 'error', 'blue', 'cyan', 'gold', 'green', 'orange', 'purple', 'red', undefined];
  const rows = entries.flatMap(([code, { items }]) => items.map((item) => [code, item[0], item[7], item.length] as const));
  expect(rows.filter(([, , color, length]) => !known.includes(color) || length > 8)).toEqual([]);
});

test('a dictionary is named once', () => {
  const items = [['a', '甲', 'A', 'A', 'А', 'A', 'A']] as const;
  const name = ['名', 'Name', 'Nombre', 'Имя', 'Nom', 'Nome'] as const;
  expect(
    joinDictionaries([
      ['x', { name, items }],
      ['x', { items }],
    ]).get('x')?.items,
  ).toHaveLength(2);
  expect(() => joinDictionaries([['x', { items }]])).toThrow('no name');
  expect(() =>
    joinDictionaries([
      ['x', { name, items }],
      ['x', { name, items }],
    ]),
  ).toThrow('twice');
});

test('document statuses keep their colours', () => {
  expect(Object.fromEntries(dictionaries.get('bill_status')!.items.map((item) => [item[0], item[7]]))).toEqual({
    draft: 'default',
    submitted: 'processing',
    pass: 'cyan',
    no_pass: 'error',
    audit_succeeded: 'success',
    closed: 'default',
    pending_acceptance: 'warning',
    shipped: 'blue',
    paid: 'gold',
  });
});
