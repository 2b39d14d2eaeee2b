import { useEffect, useRef, useState } from 'react';
import { useSettings, useSource } from '../HarrowProvider/settings.ts';
import type { DictionaryItem } from '../sources/dictionarySource.ts';
import { dictionaryItems, forgetDictionaries } from './dictionaryItems.ts';

export interface DictionaryState {
  /** Undefined while loading for the first time. */
  items?: DictionaryItem[];
  error?: Error;
  retry(): void;
}

/** The items of a dictionary in the user's language; follows the source's `subscribe`. */
export function useDictionary(code: string): DictionaryState {
  const source = useSource('dictionary');
  const { language } = useSettings();
  const [version, setVersion] = useState(0);
  const [state, setState] = useState<{ key: string; items?: DictionaryItem[]; error?: Error }>();
  const key = `${language}/${code}`;

  useEffect(
    () =>
      source.subscribe?.(() => {
        // All listeners are told before any effect asks again, so the new requests are shared like the old.
        forgetDictionaries(source);
        setVersion((count) => count + 1);
      }),
    [source],
  );

  const shown = state?.key === key ? state : undefined;
  const items = shown?.items ?? source.known?.(code);
  const shownItems = useRef(items);
  shownItems.current = items;

  useEffect(() => {
    let current = true;
    // Without a code there is nothing to ask for: the caller says so.
    const asked = code === '' ? Promise.reject(new Error('No dictionary code')) : dictionaryItems(source, language, code);
    asked.then(
      (answer) => current && answer !== shownItems.current && setState({ key, items: answer }),
      (error: unknown) => current && setState({ key, error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      current = false;
    };
  }, [source, language, key, code, version]);

  return { items, error: shown?.error, retry: () => setVersion((count) => count + 1) };
}
