import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back after a call, during which the page takes no input: to where it was, or, where that is gone with the state
 * that it belonged to, to the first button of the bar. Whatever has taken the focus meanwhile, such as a list of errors, keeps it.
 */
export function useFocusKept(busy: boolean, page: RefObject<HTMLElement | null>): void {
  const last = useRef<HTMLElement>(undefined);
  /** Where the focus was when the call began, until the user does something: what a call has changed is shown some moments after it has ended. */
  const held = useRef<HTMLElement>(undefined);
  const isBusy = useRef(busy);
  useEffect(() => {
    const element = page.current;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last.current = target;
    };
    const letGo = (): void => {
      // Whoever answers a question of the call is still waiting for it to end.
      if (!isBusy.current) held.current = undefined;
    };
    element?.addEventListener('focusin', handleFocus);
    for (const name of ['keydown', 'pointerdown']) document.addEventListener(name, letGo, true);
    return () => {
      element?.removeEventListener('focusin', handleFocus);
      for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, letGo, true);
    };
  }, [page]);
  useLayoutEffect(() => {
    isBusy.current = busy;
    if (!busy) return;
    const { activeElement } = document;
    // A question that was answered just now may not have given the focus back yet.
    const isOurs = page.current?.contains(activeElement) || activeElement === document.body || activeElement?.closest('[role="dialog"]');
    held.current = isOurs ? last.current : undefined;
  }, [busy, page]);
  useLayoutEffect(() => {
    const element = held.current;
    if (busy || !element || document.activeElement !== document.body) return;
    const isThere = element.isConnected && !element.matches(':disabled');
    const next = isThere ? element : page.current?.querySelector<HTMLElement>('.hw-document-foot button:enabled');
    next?.focus({ preventScroll: true });
  });
}
