import { type RefObject, useEffect } from 'react';

/** Frames that a pop-up may take to be placed. */
const patience = 60;

/**
 * Puts the focus into a field of a panel once it can take it: a pop-up is invisible until it has found its place.
 * @param field selector of the first choice
 * @param otherwise selector where there is none such
 */
export function useFirstFocus(panel: RefObject<HTMLElement | null>, field: string, otherwise: string): void {
  useEffect(() => {
    let frame = 0;
    let left = patience;
    const attempt = () => {
      const element = panel.current;
      const target = element?.querySelector<HTMLElement>(field) ?? element?.querySelector<HTMLElement>(otherwise);
      target?.focus({ preventScroll: true });
      left -= 1;
      if (left > 0 && !element?.contains(document.activeElement)) frame = requestAnimationFrame(attempt);
    };
    frame = requestAnimationFrame(attempt);
    return () => cancelAnimationFrame(frame);
  }, [panel, field, otherwise]);
}
