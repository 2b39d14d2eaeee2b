import { useRef } from 'react';
import { useOpenForm } from '../../../documents/form/document/openForm.ts';
import { rowsOf } from '../../../documents/form/engine/values.ts';
import type { ItemRow } from '../arrivalKind.ts';
import { withReading } from './findings.ts';

/** Judges the measured value of an item when the user leaves its field, which these props of an element around it tell. @param code of the item */
export function useReading(code: string): { onFocus: () => void; onBlur: () => void } {
  const { engine } = useOpenForm();
  const before = useRef<number | null | undefined>(undefined);
  const rows = (): readonly ItemRow[] => rowsOf(engine.store.get().mine, 'items') as readonly ItemRow[];
  return {
    onFocus: () => {
      before.current = rows().find(({ id }) => id === code)?.measuredValue;
    },
    onBlur: () => {
      const judged = rows().map((row) => (row.id === code ? withReading(row, before.current) : row));
      if (judged.some((row, index) => row !== rows()[index])) engine.setRows('items', judged);
    },
  };
}
