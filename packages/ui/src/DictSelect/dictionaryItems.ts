import type { DictionaryItem, DictionarySource } from '../sources/dictionarySource.ts';

// One request per source, language and code, however many cells ask at once. A failed one is forgotten.
const requests = new WeakMap<DictionarySource, Map<string, Promise<DictionaryItem[]>>>();

/** The items of a dictionary, asked for once. */
export function dictionaryItems(source: DictionarySource, language: string, code: string): Promise<DictionaryItem[]> {
  const known = requests.get(source) ?? new Map<string, Promise<DictionaryItem[]>>();
  requests.set(source, known);
  const key = `${language}/${code}`;
  let items = known.get(key);
  if (!items) {
    items = source.items(code);
    known.set(key, items);
    items.catch(() => known.delete(key));
  }
  return items;
}

/** Forgets what was asked for: the source has said that its texts are stale. */
export const forgetDictionaries = (source: DictionarySource): boolean => requests.delete(source);
