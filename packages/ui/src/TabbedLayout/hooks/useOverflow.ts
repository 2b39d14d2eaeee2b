import { type RefObject, useEffect, useState } from 'react';

/** Does a row have more than fits? @param count of what is in it, to look again when it changes */
export function useOverflow(row: RefObject<HTMLElement | null>, count: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // The observer answers at once for what it begins to watch, after the layout that is due anyway.
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    if (element.lastElementChild) observer.observe(element.lastElementChild);
    return () => observer.disconnect();
  }, [row, count]);
  return overflows;
}
