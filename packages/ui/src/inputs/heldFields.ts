import { createContext, use, useCallback } from 'react';
import { focusField } from '../ErrorSummary/focusField.ts';

/** Fields of a page in which something was typed that is no value: it stays there, and nothing is sent in its place. */
export interface HeldFields {
  /** @returns the function that lets the field go */
  hold: (id: string) => () => void;
  /** Id of the first one, in the order of the page. */
  first: () => string | undefined;
}

export const HeldFieldsContext = createContext<HeldFields | undefined>(undefined);

export function createHeldFields(): HeldFields {
  const held = new Set<string>();
  return {
    hold(id) {
      held.add(id);
      return () => held.delete(id);
    },
    first() {
      const elements = [...held].flatMap((id) => document.getElementById(id) ?? []);
      return elements.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.id;
    },
  };
}

/**
 * For the buttons of a `DocumentPage` whose form is none of antd's: leads to the first field of the page with a text that is no value.
 * @returns a function to call before something is sent: true where there is such a field, and it has the focus now
 */
export function useHeldFields(): () => boolean {
  const fields = use(HeldFieldsContext);
  return useCallback(() => {
    const id = fields?.first();
    if (id === undefined) return false;
    focusField(id);
    return true;
  }, [fields]);
}
