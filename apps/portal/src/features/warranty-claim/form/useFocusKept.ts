import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back after a call, during which the page takes no input: to where it was, or, where that is gone with the state
 * that it belonged to, to the first button of the bar. Whatever has taken the focus meanwhile, such as a list of errors, keeps it.
 * @param version of the record: what a call has changed is shown a moment after it has ended
 */
export function useFocusKept(busy: boolean, version: number | undefined, page: RefObject<HTMLElement | null>): void {
  const held = useRef<{ element: HTMLElement; version: number | undefined }>(undefined);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (busy) {
      const isOurs = activeElement instanceof HTMLElement && page.current?.contains(activeElement);
      held.current = isOurs ? { element: activeElement, version } : undefined;
      return;
    }
    if (!held.current) return;
    const { element } = held.current;
    if (held.current.version !== version) held.current = undefined;
    if (activeElement !== document.body) return;
    const isThere = element.isConnected && !element.matches(':disabled');
    const next = isThere ? element : page.current?.querySelector<HTMLElement>('.hw-document-foot button:enabled');
    next?.focus({ preventScroll: true });
  }, [busy, version, page]);
}
