import { useCallback } from 'react';
import { useLead } from '../form/document/problems/useLead.ts';
import { useOpenForm } from '../form/document/openForm.ts';
import { rowsOf } from '../form/engine/values.ts';
import { useReview } from './reviewInHand.ts';

/** For buttons that send a review: leads to its first missing number on the page. True if there is one. */
export function useLeadToMissing(): () => boolean {
  const { engine, kind, places } = useOpenForm();
  const { missing } = useReview();
  const lead = useLead();
  return useCallback(() => {
    const { mine } = engine.store.get();
    const found = missing.map((place) => {
      const [field = '', rowId] = place.split('/');
      return {
        field,
        rowId,
        list: rowId === undefined ? undefined : Object.keys(kind.lists).find((list) => rowsOf(mine, list).some(({ id }) => id === rowId)),
      };
    });
    // Fields of a dialog are not on the page; the dialog leads to them itself.
    const shown = Object.keys(places.get());
    const first = found.find(({ field, list }) => shown.some((name) => name.split('/')[0] === (list ?? field)));
    if (first) lead(first);
    return first !== undefined;
  }, [engine, kind, places, missing, lead]);
}
