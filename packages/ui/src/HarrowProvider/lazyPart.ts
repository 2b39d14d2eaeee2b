import { type ComponentType, lazy } from 'react';

type Tell = () => void;
const listeners = new Set<Tell>();

/** Calls `listener` whenever the code of a part could not be fetched. Returns what stops it. */
export function onPartMissed(listener: Tell): Tell {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tellAll = (): void => listeners.forEach((tell) => tell());

/**
 * Asks until it is there: a part that is missing must not take down the page around it, nor be missing for good.
 * @param missed called after each attempt that failed; default: tells who listens
 * @param pauses before the next attempts, in milliseconds; the last one is repeated
 */
export async function untilThere<T>(load: () => Promise<T>, missed: Tell = tellAll, pauses: readonly number[] = [1_000, 3_000, 10_000]): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch {
      missed();
      await new Promise((resolve) => setTimeout(resolve, pauses[Math.min(attempt, pauses.length - 1)]));
    }
  }
}

/** React's `lazy` for parts of our components, which keep their place (`Suspense`) until they arrive, however late. */
export const lazyPart: typeof lazy = (load) => lazy(() => untilThere(load));

/** A dialog whose code is fetched when it is first shown, or by `prepare`: when somebody points at what opens it. */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // A failed load is told when the dialog is wanted.
  const prepare = (): void => void load().catch(() => undefined);
  return { Dialog: lazyPart(load), prepare };
}
