import { lazy } from 'react';

type Tell = () => void;
const listeners = new Set<Tell>();

/** Calls `listener` whenever the code of a part could not be fetched. Returns what stops it. */
export function onPartMissed(listener: Tell): Tell {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Pauses before the next attempts, in milliseconds; the last one is repeated. */
const pauses = [1_000, 3_000, 10_000];

/** Asks until it is there: a part that is missing must not take down the page around it, nor be missing for good. */
export async function untilThere<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch {
      for (const tell of listeners) tell();
      await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(attempt, pauses.length - 1)]));
    }
  }
}

/** React's `lazy` for parts of our components, which keep their place (`Suspense`) until they arrive, however late. */
export const lazyPart: typeof lazy = (load) => lazy(() => untilThere(load));
