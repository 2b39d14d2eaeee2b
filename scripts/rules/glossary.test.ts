/** One thing has one name in a language: no text says a word that the glossary names as not used. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { baseDictionaries } from '../../apps/server/src/modules/dictionary/baseDictionaries.ts';
import { root } from '../command.ts';
import { type Language, languages, readBundles, readFieldNames } from './messages/bundles.ts';
import { readGlossary, unusedIn } from './messages/glossary.ts';

const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));

interface Text {
  readonly at: string;
  readonly text: string;
}

const bundles = [...readBundles(root), ...readFieldNames(root)];

/** A name that is alike everywhere, such as that of an icon, is no word. */
const isName = (texts: readonly (string | undefined)[]): boolean => new Set(texts.slice(0, languages.length)).size === 1;

/** Every text that users read: of pages and messages, names of fields, dictionaries. */
function textsIn(language: Language): Text[] {
  const messages = bundles.flatMap(({ folder, texts }) => [...texts[language]].map(([key, text]) => ({ at: `${folder} ${key}`, text })));
  const column = languages.indexOf(language);
  const dictionaries = [...baseDictionaries].flatMap(([code, { name, items }]) => [
    { at: `dictionary ${code}`, text: name[column]! },
    ...items.flatMap(([value, ...texts]) => (isName(texts) ? [] : [{ at: `dictionary ${code} ${value}`, text: texts[column]! }])),
  ]);
  return [...messages, ...dictionaries];
}

describe.each(languages)('%s', (language) => {
  const texts = textsIn(language);

  test('no text says a word that is not used', () => {
    expect(texts.length).toBeGreaterThan(5000);
    expect(glossary.unused.filter((one) => one.language === language).length).toBeGreaterThan(10);
    const found = texts.flatMap(({ at, text }) =>
      unusedIn(text, language, glossary).map(({ word, instead }) => `${at}: “${text}” says “${word}”, the glossary “${instead}”`),
    );
    expect(found).toEqual([]);
  });

  test('every wording that is right nevertheless is there', () => {
    const right = glossary.right.filter((one) => one.language === language);
    expect(right.filter(({ test: said }) => !texts.some(({ text }) => text.search(said) >= 0)).map(({ wording }) => wording)).toEqual([]);
  });
});

test.each<[Language, string, string[]]>([
  ['en', 'The vehicle has arrived', ['vehicle']],
  ['en', 'Please LOG IN again', ['log in']],
  ['en', 'Address of a page, such as /vehicle/list', []],
  ['en', 'The mail server takes no mail', ['mail']],
  ['en', 'Blog in five minutes', []],
  ['ru', 'Нет изготовителя', ['изготовител…']],
  ['fr', 'Les véhicules, un code de panne', ['code de panne', 'véhicules']],
  ['zh-cn', '全部机型', ['机型']],
  ['zh-cn', '发动机型号', []],
])('%s “%s” says %j', (language, text, words) => {
  expect(
    unusedIn(text, language, glossary)
      .map(({ word }) => word)
      .toSorted(),
  ).toEqual(words);
});

test('a language that we do not have is refused', () => {
  expect(() => readGlossary('### Words that are not used\n\n| language | not | but |\n|---|---|---|\n| de | Auto | Maschine |\n')).toThrow('de');
});
