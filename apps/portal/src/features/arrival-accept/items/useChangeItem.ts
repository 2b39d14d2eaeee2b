import { useCallback } from 'react';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { rowsOf } from '../../../documents/form/engine/values.ts';
import type { ItemRow } from '../arrivalKind.ts';
import { type Finding, withFinding } from './findings.ts';

/** Stores findings at items, by their codes. The function stays the same. */
export function useChangeItem(): (codes: readonly string[], patch: Finding) => void {
  const { engine } = useOpenForm();
  return useCallback(
    (codes, patch) => {
      const rows = rowsOf(engine.store.get().mine, 'items') as readonly ItemRow[];
      engine.setRows(
        'items',
        rows.map((row) => (codes.includes(row.id) ? withFinding(row, patch) : row)),
      );
      // Another result needs other fields: errors about missing ones end.
      if ('itemResult' in patch)
        engine.setErrors(engine.store.get().errors.filter(({ list, rowId }) => !(list === 'items' && rowId !== undefined && codes.includes(rowId))));
    },
    [engine],
  );
}
