import { useEffect, useRef } from 'react';

const openers = new Map<string, () => void>();

/** Opens at once what may hide a control, such as the tab of its language, before an error leads to it. @param id of the control; undefined: it has none yet */
export function useUncover(id: string | undefined, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (id === undefined) return undefined;
    openers.set(id, () => latest.current());
    return () => void openers.delete(id);
  }, [id]);
}

/** For whoever leads to a control. @param id of the control */
export const uncover = (id: string): void => openers.get(id)?.();
