import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Coded, Params } from '../refusal/refusal.ts';
import { numberText } from './numberText.ts';

export const languages = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];
const defaultLanguage: Language = 'zh-cn';

/** One text per language. */
export type Texts = Readonly<Record<Language, string>>;

const sources = new URL('../../', import.meta.url);
/** The common texts, and those that modules keep beside them. */
const folders = ['messages', ...globSync('modules/*/messages', { cwd: fileURLToPath(sources) })];

/** Names of the fields of a noun, and those that all nouns share: a folder each, beside the contract. */
const fieldNames = new URL('fields/', import.meta.resolve('@harrow/contract/package.json'));
const nouns = globSync('*', { cwd: fileURLToPath(fieldNames) });

const readFile = <Value>(file: URL): Record<string, Value> => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Value>;

/** Names of the fields of lines stand below their list, those of slots for files below `slot`. */
type Names = Record<string, string | Record<string, string>>;

const fieldBundles = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(nouns.map((noun) => [noun, readFile<Names[string]>(new URL(`${noun}/${language}.json`, fieldNames))])),
  ]),
) as Record<Language, Record<string, Names>>;

/**
 * The name of a field in a language, the noun's own or the common one; a field without a name answers itself.
 * @param noun folder of the names: `feedback`
 * @param field `title`, or below a list `detailList.hourCode`
 */
export const fieldName = (language: Language, noun: string, field: string): string => findName(language, noun, field) ?? field;

const findName = (language: Language, noun: string, field: string): string | undefined =>
  [noun, 'common'].map((folder) => nameAt(fieldBundles[language][folder], field.split('.'))).find((name) => typeof name === 'string');

/** Whether a field has a name. */
export const isNamed = (noun: string, field: string): boolean => findName('zh-cn', noun, field) !== undefined;

function nameAt(names: Names | undefined, [first = '', below]: readonly string[]): Names[string] | undefined {
  const found = names?.[first];
  return below === undefined || typeof found === 'string' ? found : found?.[below];
}

const readTexts = (language: Language): Record<string, string> =>
  Object.assign({}, ...folders.map((folder) => readFile<string>(new URL(`${folder}/${language}.json`, sources)))) as Record<string, string>;

const bundles = Object.fromEntries(languages.map((language) => [language, readTexts(language)])) as Record<Language, Record<string, string>>;

/** Parameters that are amounts of money; their currency is a parameter of its own. */
const amounts: ReadonlySet<string> = new Set(['amount', 'bal']);

const fill = (language: Language, template: string, params: Params): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    return typeof value === 'number' ? numberText(language, value, amounts.has(name)) : value;
  });

/** A part in brackets is said where its facts are known; of several, as in `[{opinion}|No comment was given]`, the first whose facts are. */
const knownParts = (template: string, params: Params): string =>
  template.replace(/\[([^\][]*)\]/g, (_, part: string) => part.split('|').find((choice) => isKnown(choice, params)) ?? '');

const isKnown = (part: string, params: Params): boolean => [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => (params[name!] ?? '') !== '');

const pluralRules = Object.fromEntries(languages.map((language) => [language, new Intl.PluralRules(language)])) as Record<Language, Intl.PluralRules>;

/** A text that counts its parameter `n` may have plural forms, named as in the portal: `mail.digest_one`, `mail.digest_other`. */
const templateOf = (language: Language, key: string, { n }: Params): string | undefined =>
  (typeof n === 'number' ? bundles[language][`${key}_${pluralRules[language].select(n)}`] : undefined) ??
  bundles[language][key] ??
  bundles[language][`${key}_other`];

/** Whether a language has a text of this key, be it in plural forms. */
const isIn = (language: Language, key: string): boolean => key in bundles[language] || `${key}_other` in bundles[language];

/** A server text in a language, `{name}` replaced from `params`, numbers as the language writes them; an unknown key answers itself. */
export const message = (language: Language, key: string, params: Params = {}): string => {
  const template = templateOf(language, key, params) ?? key;
  return fill(language, key.startsWith('event.') ? knownParts(template, params) : template, params);
};

/** Whether there is a text of this key. */
export const hasMessage = (key: string): boolean => isIn(defaultLanguage, key);

/** The first of several texts that there is: a noun's own words, else those of all nouns. */
export const firstMessage = (language: Language, ...keys: readonly [string, ...string[]]): string =>
  message(language, keys.find((key) => isIn(language, key)) ?? keys[0]);

/**
 * Title or content of a notification, `event.{name}.title`; what not every sender knows stands in brackets there. Where a kind of document has no words of its own for a step, those of all
 * kinds are said: `arrivalAccept.pass` as `event.document.pass.title`.
 */
export function eventText(language: Language, event: string, part: 'title' | 'content', params: Params = {}): string {
  const isOwn = isIn(language, `event.${event}.${part}`);
  const name = isOwn ? event : `document.${event.slice(event.indexOf('.') + 1)}`;
  return part === 'title' ? message(language, `event.${name}.title`, params) : message(language, `event.${name}.content`, params);
}

/** The text of a refusal or warning. */
export const textOf = (language: Language, { code, params, textKey = code }: Coded): string => message(language, textKey, params);

/** The best of our languages for an Accept-Language header; `zh-cn` when none fits. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0]!, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { primary } of wanted) {
    const match = languages.find((language) => language.split('-')[0] === primary);
    if (match) return match;
  }
  return defaultLanguage;
}
