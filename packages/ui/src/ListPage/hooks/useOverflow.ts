import { type RefObject, useEffect, useRef } from 'react';

/**
 * Finds the children that wrapped below the first row, and takes them out of sight and out of the Tab order.
 * @param expanded they stay in sight
 * @param onHidden called with their number; keep the function
 * @returns for the element with the children
 */
export function useOverflow<E extends HTMLElement>(expanded: boolean, onHidden: (count: number) => void): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = (): void => {
      const children = [...row.children] as HTMLElement[];
      const top = children[0]?.offsetTop ?? 0;
      const below = children.filter((child) => child.offsetTop > top + 8);
      for (const child of children) child.inert = !expanded && below.includes(child);
      onHidden(below.length);
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(row);
    for (const child of row.children) resized.observe(child);
    const changed = new MutationObserver(measure);
    changed.observe(row, { childList: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [expanded, onHidden]);
  return ref;
}
