import type { DictionaryItem, DictionarySource } from '../sources/dictionarySource.ts';
import { createObservable } from '../observable/observable.ts';

/** Items of a dictionary with the stamp that they had when they were read. */
export interface StampedItems {
  items: DictionaryItem[];
  /** Undefined where the server has none, as of what is not the same for everybody: such items are not kept in the browser. */
  version?: string | undefined;
}

/** Stamps of all dictionaries, as one process of the server knew them at one time. */
export interface DictionaryVersions {
  /** Another one as soon as any dictionary is another. */
  version: string;
  /** By code of the dictionary. */
  dictionaries: Record<string, string>;
}

export interface DictionaryStoreOptions {
  /** Language of the texts that the calls answer. */
  language(): string;
  /** The items of one dictionary; with `fetchVersions`, each with its stamp. */
  fetchItems(code: string): Promise<DictionaryItem[] | StampedItems>;
  /** All dictionaries by code. */
  fetchAll(): Promise<Record<string, DictionaryItem[] | StampedItems>>;
  /** Makes the server read its dictionaries again. */
  emptyServer(): Promise<unknown>;
  /**
   * Stamps of all dictionaries; undefined when their version is still `known`. It is asked when the page is opened, and
   * then at most once a minute while the page is visible. A dictionary is read again only when its own stamp has changed;
   * without this, each is read again once per page.
   */
  fetchVersions?(known: string | undefined): Promise<DictionaryVersions | undefined>;
  /** Searching and naming, for dictionaries that are too long to be loaded. */
  search?: DictionarySource['search'];
  texts?: DictionarySource['texts'];
  /** Key in the browser's storage. Default `UI_CACHE_DB_DICT_DATA`. */
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
  /**
   * Call it when a dictionary has changed: compares the stamps now, and refreshes what is shown. Never rejects.
   * @param version of all dictionaries, where an answer of the server has told it: nothing is asked when it is known
   * @returns whether any dictionary is another than at the last comparison
   */
  catchUp(version?: string): Promise<boolean>;
}

interface Cache {
  language: string;
  /** At the last comparison, of this page or another. */
  versions?: DictionaryVersions | undefined;
  dictionaries: Record<string, StampedItems>;
}

interface Kept {
  value: Cache;
  /** Epoch milliseconds. */
  expire: number;
}

const weekMs = 604_800_000;
/** Interval of comparing stamps while the page is visible. */
const checkPauseMs = 60_000;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const stamped = (answer: DictionaryItem[] | StampedItems): StampedItems => (Array.isArray(answer) ? { items: answer } : answer);

/**
 * Dictionaries in memory and in the browser, each with the stamp that its items had. What is known is answered at once and
 * renewed in the background; calls in flight are shared; a changed text reaches every component and every other window.
 * If the browser's storage is full or forbidden, the cache is in memory only.
 */
