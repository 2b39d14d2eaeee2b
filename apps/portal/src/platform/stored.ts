/** One week in milliseconds: the life of the login, of the user's details and of the dictionaries. */
export const weekMs = 604_800_000;

interface Wrapped {
  value: unknown;
  /** Epoch milliseconds, or null for ever. */
  expire: number | null;
}

/**
 * A value kept in the browser, or `undefined` when there is none, it has expired, or it cannot be read.
 * The caller names the type that it once wrote; values that older builds wrote under the same key must still fit.
 */
export function readStored<T>(key: string, now: number = Date.now()): T | undefined {
  try {
    const wrapped = JSON.parse(localStorage.getItem(key) ?? 'null') as Wrapped | null;
    const isAlive = wrapped !== null && (wrapped.expire === null || wrapped.expire > now);
    return isAlive ? (wrapped.value as T) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a value in the browser.
 * @param lifeMs lifetime; for ever when absent
 * @returns false when the storage is full or forbidden: the storage is a convenience, never the only copy
 */
export function writeStored(key: string, value: unknown, lifeMs?: number, now: number = Date.now()): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ value, expire: lifeMs === undefined ? null : now + lifeMs }));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing to remove.
  }
}
