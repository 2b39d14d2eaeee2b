import { useCallback, useEffect, useState } from 'react';
import type { QueryStore, SavedQuery } from '../queryStore.ts';

export interface SavedQueries {
  /** Undefined while they are read for the first time. */
  queries: readonly SavedQuery[] | undefined;
  error: Error | undefined;
  reload: () => void;
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** The saved queries of a store, read when they are `wanted`. */
export function useSavedQueries(store: QueryStore, wanted: boolean): SavedQueries {
  const [state, setState] = useState<Pick<SavedQueries, 'queries' | 'error'>>({ queries: undefined, error: undefined });
  const [version, setVersion] = useState(0);
  const reload = useCallback(() => setVersion((count) => count + 1), []);
  useEffect(() => {
    if (!wanted) return;
    const controller = new AbortController();
    store.list(controller.signal).then(
      (queries) => !controller.signal.aborted && setState({ queries, error: undefined }),
      (error: unknown) => !controller.signal.aborted && setState(({ queries }) => ({ queries, error: toError(error) })),
    );
    return () => controller.abort();
  }, [store, wanted, version]);
  return { ...state, reload };
}
