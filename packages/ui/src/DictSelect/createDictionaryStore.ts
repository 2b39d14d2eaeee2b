import type { DictionaryItem, DictionarySource } from '../sources/dictionarySource.ts';
import { createObservable } from '../observable/observable.ts';

export interface DictionaryStoreOptions {
  /** Language of the texts that the calls answer. */
  language(): string;
  /** The items of one dictionary. */
  fetchItems(code: string): Promise<DictionaryItem[]>;
  /** All dictionaries by code. */
  fetchAll(): Promise<Record<string, DictionaryItem[]>>;
  /** Makes the server read its dictionaries again. */
  emptyServer(): Promise<unknown>;
  /** Stamp of all texts. With it, what is kept is asked for again only after the stamp has changed; without it, once per page. */
  fetchVersion?(): Promise<string>;
  /** Searching and naming, for dictionaries that are too long to be loaded. */
  search?: DictionarySource['search'];
  texts?: DictionarySource['texts'];
  /** Where the browser keeps them. Default `UI_CACHE_DB_DICT_DATA`. */
  key?: string;
  /** Default: one week. */
  lifeMs?: number;
}

/** Dictionaries that are kept in memory and in the browser, and can be read anew. */
export interface DictionaryStore extends DictionarySource {
  known(code: string): DictionaryItem[] | undefined;
  subscribe(listener: () => void): () => void;
  /** Reads all dictionaries anew: the server's cache first, then all items. Rejects when one of both fails; then what is known stays. */
  refresh(): Promise<void>;
  /** Somebody changed a dictionary: looks for another stamp now, and renews what is shown. Never rejects. */
  catchUp(): Promise<void>;
}

interface Cache {
  language: string;
  version?: string | undefined;
  items: Record<string, DictionaryItem[]>;
}

interface Kept {
  value: Cache;
  /** Epoch milliseconds. */
  expire: number;
}

const weekMs = 604_800_000;
/** A page that is looked at again asks for the stamp, at most this often. */
const checkPauseMs = 60_000;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Dictionaries in memory and in the browser. What is known is answered at once and renewed in the background; calls in
 * flight are shared; a changed text reaches every component and every other tab. Where the browser keeps nothing
 * (full, forbidden), memory alone does.
 */
export function createDictionaryStore(options: DictionaryStoreOptions): DictionaryStore {
  const { language, fetchItems, fetchVersion, key = 'UI_CACHE_DB_DICT_DATA', lifeMs = weekMs } = options;
  const { subscribe, notify } = createObservable();
  const pending = new Map<string, Promise<DictionaryItem[]>>();
  let memory: Cache | undefined;
  let checked: Promise<boolean> | undefined;
  let checkedAt = 0;

  /** Read when it is first needed: until the login the language may still change. */
  function cache(): Cache {
    memory ??= read(key);
    return memory?.language === language() ? memory : { language: language(), items: {} };
  }

  function keep(next: Cache): void {
    memory = next;
    write(key, { value: next, expire: Date.now() + lifeMs });
  }

  async function fetchAndKeep(code: string): Promise<DictionaryItem[]> {
    const before = cache().items[code];
    const asked = language();
    const items = await fetchItems(code);
    // The language may have changed meanwhile.
    if (asked !== language() || isSame(before, items)) return items;
    keep({ ...cache(), items: { ...cache().items, [code]: items } });
    if (before) notify();
    return items;
  }

  /** One question at a time for each dictionary; a failed one may be asked again. */
  function ask(code: string): Promise<DictionaryItem[]> {
    const name = `${language()} ${code}`;
    const asked = pending.get(name) ?? fetchAndKeep(code);
    pending.set(name, asked);
    asked.catch(() => pending.delete(name));
    return asked;
  }

  /** Whether what is kept has the server's stamp; false where there are no stamps. */
  function isCurrent(): Promise<boolean> {
    if (!fetchVersion) return Promise.resolve(false);
    checkedAt ||= Date.now();
    checked ??= fetchVersion().then(
      (version) => {
        if (cache().version === version) return true;
        keep({ ...cache(), version });
        return false;
      },
      () => {
        checked = undefined;
        return true;
      },
    );
    return checked;
  }

  /** After a change elsewhere: what is known is asked for again by those who show it. */
  function renew(): void {
    pending.clear();
    notify();
  }

  async function checkAgain(): Promise<void> {
    if (document.visibilityState !== 'visible' || checkedAt === 0 || Date.now() - checkedAt < checkPauseMs) return;
    await catchUp();
  }

  async function catchUp(): Promise<void> {
    if (!fetchVersion) return;
    checkedAt = Date.now();
    const before = cache().version;
    checked = undefined;
    await isCurrent();
    if (before === cache().version) return;
    // From now on everything counts as old until it has been asked for.
    checked = Promise.resolve(false);
    renew();
  }

  function follow(event: StorageEvent): void {
    if (event.key !== key || !event.newValue) return;
    const next = read(key);
    if (!next || next.language !== language()) return;
    const before = cache().items;
    memory = next;
    if (Object.keys(before).some((code) => next.items[code] && !isSame(before[code], next.items[code]))) renew();
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', follow);
    document.addEventListener('visibilitychange', () => void checkAgain());
  }

  return {
    search: options.search,
    texts: options.texts,
    known: (code) => cache().items[code],
    items(code) {
      const known = cache().items[code];
      if (!known) return ask(code);
      // The failed renewal of a text that is known is no failure of this call.
      void isCurrent().then((current) => (current ? undefined : ask(code).catch(() => undefined)));
      return Promise.resolve(known);
    },
    subscribe,
    catchUp,
    async refresh() {
      await options.emptyServer();
      const items = await options.fetchAll();
      keep({ language: language(), version: await fetchVersion?.().catch(() => undefined), items });
      renew();
    },
  };
}

function read(key: string): Cache | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && kept.expire > Date.now() ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/** Where there is no room for the new texts the old ones go too: they would come back as if they were current. */
function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is forbidden; memory alone has to do.
    }
  }
}
