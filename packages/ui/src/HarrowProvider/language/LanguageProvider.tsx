import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isLanguage } from './language.ts';
import { createPageLanguage, LanguageContext } from './languageContext.ts';
import { type LanguagePack, loadLanguage, noTexts, packNow } from './languagePack.ts';
import { untilThere } from '../parts/lazyPart.ts';
import type { MessageWords } from './MessageWords.ts';
import { loadSameMessages } from './messages.ts';

export interface LanguageProps {
  /**
   * The code of a language of the library, fetched when it is needed, or a whole language: one of `@harrow/ui/locales/…`, which
   * are there at once, also on a server, or your own. Default `en`.
   */
  language?: string | LanguagePack;
  /** Your own words for single texts, by namespace and key: `{ ui: { retry: 'Once more' } }`. */
  messages?: MessageWords;
  /** Called when another language could not be loaded; the previous one stays. The first is asked for until it is there. */
  onLanguageError?: (error: unknown) => void;
  /** Content in this language. */
  children?: ReactNode;
}

/** The language of our components below it, for pages that need nothing else of `HarrowProvider`. */
export function LanguageProvider({ language = 'en', messages, onLanguageError, children }: LanguageProps) {
  const pack = useLanguagePack(language, onLanguageError);
  const value = useMemo(() => createPageLanguage(pack, messages), [pack, messages]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

/** The wanted language once it is loaded; until then the one before. The first suspends, so that nothing is shown without texts. */
function useLanguagePack(wanted: string | LanguagePack, onError?: (error: unknown) => void): LanguagePack {
  const [shown, setShown] = useState(() => packNow(wanted));
  useEffect(() => {
    let current = true;
    void loadWhole(wanted, shown).then(
      (pack) => current && setShown(pack),
      (error: unknown) => current && onError?.(error),
    );
    return () => {
      current = false;
    };
    // The newest callback, and the language before, are not worth loading a language again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  // oxlint-disable-next-line typescript/only-throw-error
  if (!shown) throw firstLoad(wanted as string);
  return shown;
}

/** A language with the messages of all namespaces that the page already shows in another. */
async function loadWhole(wanted: string | LanguagePack, before: LanguagePack | undefined): Promise<LanguagePack> {
  const pack = packNow(wanted) ?? (await loadLanguage(wanted as string));
  if (before && before !== pack) await loadSameMessages(before, pack);
  return pack;
}

const firstLoads = new Map<string, Promise<unknown>>();

/** One promise for a language, asked for until it is there. Throws for a code that does not exist. */
function firstLoad(code: string): Promise<unknown> {
  if (!isLanguage(code)) throw new Error(noTexts(code));
  const known = firstLoads.get(code);
  if (known) return known;
  const loading = untilThere(() => loadLanguage(code));
  firstLoads.set(code, loading);
  return loading;
}
