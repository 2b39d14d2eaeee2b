import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** An element with everything around it, from the inside out, within a page. */
function pathOf(element: Element, page: Element): Element[] {
  const parents: Element[] = [];
  for (let each: Element | null = element; each && each !== page; each = each.parentElement) parents.push(each);
  return parents;
}

const firstIn = (element: Element): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(focusable)].find(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(focusable) && each.checkVisibility(),
  );

/** What the user comes closest to where they were: the same control, else the first one in what is left around it. */
function nearest(path: readonly Element[], page: Element): HTMLElement | undefined {
  for (const element of path) {
    const found = element.isConnected ? firstIn(element) : undefined;
    if (found) return found;
  }
  return page.querySelector<HTMLElement>('[data-document-foot] button:enabled') ?? undefined;
}

/**
 * Gives the focus back after a call, during which the page takes no input: to where it was, or, where that is gone with the state
 * that it belonged to, to the nearest control. Whatever has taken the focus meanwhile, such as a list of errors, keeps it.
 */
export function useFocusKept(busy: boolean, page: RefObject<HTMLElement | null>): void {
  const last = useRef<readonly Element[]>([]);
  /** Where the focus was when the call began, until the user does something: what a call has changed is shown some moments after it has ended. */
  const held = useRef<readonly Element[]>(undefined);
  const isBusy = useRef(busy);
  useEffect(() => {
    const element = page.current;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (element && target instanceof Element) last.current = pathOf(target, element);
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
    const path = held.current;
    if (busy || !path || !page.current || document.activeElement !== document.body) return;
    nearest(path, page.current)?.focus({ preventScroll: true });
  });
}
