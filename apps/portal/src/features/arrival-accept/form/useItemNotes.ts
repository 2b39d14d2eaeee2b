import type { ArrivalAccept, PdiHandling, YesNo } from '@harrow/api-client';
import { useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../shared/useDraft.ts';

/** What is typed beside an item of a sheet that cannot be edited: the reviewer's remark, or how its dealer has handled it. */
export interface ItemNote {
  remark?: string;
  handling?: PdiHandling;
  handled?: YesNo;
}

export interface ItemNotes {
  /** `review`: remarks that go back with the sheet; `finish`: open items that are handled; undefined: nothing can be noted now. */
  purpose: 'review' | 'finish' | undefined;
  /** By the id of the item. */
  notes: Readonly<Record<string, ItemNote>>;
  note: (itemId: string, patch: ItemNote) => void;
  isChanged: boolean;
  /** This browser keeps it. */
  isKept: boolean;
}

/** Notes at items. They begin anew with each version of the sheet; until then this browser keeps them. */
export function useItemNotes({ id, version, allowedActions }: ArrivalAccept): ItemNotes {
  const { offered, save, discard, isKept } = useDraft<ItemNotes['notes']>('arrivalAcceptNotes', id, version);
  const [typed, setTyped] = useState<{ version: number; notes: ItemNotes['notes'] }>();
  const kept = offered?.version === version ? offered.value : undefined;
  const notes = typed?.version === version ? typed.notes : kept;
  const lastVersion = useRef(version);
  useEffect(() => {
    if (lastVersion.current !== version) discard();
    lastVersion.current = version;
  }, [version, discard]);
  return {
    purpose: allowedActions.includes('handled') ? 'finish' : allowedActions.includes('noPass') ? 'review' : undefined,
    notes: notes ?? {},
    note: (itemId, patch) => {
      const next = { ...notes, [itemId]: { ...notes?.[itemId], ...patch } };
      setTyped({ version, notes: next });
      save(next);
    },
    isChanged: notes !== undefined,
    isKept,
  };
}
