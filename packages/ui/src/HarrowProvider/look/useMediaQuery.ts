import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Whether a CSS media query matches now. */
export function useMediaQuery(query: string): boolean {
  // Kept, since to ask for it anew at each rendering is felt where something is drawn at every key. There is none on a server.
  const list = useMemo(() => globalThis.window?.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}
