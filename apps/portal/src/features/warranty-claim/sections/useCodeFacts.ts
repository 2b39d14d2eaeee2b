import { useEffect, useEffectEvent } from 'react';
import { useSettled } from '../../../shared/useSettled.ts';

/**
 * Fills in the catalogue's data of codes that were typed or pasted. A code that is unknown, or that cannot be looked up, stays as it is:
 * its cell is marked, and saving judges it.
 * @param codes of the lines whose data are missing
 * @param find  answers the data of some codes
 * @param fill  takes over the data found
 */
export function useCodeFacts<Option>(
  codes: readonly string[],
  find: (codes: readonly string[]) => Promise<readonly Option[]>,
  fill: (found: readonly Option[]) => void,
): void {
  const wanted = useSettled([...new Set(codes)].toSorted().join('\n'));
  const look = useEffectEvent(async (isWanted: () => boolean) => {
    const found = await find(wanted.split('\n')).catch(() => []);
    if (found.length > 0 && isWanted()) fill(found);
  });
  useEffect(() => {
    if (wanted === '') return;
    let isWanted = true;
    void look(() => isWanted);
    return () => {
      isWanted = false;
    };
  }, [wanted]);
}
