import { useMemo } from 'react';
import type { AdvancedQueryProps } from '../AdvancedQuery.types.ts';
import { createLocalQueryStore, type QueryStore, savedQueryPrefix } from '../queryStore.ts';

/** The store of saved queries: the one that is given, or this browser. On a server there is no page, and nothing is kept. */
export const useQueryStore = ({ store, saveCode }: Pick<AdvancedQueryProps, 'store' | 'saveCode'>): QueryStore =>
  useMemo(() => store ?? createLocalQueryStore(savedQueryPrefix, saveCode ?? globalThis.location?.pathname ?? ''), [store, saveCode]);
