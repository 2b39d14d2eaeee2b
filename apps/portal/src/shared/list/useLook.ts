import { useState } from 'react';
import { readStored, writeStored } from '../../platform/stored.ts';

/** How a list shows its records. */
export type Look = 'cards' | 'table';

/** The look of a list that the user has chosen in this browser. @param first before they have */
export function useLook(storageKey: string, first: Look = 'cards'): [look: Look, choose: (next: Look) => void] {
  const [look, setLook] = useState<Look>(() => readStored<Look>(storageKey) ?? first);
  const choose = (next: Look): void => {
    setLook(next);
    writeStored(storageKey, next);
  };
  return [look, choose];
}
