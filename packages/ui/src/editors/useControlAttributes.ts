import { useMemo } from 'react';
import { describedByValue } from '../inputs/describedByValue.ts';
import type { EditorControlProps } from './editor.types.ts';

/**
 * ARIA attributes of the editable element, as a native field would have them. Keeps its identity until one of them changes.
 * @param name for screen readers
 * @param hintId id of the text that tells the editor's keys
 */
export function useControlAttributes(props: EditorControlProps, name: string, hintId: string): Record<string, string> {
  const { id } = props;
  const invalid = String(props['aria-invalid'] ?? false);
  const required = String(props['aria-required'] ?? false);
  const description = describedByValue([hintId], props['aria-describedby'])!;
  return useMemo(
    () => ({ 'aria-label': name, 'aria-describedby': description, 'aria-invalid': invalid, 'aria-required': required, ...(id && { id }) }),
    [name, description, invalid, required, id],
  );
}
