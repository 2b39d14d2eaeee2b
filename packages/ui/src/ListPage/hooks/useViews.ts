import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../../HarrowProvider/settings.ts';
import { browserViews } from '../model/viewStore.ts';
import type { SavedView, ViewStore } from '../../sources/viewStore.ts';
import { useListTexts } from './useListTexts.ts';

export interface Views {
  /** Undefined while they are being loaded. */
  views: SavedView[] | undefined;
  roles: { value: string; label: string }[];
  failure: string | undefined;
  busy: boolean;
  /** Does something with the store and loads the views again; answers whether it went well. */
  act: (work: (store: ViewStore) => Promise<unknown>) => Promise<boolean>;
}

/** The saved views of a list. */
export function useViews(list: string): Views {
  const { t } = useListTexts();
  const store = useSettings().sources.views ?? browserViews;
  const [views, setViews] = useState<SavedView[]>();
  const [roles, setRoles] = useState<{ value: string; label: string }[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const failed = useCallback((error: unknown) => setFailure(error instanceof Error && error.message ? error.message : t('views.failed')), [t]);
  useEffect(() => {
    let isOpen = true;
    store.list(list).then((found) => isOpen && setViews(found), failed);
    // Without the right to share there is no reason to show.
    store.roles?.().then(
      (found) => isOpen && setRoles(found),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, [store, list, failed]);
  const act = async (work: (store: ViewStore) => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work(store);
      setViews(await store.list(list));
      return true;
    } catch (error) {
      failed(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { views, roles, failure, busy, act };
}
