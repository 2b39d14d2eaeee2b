import { useCallback } from 'react';
import type { FaultRow } from '../form/claimForm.ts';
import { type LineTable, useClaimEditing } from '../form/editing.ts';

/** `ref` of a line table that makes it known to the page while it is shown. */
export function useTableOf({ id }: Pick<FaultRow, 'id'>, kind: 'labour' | 'parts'): (table: LineTable | null) => () => void {
  const { tables } = useClaimEditing();
  return useCallback(
    (table) => {
      const key = `${id}/${kind}`;
      if (table) tables.set(key, table);
      return () => tables.delete(key);
    },
    [tables, id, kind],
  );
}
