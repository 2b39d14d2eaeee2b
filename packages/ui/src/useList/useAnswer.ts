import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../HarrowProvider/language/useTranslation.ts';
import type { ListAnswer, ListLoading, LoadList } from './useList.types.ts';
import type { ListState } from '../listState/listState.ts';

interface Known<T> {
  /** Request that the answer belongs to. */
  asked: unknown;
  data: ListAnswer<T> | undefined;
  error: { message: string } | null;
}

/** Asks for every state it is given. An earlier question is aborted, and its answer never shown, however late it comes. */
export function useAnswer<T>(load: LoadList<T> | undefined, state: ListState): ListLoading<T> {
  const { t } = useTranslation('ui');
  const [round, setRound] = useState(0);
  const [known, setKnown] = useState<Known<T>>({ asked: undefined, data: undefined, error: null });
  const asked = JSON.stringify([state, round]);
  const missing = load ? undefined : t('list.noLoad');
  useEffect(() => {
    if (!load) return undefined;
    const question = new AbortController();
    const isStale = (): boolean => question.signal.aborted;
    load(state, question.signal).then(
      (data) => isStale() || setKnown({ asked, data, error: null }),
      (error: unknown) => isStale() || setKnown(({ data }) => ({ asked, data, error: { message: error instanceof Error ? error.message : String(error) } })),
    );
    return () => question.abort();
    // `asked` stands for the state: an equal one in another object asks for nothing new. The caller's function may be a new one at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);
  const reload = useCallback(() => setRound((n) => n + 1), []);
  const loading = missing === undefined && known.asked !== asked;
  return { data: known.data, loading, error: missing ? { message: missing } : loading ? null : known.error, reload };
}
