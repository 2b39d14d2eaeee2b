import { isLanguage, type Language } from './language.ts';
import { type LanguagePack, loadedLanguages, loadLanguage, type MessageTree } from './languagePack.ts';
import { untilThere } from '../parts/lazyPart.ts';

/** Loads the messages of one namespace, one function per language. */
export type MessageLoaders = Record<Language, () => Promise<{ default: MessageTree }>>;

const namespaces = new Map<string, MessageLoaders>();

/**
 * Names the messages of a namespace, once, at module level of the component that uses it. They are loaded when a component calls
 * `useTranslation(namespace)`, which suspends meanwhile.
 */
export function registerMessages(namespace: string, loaders: MessageLoaders): void {
  namespaces.set(namespace, loaders);
}

/** Loaded messages by language and namespace: `ru/editableTable`. */
const loaded = new Map<string, MessageTree>();
const loading = new Map<string, Promise<void>>();

const libraryCode = ({ code }: LanguagePack): Language => (isLanguage(code) ? code : 'en');
const keyOf = (pack: LanguagePack, namespace: string): string => `${libraryCode(pack)}/${namespace}`;

/** The library's messages of a namespace in the language of a pack, if they were loaded. They stand in for texts that the pack lacks. */
export const libraryMessages = (pack: LanguagePack, namespace: string): MessageTree | undefined => loaded.get(keyOf(pack, namespace));

/** Whether no text of a namespace is missing. */
export const hasMessages = (pack: LanguagePack, namespace: string): boolean =>
  Boolean(pack.isWhole && pack.messages[namespace]) || loaded.has(keyOf(pack, namespace));

/** The texts of `ui` come with the rest of what a page needs of a language; those of all other namespaces lie by themselves. */
function loaderOf(code: Language, namespace: string): (() => Promise<MessageTree>) | undefined {
  if (namespace === 'ui') return async () => (await loadLanguage(code)).messages['ui']!;
  const load = namespaces.get(namespace)?.[code];
  return load && (async () => (await load()).default);
}

/** Loads the library's messages of a namespace; they are asked for until they are there. */
export function loadMessages(pack: LanguagePack, namespace: string): Promise<void> {
  const key = keyOf(pack, namespace);
  const known = loading.get(key);
  if (known) return known;
  const load = loaderOf(libraryCode(pack), namespace);
  if (!load) throw new Error(`No messages are registered for '${namespace}'`);
  const started = untilThere(load).then((messages) => void loaded.set(key, messages));
  loading.set(key, started);
  return started;
}

/**
 * Asks for the messages of a namespace in the languages that are there, before anything shows them: for a component that whole pages are
 * made of, at module level, so that its code and its messages travel together.
 */
export function fetchMessagesEarly(namespace: string): void {
  for (const pack of loadedLanguages()) if (!hasMessages(pack, namespace)) void loadMessages(pack, namespace);
}

/** Loads in one language what is in use in another, so that a change of language shows no component without texts. */
export async function loadSameMessages(from: LanguagePack, to: LanguagePack): Promise<void> {
  const used = ['ui', ...namespaces.keys()].filter((namespace) => hasMessages(from, namespace) && !hasMessages(to, namespace));
  await Promise.all(used.map((namespace) => loadMessages(to, namespace)));
}

/** The text of a key, with its values filled in. Plural forms follow `count`. A key without a text is shown itself. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Texts in one language, found by namespace and key. */
export interface Texts {
  readonly tag: string;
  readonly find: (namespace: string, key: string) => string | undefined;
}

/** @param texts asked one after the other, each with the plural forms of its language: no form is mixed in from the next where one has its own */
export function createTranslate(namespace: string, texts: readonly Texts[]): Translate {
  const sources = texts.map(({ tag, find }) => ({ find, plurals: new Intl.PluralRules(tag) }));
  return (fullKey, values = {}) => {
    const [prefix, key] = fullKey.includes(':') ? (fullKey.split(':', 2) as [string, string]) : [namespace, fullKey];
    const { count } = values;
    for (const { find, plurals } of sources) {
      const keys = typeof count === 'number' ? [`${key}_${plurals.select(count)}`, `${key}_other`, key] : [key];
      for (const candidate of keys) {
        const text = find(prefix, candidate);
        if (text !== undefined) return fillIn(text, values);
      }
    }
    return key;
  };
}

/** Finds a text: in the first of the trees that has it. */
export function findText(trees: readonly (MessageTree | undefined)[], key: string): string | undefined {
  const path = key.split('.');
  for (const tree of trees) {
    const found = path.reduce<string | MessageTree | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), tree);
    if (typeof found === 'string') return found;
  }
  return undefined;
}

const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    return value === undefined || value === null ? '' : String(value as string | number);
  });
