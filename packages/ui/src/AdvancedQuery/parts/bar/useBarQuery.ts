import type { QueryGroup } from '@harrow/validation/query';
import { useEffect, useRef } from 'react';
import { emptyQuery, type QueryBuilder } from '../../hooks/useQueryBuilder.ts';
import type { Prepared } from '../../model/prepareQuery.ts';

interface BarQuery {
  builder: QueryBuilder;
  prepared: Prepared;
  value: QueryGroup | undefined;
  onChange: (query: QueryGroup | undefined) => void;
  /** A value is being edited: the query waits until it is done. */
  isEditing: boolean;
}

/** Keeps the chips and the query in force alike: a change of the chips is asked for, a query from elsewhere takes their place. */
export function useBarQuery({ builder, prepared, value, onChange, isEditing }: BarQuery): void {
  const { root, load } = builder;
  // What the page is known to have. A draft that is not asked for yet is not replaced by the answer to the chips around it.
  const known = useRef(JSON.stringify(value));
  const seen = useRef(root);
  const isLoading = useRef(false);

  useEffect(() => {
    const next = JSON.stringify(value);
    if (next === known.current) return;
    known.current = next;
    isLoading.current = true;
    load(value ?? emptyQuery, true);
  }, [value, load]);

  useEffect(() => {
    if (isEditing || seen.current === root) return;
    seen.current = root;
    if (isLoading.current) {
      isLoading.current = false;
      return;
    }
    if (!prepared.ok && prepared.reason !== 'empty') return;
    const query = prepared.ok ? prepared.query : undefined;
    const next = JSON.stringify(query);
    if (next === known.current) return;
    known.current = next;
    onChange(query);
    // Only what was built counts, and when it is done.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root, isEditing]);
}
