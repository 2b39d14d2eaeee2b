import { createRecordCache, type RecordCache } from '../recordCache/recordCache.ts';
import type { DictionaryItem, DictionarySource } from '../sources/dictionarySource.ts';

export interface DictSearchState {
  /** Items found so far; undefined before the first answer. */
  items?: readonly DictionaryItem[];
  loading: boolean;
  error?: Error;
  /** The last page was full: there may be more. */
  hasMore: boolean;
}

export interface DictSearch {
  /** Asks after a pause in typing. An answer that is overtaken by a newer question is never shown. */
  ask(keyword: string, waitMs?: number): void;
  /** The next page of the same question; nothing while one is on its way. */
  more(): void;
  stop(): void;
}

export interface DictSearchOptions {
  pageSize: number;
  waitMs: number;
  fetchPage: (query: { keyword: string; page: number; pageSize: number }, signal: AbortSignal) => Promise<readonly DictionaryItem[]>;
  show: (state: DictSearchState) => void;
}

export function createDictSearch({ pageSize, waitMs: defaultWaitMs, fetchPage, show }: DictSearchOptions): DictSearch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let question: AbortController | undefined;
  let shown: { keyword: string; page: number; items: readonly DictionaryItem[]; hasMore: boolean } | undefined;

  function stop(): void {
    clearTimeout(timer);
    question?.abort();
    question = undefined;
  }

  async function send(keyword: string, page: number): Promise<void> {
    const asked = new AbortController();
    question = asked;
    const before = page > 1 && shown ? shown.items : [];
    show({ items: shown?.items, loading: true, hasMore: false });
    try {
      const answer = await fetchPage({ keyword, page, pageSize }, asked.signal);
      if (question !== asked) return;
      question = undefined;
      const known = new Set(before.map(({ value }) => value));
      shown = { keyword, page, items: [...before, ...answer.filter(({ value }) => !known.has(value))], hasMore: answer.length >= pageSize };
      show({ items: shown.items, loading: false, hasMore: shown.hasMore });
    } catch (error) {
      if (question !== asked) return;
      question = undefined;
      show({ items: page > 1 ? shown?.items : undefined, loading: false, hasMore: false, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  return {
    ask(keyword, waitMs = defaultWaitMs) {
      stop();
      timer = setTimeout(() => void send(keyword, 1), waitMs);
    },
    more() {
      if (!question && shown?.hasMore) void send(shown.keyword, shown.page + 1);
    },
    stop,
  };
}

const caches = new WeakMap<DictionarySource, Map<string, RecordCache<DictionaryItem>>>();

/** Texts of single values of a long dictionary, asked for together and kept for all fields and cells of a page, until the source says that texts are old. */
export function dictionaryTexts(source: DictionarySource, language: string, code: string): RecordCache<DictionaryItem> {
  const ofSource = caches.get(source) ?? new Map<string, RecordCache<DictionaryItem>>();
  if (!caches.has(source)) source.subscribe?.(() => ofSource.forEach((cache) => cache.doubt()));
  caches.set(source, ofSource);
  const key = `${language} ${code}`;
  let cache = ofSource.get(key);
  if (!cache) {
    cache = createRecordCache<DictionaryItem>(
      'value',
      async (values) => {
        const texts = (await source.texts?.(code, values, new AbortController().signal)) ?? [];
        return values.flatMap((value, index) => (texts[index] === undefined ? [] : [{ value, text: texts[index] }]));
      },
      (known, item) => known.text === item.text,
    );
    ofSource.set(key, cache);
  }
  return cache;
}
