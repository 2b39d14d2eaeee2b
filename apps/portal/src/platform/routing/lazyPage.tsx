import { type ComponentType, use, useEffect, useState } from 'react';

/** Longest time a page may take to arrive, in milliseconds. */
const lazyPageLimitMs = 120_000;

/** The code of a page did not arrive. `retry` makes the next attempt a real one; the error page calls it. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  readonly retry: () => void;

  constructor(retry: () => void, cause: unknown) {
    super('A page could not be loaded', { cause });
    this.retry = retry;
  }
}

/** Settles like `load()`, or rejects once the time is over. */
function withLimit<T>(load: () => Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('The page took too long', 'TimeoutError')), limitMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Loads something once, at the first request. */
export interface Loader<T> {
  /** The thing itself once it is there. */
  loaded(): T | undefined;
  /** Always the same promise, also after a failure: React asks again and again. Rejects with `PageLoadError`. */
  load(): Promise<T>;
}

export function createLoader<T>(fetchIt: () => Promise<T>, limitMs: number = lazyPageLimitMs): Loader<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  const retry = (): void => {
    pending = undefined;
  };
  return {
    loaded: () => value,
    load() {
      pending ??= withLimit(fetchIt, limitMs).then(
        (result) => (value = result),
        (error: unknown) => {
          throw new PageLoadError(retry, error);
        },
      );
      return pending;
    },
  };
}

/** The loaded thing; suspends until it is there and throws when it cannot be had. No flash when it is already there. */
function useLoaded<T>(loader: Loader<T>): T {
  return loader.loaded() ?? use(loader.load());
}

/**
 * The loaded thing; undefined until it is there, throws if it cannot be loaded. For a whole page: React shows suspended content no sooner
 * than 300 ms after its outline, this as soon as it is there.
 */
export function useArrived<T>(loader: Loader<T>): T | undefined {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [, setArrived] = useState<T>();
  const value = loader.loaded();
  const isMissing = value === undefined;
  useEffect(() => {
    // Uses the value of this rendering: if the page has arrived since, `load` still settles and renders it.
    if (!isMissing) return undefined;
    let isGone = false;
    loader.load().then(
      (arrived) => isGone || setArrived(() => arrived),
      (error: unknown) => isGone || setFailure({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [loader, isMissing]);
  if (failure) throw failure.error;
  return value;
}

/** A component whose code is fetched when it is first shown, or earlier by `preload`. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loader = createLoader(load);
  function LazyPage(props: Props) {
    const Page = useLoaded(loader);
    return <Page {...props} />;
  }
  return Object.assign(LazyPage, { preload: loader.load });
}
