import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRecordId } from '../../../documents/page/DocumentRecord.tsx';
import type { WantedPart } from './orderRow.ts';
import { partsOfAddress } from './readPasted.ts';

/** Adds the parts that the address of a stored order names, once: `edit/ID?parts=CODE:QTY,…`. A new one begins with them. */
export function usePartsOfAddress(add: (parts: readonly WantedPart[]) => void): void {
  const [search, setSearch] = useSearchParams();
  const isStored = useRecordId() !== undefined;
  const named = isStored ? search.get('parts') : null;
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (named === null) added.current = undefined;
    if (named === null || added.current === named) return;
    added.current = named;
    add(partsOfAddress(named));
    setSearch(
      (now) => {
        now.delete('parts');
        return now;
      },
      { replace: true },
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new address alone adds parts
  }, [named]);
}
