/** Life of a login token: 7 days, in milliseconds. */
export const tokenLifeMs = 604_800_000;

/** Storage of the login token. Injected into the client, so that an application may keep it elsewhere. */
export interface TokenStore {
  /** The token, or `undefined` without a login or after its expiry. */
  get(): string | undefined;
  set(token: string): void;
  clear(): void;
}

interface Stored {
  value: string;
  /** Epoch milliseconds. */
  expire: number;
}

function parse(text: string | null): Stored | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    return typeof stored?.value === 'string' && typeof stored.expire === 'number' ? (stored as Stored) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A token store in `localStorage` (or another `Storage`), under the key `Access-Token`, for 7 days.
 * If the storage is full or forbidden, the token lives as long as the page.
 */
export function createTokenStore(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, key = 'Access-Token', now: () => number = Date.now): TokenStore {
  let memory: Stored | undefined;
  const read = (): Stored | undefined => {
    try {
      return parse(storage.getItem(key)) ?? memory;
    } catch {
      return memory;
    }
  };
  return {
    get() {
      const stored = read();
      return stored && stored.expire > now() ? stored.value : undefined;
    },
    set(token) {
      const stored = { value: token, expire: now() + tokenLifeMs };
      memory = undefined;
      try {
        storage.setItem(key, JSON.stringify(stored));
      } catch {
        memory = stored;
      }
    },
    clear() {
      memory = undefined;
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was stored where nothing may be stored.
      }
    },
  };
}

/** A token store that forgets with the process: for tests, scripts and servers. */
export function createMemoryTokenStore(initial?: string): TokenStore {
  let token = initial;
  return {
    get: () => token,
    set: (next) => {
      token = next;
    },
    clear: () => {
      token = undefined;
    },
  };
}
