import { useLayoutEffect, useState } from 'react';

/** Width and height inside an element, in px; undefined until it is measured. */
export function useSize(element: HTMLElement | null): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useLayoutEffect(() => {
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => resized.disconnect();
  }, [element]);
  return size;
}
