import { useEffect, useRef, useState } from 'react';

export interface Answer<T> {
  /** The last answer; stays while the next one is on its way. */
  data?: T | undefined;
  loading: boolean;
  /** Why the last question has no answer. */
  error?: Error | undefined;
  retry: () => void;
}

interface State<T> {
  key: string | undefined;
  data?: T | undefined;
  error?: Error | undefined;
}

/**
 * Asks whenever `key` changes. A newer question aborts the one before, whose answer is never shown.
 * @param key undefined: nothing is asked
 */
export function useAnswer<T>(key: string | undefined, ask: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [state, setState] = useState<State<T>>({ key: undefined });
  const [round, setRound] = useState(0);
  const asking = useRef(ask);
  asking.current = ask;
  const wanted = key === undefined ? undefined : `${round} ${key}`;

  useEffect(() => {
    if (wanted === undefined) return;
    const question = new AbortController();
    asking.current(question.signal).then(
      (data) => !question.signal.aborted && setState({ key: wanted, data }),
      (error: unknown) => {
        if (question.signal.aborted) return;
        setState((before) => ({ key: wanted, data: before.data, error: error instanceof Error ? error : new Error(String(error)) }));
      },
    );
    return () => question.abort();
  }, [wanted]);

  const isCurrent = state.key === wanted;
  return {
    data: state.data,
    loading: wanted !== undefined && !isCurrent,
    error: isCurrent ? state.error : undefined,
    retry: () => setRound((count) => count + 1),
  };
}
