import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Overflow<E> {
  ref: RefObject<E | null>;
  /** Children that do not fit in the first row. */
  hiddenCount: number;
  expanded: boolean;
  toggle(): void;
}

/** Finds the children that wrapped below the first row, and takes them out of sight and out of the Tab order. */
export function useOverflow<E extends HTMLElement>(): Overflow<E> {
  const ref = useRef<E>(null);
  const [hiddenCount, setHiddenCount] = useState(0);
  const [expanded, setExpanded] = useState(false);
  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const measure = (): void => {
      const children = [...row.children] as HTMLElement[];
      const top = children[0]?.offsetTop ?? 0;
      const below = children.filter((child) => child.offsetTop > top + 8);
      for (const child of children) child.inert = !expanded && below.includes(child);
      setHiddenCount(below.length);
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
  }, [expanded]);
  return { ref, hiddenCount, expanded, toggle: () => setExpanded((open) => !open) };
}
