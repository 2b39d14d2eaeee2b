import { useEffect } from 'react';
import type { QueryBuilder } from './useQueryBuilder.ts';

/** The focus follows what was added, moved or removed. */
export function useBuilderFocus(box: { current: HTMLElement | null }, { focus }: QueryBuilder): void {
  useEffect(() => {
    if (!focus) return;
    const item = box.current?.closest<HTMLElement>(`[data-item="${focus.id}"]`) ?? box.current?.querySelector<HTMLElement>(`[data-item="${focus.id}"]`);
    const parts = [...(item?.querySelectorAll<HTMLElement>(`[data-part="${focus.part}"]`) ?? [])];
    // The add button of a group comes after those of its groups, everything else before them.
    const part = focus.part === 'add' ? parts.at(-1) : parts[0];
    (part?.matches('button') ? part : part?.querySelector<HTMLElement>('input, button, [tabindex]'))?.focus();
  }, [box, focus]);
}
