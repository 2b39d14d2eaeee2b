import type { ReasonAnswer } from '@harrow/ui';
import { useRef, useState } from 'react';
import { isUntouched } from './keptInput.ts';
import { useDraft } from './useDraft.ts';

interface KeptInput<T> {
  typed: T;
  type: (change: Partial<T>) => void;
  /** The server has it. */
  discard: () => void;
}

/**
 * What a user types beside a record, as in a dialog over it. This device keeps it, sealed, when the dialog is closed, across a reload and
 * after a session has ended, until it is sent.
 * @param name  of what is typed: `handoverTrain.reopen`
 * @param id    of the record
 * @param begun before anything is typed
 * @param fromOlder converts drafts of earlier versions of the portal
 */
export function useKeptInput<T extends object>(name: string, id: string, begun: T, fromOlder = (kept: Partial<T>): Partial<T> => kept): KeptInput<T> {
  const { offered, save, discard } = useDraft<T>(name, id);
  const [typed, setTyped] = useState<T>(() => ({ ...begun, ...(offered && fromOlder(offered.value)) }));
  // Two changes in one event: the second has to see the first.
  const latest = useRef(typed);
  const type = (change: Partial<T>): void => {
    latest.current = { ...latest.current, ...change };
    setTyped(latest.current);
    if (isUntouched(latest.current, begun)) discard();
    else save(latest.current);
  };
  return {
    typed,
    type,
    discard: () => {
      latest.current = begun;
      setTyped(begun);
      discard();
    },
  };
}

/** The same for a `ReasonDialog`. @param name, id as above */
export function useKeptReason(
  name: string,
  id: string,
): { kept: { typed: Partial<ReasonAnswer>; onType: (typed: Partial<ReasonAnswer>) => void }; discard: () => void } {
  const { typed, type, discard } = useKeptInput<Partial<ReasonAnswer>>(name, id, {});
  return { kept: { typed, onType: type }, discard };
}
