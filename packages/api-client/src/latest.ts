/**
 * Lets only the last of several calls win: starting one aborts the one before, whose promise rejects with `AbortError`
 * even if its answer arrives late. For searches as you type.
 *
 * @example
 * const latest = createLatest();
 * const users = await latest((signal) => searchUsers(text, signal));
 */
export function createLatest(): <T>(start: (signal: AbortSignal) => Promise<T>) => Promise<T> {
  let current: AbortController | undefined;
  return async (start) => {
    current?.abort();
    const mine = new AbortController();
    current = mine;
    const result = await start(mine.signal);
    mine.signal.throwIfAborted();
    return result;
  };
}

/** True for the rejection of a call that was given up: nothing to show. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
