import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { nounOf } from '../../../apps/portal/nounOf.ts';
import { files } from '../../files.ts';
import { type Finding } from '../sources.ts';

export const languages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The message files of one namespace. */
export interface Bundle {
  /** The folder `messages`, relative to the project. */
  readonly folder: string;
  /** The folder whose code the texts belong to. */
  readonly owner: string;
  /** i18next namespace: the owner's name in camel case, if the code does not register another. */
  readonly namespace: string;
  /** Further namespaces that show the texts. */
  readonly alsoIn?: readonly string[];
  /** Texts by flat key (`list.reset`), per language; a missing file has none. */
  readonly texts: Readonly<Record<Language, ReadonlyMap<string, string>>>;
}

const plural = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form, as the code names it. */
export function askedKey(key: string): string {
  return key.replace(plural, '');
}

/** All message folders of the packages below `folder`. */
export function readBundles(folder: string): Bundle[] {
  const folders = new Set(files(folder, ['{packages,apps}/*/src/**/messages/*.json']).map((file) => posix.dirname(file)));
  return [...folders].map((messages) => {
    const owner = posix.dirname(messages);
    const texts = languages.map((language) => [language, readTexts(join(folder, messages, `${language}.json`))]);
    return { folder: messages, owner, namespace: namespaceOf(owner), texts: Object.fromEntries(texts) as Bundle['texts'] };
  });
}

/** The folder of the names of fields that all nouns share. */
export const commonFields = 'packages/contract/fields/common';

/** The names of fields, a folder for each noun; the portal shows them as `field.*` in the namespaces of the noun's features, the common ones in each and in `shared`. */
export function readFieldNames(folder: string): Bundle[] {
  const folders = [...new Set(files(folder, ['packages/contract/fields/*/*.json']).map((file) => posix.dirname(file)))];
  const features = [...new Set(files(folder, ['apps/portal/src/features/*/**']).map((file) => file.split('/')[4]!))];
  const nouns = folders.filter((each) => each !== commonFields).map(namespaceOf);
  return folders.map((each) => {
    const texts = languages.map((language) => {
      const names = [...readTexts(join(folder, each, `${language}.json`))].map(([name, text]) => [`field.${name}`, text] as const);
      return [language, new Map(names)];
    });
    return {
      folder: each,
      owner: each,
      namespace: namespaceOf(each),
      texts: Object.fromEntries(texts) as Bundle['texts'],
      alsoIn:
        each === commonFields
          ? ['shared', ...nouns, ...features.map(namespaceOf)]
          : features.filter((feature) => nounOf(feature) === posix.basename(each)).map(namespaceOf),
    };
  });
}

/** Faults within a bundle: missing files, keys and plural forms, unequal placeholders, untranslated texts. */
export function bundleFindings(folder: string, { folder: messages, texts }: Bundle): Finding[] {
  const allKeys = new Set(languages.flatMap((language) => [...texts[language].keys()].map(askedKey)));
  return languages.flatMap((language) => {
    const file = `${messages}/${language}.json`;
    if (!existsSync(join(folder, file))) return [{ file, line: 0, text: 'is missing' }];
    return [...allKeys].flatMap((key) => keyFindings(key, language, texts).map((text) => ({ file, line: 0, text: `${key}: ${text}` })));
  });
}

function keyFindings(key: string, language: Language, texts: Bundle['texts']): string[] {
  const forms = formsOf(key, texts[language]);
  if (forms.size === 0) return ['is missing'];
  const counted = [...forms.keys()].some((form) => form !== key);
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `${key}_${category}`);
  const missing = counted ? wanted.filter((form) => !forms.has(form)).map((form) => `plural form ${form} is missing`) : [];
  const reference = placeholders([...formsOf(key, texts['zh-cn']).values()].at(-1) ?? '', counted);
  const unequal = [...forms].filter(([, text]) => texts['zh-cn'].size > 0 && placeholders(text, counted) !== reference);
  const empty = [...forms].filter(([, text]) => text.trim() === '');
  const isSameEverywhere = new Set(languages.map((each) => texts[each].get(key))).size === 1;
  const untranslated = language === 'zh-cn' || isSameEverywhere ? [] : [...forms].filter(([, text]) => /\p{Script=Han}/u.test(text));
  return [
    ...missing,
    ...unequal.map(([form, text]) => `placeholders of ${form} are [${placeholders(text, counted)}], in zh-cn [${reference}]`),
    ...empty.map(([form]) => `${form} is empty`),
    ...untranslated.map(([form]) => `${form} holds Chinese`),
  ];
}

function formsOf(key: string, texts: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...texts].filter(([each]) => each === key || (plural.test(each) && askedKey(each) === key)));
}

/** Names in `{{name}}` or `{name}`, and tags such as `<1>` or `<bold/>`. A plural form may leave its count out. */
function placeholders(text: string, counted: boolean): string {
  const names = [...text.matchAll(/\{\{?\s*-?\s*([\w.]+)/g)].map((match) => match[1] ?? '');
  const tags = [...text.matchAll(/<(\w+)\s*\/?>/g)].map((match) => `<${match[1]}>`);
  return [...new Set([...names, ...tags])]
    .filter((name) => !(counted && name === 'count'))
    .sort()
    .join(', ');
}

function readTexts(path: string): Map<string, string> {
  return existsSync(path) ? new Map(flatten(JSON.parse(readFileSync(path, 'utf8')), '')) : new Map();
}

function flatten(node: unknown, prefix: string): [string, string][] {
  if (typeof node !== 'object' || node === null) return [[prefix, String(node)]];
  return Object.entries(node).flatMap(([name, child]) => flatten(child, prefix ? `${prefix}.${name}` : name));
}

/** The i18next namespace of a folder's texts. */
export function namespaceOf(owner: string): string {
  const parts = owner.split('/');
  const name = (parts.at(-1) === 'src' ? parts.at(-2) : parts.at(-1)) ?? '';
  const words = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return words.charAt(0).toLowerCase() + words.slice(1);
}
