import { isLanguage, type Language } from './language.ts';
import type { LanguagePack, MessagesByNamespace, MessageTree } from './languagePack.ts';
import { untilThere } from './lazyPart.ts';

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

/** The messages of a namespace, if they are there. */
export const messagesNow = (pack: LanguagePack, namespace: string): MessageTree | undefined =>
  pack.messages[namespace] ?? loaded.get(`${libraryCode(pack)}/${namespace}`);

/** Loads the messages of a namespace; it is asked for until they are there. */
export function loadMessages(pack: LanguagePack, namespace: string): Promise<void> {
  const key = `${libraryCode(pack)}/${namespace}`;
  const known = loading.get(key);
  if (known) return known;
  const load = namespaces.get(namespace)?.[libraryCode(pack)];
  if (!load) throw new Error(`No messages are registered for '${namespace}'`);
  const started = untilThere(load).then(({ default: messages }) => void loaded.set(key, messages));
  loading.set(key, started);
  return started;
}

/** Loads in one language what is in use in another, so that a change of language shows no component without texts. */
export async function loadSameMessages(from: LanguagePack, to: LanguagePack): Promise<void> {
  const used = [...namespaces.keys()].filter((namespace) => messagesNow(from, namespace) && !messagesNow(to, namespace));
  await Promise.all(used.map((namespace) => loadMessages(to, namespace)));
}

/** The text of a key, with its values filled in. Plural forms follow `count`. A key without a text is shown itself. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** @param find the text of a full key in a namespace */
export function createTranslate(tag: string, namespace: string, find: (namespace: string, key: string) => string | undefined): Translate {
  const plurals = new Intl.PluralRules(tag);
  return (fullKey, values = {}) => {
    const [prefix, key] = fullKey.includes(':') ? (fullKey.split(':', 2) as [string, string]) : [namespace, fullKey];
    const { count } = values;
    const keys = typeof count === 'number' ? [`${key}_${plurals.select(count)}`, `${key}_other`, key] : [key];
    for (const candidate of keys) {
      const text = find(prefix, candidate);
      if (text !== undefined) return fillIn(text, values);
    }
    return key;
  };
}

/** Finds a text: in the first of the trees that has it. */
export function findText(trees: readonly (MessagesByNamespace[string] | undefined)[], key: string): string | undefined {
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