export function createDictionaryStore(options: DictionaryStoreOptions): DictionaryStore {
  const { language, fetchVersions, key = 'UI_CACHE_DB_DICT_DATA', lifeMs = weekMs } = options;
  const { subscribe, notify } = createObservable();
  const hasWindow = typeof window !== 'undefined';
  const pending = new Map<string, Promise<DictionaryItem[]>>();
  /** After which comparison each was asked for: once is enough until the next, whatever stamp came. */
  const askedAfter = new Map<string, number>();
  const used = new Set<string>();
  let comparisons = 0;
  let comparing: Promise<void> | undefined;
  let nextComparison: Promise<void> | undefined;
  let comparedAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let memory: Cache | undefined;

  /** Read when it is first needed: until the login the language may still change. */
  function cache(): Cache {
    memory ??= read(key);
    return memory?.language === language() ? memory : { language: language(), dictionaries: {} };
  }

  const isCurrent = (code: string): boolean => {
    const { versions, dictionaries } = cache();
    const version = dictionaries[code]?.version;
    return version !== undefined && version === versions?.dictionaries[code];
  };

  /** Beside what other windows have kept meanwhile. What has no stamp would be kept without ever being compared. */
  function keep(changed: Record<string, StampedItems>, versions?: DictionaryVersions): void {
    const before = cache();
    memory = { language: before.language, versions: versions ?? before.versions, dictionaries: { ...before.dictionaries, ...changed } };
    const stored = read(key);
    const others = stored?.language === memory.language ? stored : undefined;
    const dictionaries = { ...memory.dictionaries, ...others?.dictionaries, ...changed };
    const value = {
      language: memory.language,
      versions: versions ?? others?.versions ?? memory.versions,
      dictionaries: fetchVersions ? Object.fromEntries(Object.entries(dictionaries).filter(([, { version }]) => version !== undefined)) : dictionaries,
    };
    write(key, { value, expire: Date.now() + lifeMs });
  }

  async function fetchAndKeep(code: string): Promise<DictionaryItem[]> {
    const asked = language();
    const { items, version } = stamped(await options.fetchItems(code));
    // The language may have changed meanwhile.
    if (asked !== language()) return items;
    const known = cache().dictionaries[code];
    const isKnown = known !== undefined && isSame(known.items, items);
    const shown = isKnown ? known.items : items;
    if (!isKnown || known.version !== version) keep({ [code]: { items: shown, version } });
    if (known && !isKnown) notify();
    return shown;
  }

  /** One question at a time for each dictionary; a failed one may be asked again. */
  function ask(code: string): Promise<DictionaryItem[]> {
    const name = `${language()} ${code}`;
    const running = pending.get(name);
    if (running) return running;
    askedAfter.set(name, comparisons);
    const asked = fetchAndKeep(code).finally(() => pending.delete(name));
    pending.set(name, asked);
    asked.catch(() => askedAfter.delete(name));
    return asked;
  }

  async function renew(code: string): Promise<void> {
    await compareIfDue();
    if (!isCurrent(code) && askedAfter.get(`${language()} ${code}`) !== comparisons) await ask(code);
  }

  /** After a comparison: dictionaries of this page that have changed are read at once; those without a stamp are requested again where they are shown. */
  function compared(): void {
    comparedAt = Date.now();
    comparisons += 1;
    waitForNext();
    const old = Object.entries(cache().dictionaries).filter(([code]) => !isCurrent(code));
    for (const [code, { version }] of old) if (version !== undefined && used.has(code)) ask(code).catch(() => undefined);
    if (old.length > 0) notify();
  }

  async function fetchAndCompare(known: string | undefined): Promise<void> {
    comparedAt = Date.now();
    try {
      const versions = await fetchVersions?.(known);
      if (versions) keep({}, versions);
      compared();
    } catch {
      // The next one who asks for a dictionary tries again.
      comparedAt = undefined;
    }
  }

  function compare(known: string | undefined): Promise<void> {
    comparing ??= fetchAndCompare(known).finally(() => (comparing = undefined));
    return comparing;
  }

  async function compareIfDue(): Promise<void> {
    if (!fetchVersions) return;
    if (comparing || comparedAt === undefined || Date.now() - comparedAt >= checkPauseMs) await compare(cache().versions?.version);
  }

  /** A running request may have read before the change: later callers share the next one. */
  function compareAnew(known: string | undefined): Promise<void> {
    if (!comparing) return compare(known);
    nextComparison ??= comparing.then(() => {
      nextComparison = undefined;
      return compare(known);
    });
    return nextComparison;
  }

  function waitForNext(): void {
    if (!hasWindow || !fetchVersions) return;
    clearTimeout(timer);
    timer = setTimeout(lookAgain, checkPauseMs);
  }

  function lookAgain(): void {
    if (document.visibilityState === 'visible' && timer !== undefined) void compareIfDue();
  }

  function follow(event: StorageEvent): void {
    if (event.key !== key || !event.newValue) return;
    const next = read(key);
    const before = cache();
    if (!next || next.language !== before.language) return;
    memory = { ...next, dictionaries: { ...before.dictionaries, ...next.dictionaries } };
    if (next.versions?.version !== before.versions?.version) compared();
    if (Object.entries(before.dictionaries).some(([code, { items }]) => !isSame(items, memory!.dictionaries[code]!.items))) notify();
  }

  if (hasWindow) {
    window.addEventListener('storage', follow);
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
  }

  return {
    search: options.search,
    texts: options.texts,
    known: (code) => cache().dictionaries[code]?.items,
    items(code) {
      if (timer === undefined) waitForNext();
      used.add(code);
      const known = cache().dictionaries[code];
      if (!known) return ask(code);
      // The failed renewal of a text that is known is no failure of this call.
      renew(code).catch(() => undefined);
      return Promise.resolve(known.items);
    },
    subscribe,
    async catchUp(version) {
      if (!fetchVersions) return false;
      const before = cache().versions?.version;
      if (version !== undefined && version === before) {
        compared();
        return false;
      }
      await compareAnew(version === undefined ? before : undefined);
      return before !== cache().versions?.version;
    },
    async refresh() {
      await options.emptyServer();
      const all = Object.entries(await options.fetchAll()).map(([code, answer]) => [code, stamped(answer)] as const);
      for (const [code] of all) askedAfter.set(`${language()} ${code}`, comparisons);
      memory = { language: language(), versions: cache().versions, dictionaries: {} };
      remove(key);
      keep(Object.fromEntries(all));
      notify();
    },
  };
}

function read(key: string): Cache | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    // Earlier versions kept it in another shape.
    return kept && kept.expire > Date.now() && typeof kept.value.dictionaries === 'object' ? kept.value : undefined;
  } catch {
    return undefined;
  }
}

/** If there is no room for the new texts the old ones are removed, too: they would come back as if they were current. */
function write(key: string, kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    remove(key);
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden; memory alone has to do.
  }
}
