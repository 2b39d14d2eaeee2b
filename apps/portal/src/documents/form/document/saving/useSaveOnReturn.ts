import { useEffectEvent, useInsertionEffect } from 'react';
import type { OpenForm } from '../openForm.ts';

/**
 * Repeats an unanswered save once the network is back; a kind that is written offline also saves input that was not saved before.
 * Input that cannot be read as a value waits for its author.
 */
export function useSaveOnReturn({ kind, engine, readOnly, save }: Pick<OpenForm, 'kind' | 'engine' | 'readOnly' | 'save'>): void {
  const saveNow = useEffectEvent(() => {
    const { busy, isDirty, isOwed } = engine.store.get();
    if (readOnly || busy || !isDirty) return;
    if (isOwed) void save();
    else if (kind.isWrittenOffline) void save('1');
  });
  // Also while the page rests in the background: a hidden `Activity` ends all other effects, but its work is still there.
  useInsertionEffect(() => {
    const listener = (): void => saveNow();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
}
