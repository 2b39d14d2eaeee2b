import { dictionariesGetDictItems, dictionariesQueryAllDictItems, dictionariesRefleshCache, type DictItem, resultOf } from '@harrow/api-client';
import { type DictionaryItem, type DictionarySource, type Language, tones } from '@harrow/ui';
import { readStored, weekMs, writeStored } from './stored.ts';

const cacheKey = 'UI_CACHE_DB_DICT_DATA';

interface Cache {
  language: Language;
  items: Record<string, DictionaryItem[]>;
}

export interface RefreshableDictionarySource extends Required<DictionarySource> {
  /** Empties the caches of server and browser and fetches all dictionaries anew. */
  refresh(): Promise<void>;
}

function toItem({ value, text, color }: DictItem): DictionaryItem {
  return { value, text, color: tones.find((tone) => tone === color) };
}

const toItems = (items: DictItem[]): DictionaryItem[] => items.map(toItem);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Dictionaries of the contract, in the language of the page. What this browser has seen within a week is answered at once, and
 * asked for again once in the background: a changed text arrives without a reload.
 */
export function createDictionarySource(language: () => Language): RefreshableDictionarySource {
  const listeners = new Set<() => void>();
  const pending = new Map<string, Promise<DictionaryItem[]>>();
  let memory: Cache | undefined;

  /** Read when it is first needed: until the login the language may still change. */
  const cached = (): Cache['items'] => {
    memory ??= readStored<Cache>(cacheKey);
    return memory?.language === language() ? memory.items : {};
  };
  const keep = (items: Cache['items']): void => {
    memory = { language: language(), items };
    writeStored(cacheKey, memory, weekMs);
  };
  const tell = (): void => listeners.forEach((listener) => listener());

  async function fetchItems(code: string): Promise<DictionaryItem[]> {
    const before = cached()[code];
    const items = toItems(await resultOf(dictionariesGetDictItems({ path: { dictCode: code } })));
    if (!isSame(before, items)) {
      keep({ ...cached(), [code]: items });
      if (before) tell();
    }
    return items;
  }

  /** One question at a time for each dictionary; a failed one may be asked again. */
  function ask(code: string): Promise<DictionaryItem[]> {
    const asked = pending.get(code) ?? fetchItems(code);
    pending.set(code, asked);
    asked.catch(() => pending.delete(code));
    return asked;
  }

  return {
    known: (code) => cached()[code],
    items(code) {
      const known = cached()[code];
      const asked = ask(code);
      // The failed refresh of a text that is known is no failure of this call.
      return known ? Promise.resolve(known) : asked;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      await resultOf(dictionariesRefleshCache());
      // The contract's map of lists arrives as a map of unknowns in the generated types.
      const all = (await resultOf(dictionariesQueryAllDictItems())) as Record<string, DictItem[]>;
      keep(Object.fromEntries(Object.entries(all).map(([code, items]) => [code, toItems(items)])));
      pending.clear();
      tell();
    },
  };
}
