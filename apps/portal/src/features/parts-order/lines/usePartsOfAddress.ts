import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRecordId } from '../../../documents/page/DocumentRecord.tsx';
import type { WantedPart } from './orderRow.ts';
import { partsOfAddress } from './readPasted.ts';

const handled = (once: string): string => `ORDER_PARTS_ADDED_${once}`;

/**
 * Adds the parts that the address of a stored order names: `edit/ID?parts=CODE:QTY,…&once=…`. Whoever comes back to the address, by a tab
 * or a reload, has them already, as saved or as unsaved input. A new order begins with its parts.
 */
export function usePartsOfAddress(add: (parts: readonly WantedPart[]) => void): void {
  const [search] = useSearchParams();
  const isStored = useRecordId() !== undefined;
  const [parts, once] = [search.get('parts'), search.get('once')];
  useEffect(() => {
    if (!isStored || parts === null || once === null || sessionStorage.getItem(handled(once)) !== null) return;
    sessionStorage.setItem(handled(once), 'Y');
    add(partsOfAddress(parts));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address alone adds parts
  }, [parts, once]);
}
