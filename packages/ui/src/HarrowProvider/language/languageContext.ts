import { createContext, useContext } from 'react';
import { isLanguage, localeTag } from './language.ts';
import type { LanguagePack, MessagesByNamespace } from './languagePack.ts';
import type { MessageWords } from './MessageWords.ts';
import { createTranslate, findText, hasMessages, libraryMessages, loadMessages, type Texts, type Translate } from './messages.ts';

/** The language of a part of the page. It never changes: another language is another object. */
export interface PageLanguage {
  readonly pack: LanguagePack;
  /** The function that translates in a namespace; one and the same for the life of this language. Suspends until its messages are loaded. */
  readonly translateIn: (namespace: string) => Translate;
}

export function createPageLanguage(pack: LanguagePack, overrides: MessageWords | MessagesByNamespace = {}): PageLanguage {
  const words = overrides as MessagesByNamespace;
  const translators = new Map<string, Translate>();
  const tag = localeTag(pack.code);
  const texts: readonly Texts[] = [
    { tag, find: (namespace, key) => findText([words[namespace], pack.messages[namespace]], key) },
    { tag: isLanguage(pack.code) ? tag : 'en', find: (namespace, key) => findText([libraryMessages(pack, namespace)], key) },
  ];
  return {
    pack,
    translateIn: (namespace) => {
      // React's way to wait in every version: what is thrown is awaited by the next `Suspense`, on servers too.
      // oxlint-disable-next-line typescript/only-throw-error
      if (!hasMessages(pack, namespace)) throw loadMessages(pack, namespace);
      const known = translators.get(namespace);
      if (known) return known;
      const created = createTranslate(namespace, texts);
      translators.set(namespace, created);
      return created;
    },
  };
}

export const LanguageContext = createContext<PageLanguage | undefined>(undefined);

/** Throws outside a `HarrowProvider` or `LanguageProvider`. */
export function usePageLanguage(): PageLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('HarrowProvider is missing above this component');
  return language;
}
