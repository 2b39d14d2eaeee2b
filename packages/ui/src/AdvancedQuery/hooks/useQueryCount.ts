import type { QueryGroup } from '@harrow/validation/query';
import { useEffect, useRef, useState } from 'react';
import type { AdvancedQueryProps, QueryCount } from '../AdvancedQuery.types.ts';

/** From the last change to the question. */
const debounceMs = 500;

export type CountState = { state: 'idle' | 'counting' } | { state: 'done'; count: QueryCount } | { state: 'failed'; reason: string };

/** Number of records of a query, requested half a second after its last change. Outdated requests are aborted, and their answers dropped. */
export function useQueryCount(query: QueryGroup | undefined, onCount: AdvancedQueryProps['onCount']): CountState {
  const [count, setCount] = useState<CountState>({ state: 'idle' });
  const key = query && onCount ? JSON.stringify(query) : '';
  const newest = useRef({ query, onCount });
  newest.current = { query, onCount };
  useEffect(() => {
    if (key === '') return setCount({ state: 'idle' });
    const controller = new AbortController();
    setCount({ state: 'counting' });
    const show = (next: CountState): void => {
      if (!controller.signal.aborted) setCount(next);
    };
    const timer = setTimeout(() => {
      const { query: asked, onCount: ask } = newest.current;
      ask!(asked!, controller.signal).then(
        (answer) => show({ state: 'done', count: answer }),
        (error: unknown) => show({ state: 'failed', reason: error instanceof Error ? error.message : String(error) }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  return count;
}
