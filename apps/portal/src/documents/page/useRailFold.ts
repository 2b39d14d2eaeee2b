import { useState } from 'react';
import { userStore } from '../../platform/session/session.ts';
import { readStored, writeStored } from '../../platform/stored.ts';

const keyOf = (username: string | undefined): string => `RAIL_FOLDED_${username ?? ''}`;

/** Folded state of the panels beside documents, kept per user in this browser. Spread it on a `DocumentPage`. */
export function useRailFold(): { railFolded: boolean; onRailFold: (folded: boolean) => void } {
  const key = keyOf(userStore.get()?.username);
  const [railFolded, setFolded] = useState(() => readStored<boolean>(key) === true);
  return {
    railFolded,
    onRailFold(folded) {
      writeStored(key, folded);
      setFolded(folded);
    },
  };
}
