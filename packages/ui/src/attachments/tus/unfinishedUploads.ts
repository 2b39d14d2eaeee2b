/** Addresses of uploads that have begun and are not whole yet, by a text that says what is sent where. */
export interface UnfinishedUploads {
  find(what: string): string | undefined;
  keep(what: string, url: string): void;
  forget(what: string): void;
}

/** What is needed of `localStorage` or `sessionStorage`. */
export type UploadStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

interface Entry {
  url: string;
  /** When it was kept, ms since 1970. */
  since: number;
}

const prefix = 'harrow.tus.';
const msOfDay = 24 * 60 * 60 * 1000;

/**
 * @param storageOf outlives the page. A full or forbidden one costs nothing but that
 * @param keepDays older ones are removed: servers do not keep unfinished uploads for ever either
 */
export function createUnfinishedUploads(storageOf: () => UploadStorage, keepDays: number): UnfinishedUploads {
  const ofPage = new Map<string, string>();
  const isFresh = (entry: Entry | undefined): entry is Entry => entry !== undefined && Date.now() - entry.since < keepDays * msOfDay;

  function inStorage<Result>(act: (storage: UploadStorage) => Result): Result | undefined {
    try {
      return act(storageOf());
    } catch {
      // Private mode, no space left, or no browser: the addresses last as long as the page.
      return undefined;
    }
  }
  return {
    find(what) {
      const known = ofPage.get(what);
      if (known !== undefined) return known;
      const entry = inStorage((storage) => readEntry(storage.getItem(prefix + what)));
      return isFresh(entry) ? entry.url : undefined;
    },
    keep(what, url) {
      ofPage.set(what, url);
      inStorage((storage) => {
        for (const key of keysIn(storage)) if (!isFresh(readEntry(storage.getItem(key)))) storage.removeItem(key);
        storage.setItem(prefix + what, JSON.stringify({ url, since: Date.now() } satisfies Entry));
      });
    },
    forget(what) {
      ofPage.delete(what);
      inStorage((storage) => storage.removeItem(prefix + what));
    },
  };
}

const keysIn = (storage: UploadStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) => key.startsWith(prefix));

/** An entry out of stored JSON; what another hand has written there is none. */
function readEntry(text: string | null): Entry | undefined {
  try {
    const { url, since } = JSON.parse(text ?? 'null') as Partial<Record<keyof Entry, unknown>>;
    return typeof url === 'string' && typeof since === 'number' ? { url, since } : undefined;
  } catch {
    return undefined;
  }
}
