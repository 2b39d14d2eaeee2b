import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nounOf } from '../apps/portal/nounOf.ts';
import type { DemoUser } from '../apps/server/seed/organisations/users.ts';
import { baseDictionaries } from '../apps/server/src/modules/dictionary/baseDictionaries.ts';
import { toTextByLanguage } from '../apps/server/src/shared/messages/sixTexts.ts';

export type Language = DemoUser['language'];

/** The words that a user reads, in one language. */
export interface Texts {
  readonly language: Language;
  /** A message of the portal, `namespace:key`, or of the server, `server:key`. Throws when there is none: a journey must not look for nothing. */
  t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** A value of a dictionary. */
  dict: (code: string, value: string) => string;
}

type Messages = { readonly [key: string]: string | Messages };

const root = join(import.meta.dirname, '..');

/** Folders with the message files of a namespace. The server's are the common ones and those of its modules. */
const foldersOf = (namespace: string): string[] =>
  namespace === 'server' ? globSync(['apps/server/src/messages', 'apps/server/src/modules/*/messages'], { cwd: root }) : [folderOf(namespace)];

function folderOf(namespace: string): string {
  if (namespace === 'ui') return 'packages/ui/src/messages';
  const portal = 'apps/portal/src';
  const own = [
    `${portal}/${namespace}/messages`,
    `${portal}/platform/${namespace}/messages`,
    `packages/ui/src/${namespace.replace(/^./, (letter) => letter.toUpperCase())}/messages`,
    `packages/ui/src/${namespace}/messages`,
  ];
  const feature = `${portal}/features/${kebab(namespace)}/messages`;
  return own.find((folder) => existsSync(join(root, folder))) ?? feature;
}

/** Names of fields from the contract: `field` of the noun's namespace. */
function fieldNames(namespace: string, load: (folder: string) => Messages): Messages[] {
  const folder = `packages/contract/fields/${nounOf(kebab(namespace))}`;
  return existsSync(join(root, folder)) ? [{ field: { ...load('packages/contract/fields/common'), ...load(folder) } }] : [];
}

const kebab = (namespace: string): string => namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const read = new Map<string, Messages>();

function messagesOf(namespace: string, language: Language): Messages {
  const name = `${namespace}/${language}`;
  const load = (folder: string): Messages => JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Messages;
  const messages = read.get(name) ?? (Object.assign({}, ...foldersOf(namespace).map(load), ...fieldNames(namespace, load)) as Messages);
  read.set(name, messages);
  return messages;
}

/** The server's keys contain dots themselves: `E-701.locked`. */
function find(messages: Messages, key: string): string | undefined {
  const whole = messages[key];
  if (typeof whole === 'string') return whole;
  const found = key.split('.').reduce<string | Messages | undefined>((part, name) => (typeof part === 'object' ? part[name] : undefined), messages);
  return typeof found === 'string' ? found : undefined;
}

export function textsIn(language: Language): Texts {
  const plural = new Intl.PluralRules(language);
  return {
    language,
    t: (key, values = {}) => {
      const [namespace = '', name = ''] = key.split(':');
      const messages = messagesOf(namespace, language);
      const form = typeof values['count'] === 'number' ? `${name}_${plural.select(values['count'])}` : name;
      const text = find(messages, form) ?? find(messages, name);
      if (text === undefined) throw new RangeError(`There is no message ${key} in ${language}`);
      return text.replaceAll(/\{\{?(\w+)\}?\}/g, (place, one: string) => String(values[one] ?? place));
    },
    dict: (code, value) => {
      const item = baseDictionaries.get(code)?.items.find(([own]) => own === value);
      if (!item) throw new RangeError(`The dictionary ${code} has no ${value}`);
      const [, zhCn, en, es, ru, fr, pt] = item;
      return toTextByLanguage([zhCn, en, es, ru, fr, pt])[language];
    },
  };
}
