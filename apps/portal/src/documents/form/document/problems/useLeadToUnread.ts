import { useCallback } from 'react';
import { cellAt } from '../../engine/unreadTexts.ts';
import { useOpenForm } from '../openForm.ts';
import { inStepOrder } from '../steps/inStepOrder.ts';
import { useLead } from './useLead.ts';

/** For buttons that send the form: leads to its first field with a text that is no value. True where there is one. */
export function useLeadToUnread(): () => boolean {
  const { kind, engine, places, steps } = useOpenForm();
  const lead = useLead();
  return useCallback(() => {
    const { unread } = engine.store.get();
    const inHeader = Object.keys(kind.sheet.fields).flatMap((field) => (field in unread ? [{ list: undefined, rowId: undefined, field }] : []));
    const held = [...inHeader, ...Object.keys(unread).flatMap((place) => cellAt(place) ?? [])];
    const [first] = inStepOrder(held, places.get(), steps);
    if (first) lead(first);
    return first !== undefined;
  }, [kind, engine, places, steps, lead]);
}
