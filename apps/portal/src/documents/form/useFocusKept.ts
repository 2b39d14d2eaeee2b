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

/** The control nearest to the last focus: the same one, else the first one in the closest remaining container. */
function nearest(path: readonly Element[], page: Element): HTMLElement | undefined {
  for (const element of path) {
    const found = element.isConnected ? firstIn(element) : undefined;
    if (found) return found;
  }
  return page.querySelector<HTMLElement>('[data-document-foot] button:enabled') ?? undefined;
}

/**
 * Restores the focus after a call, during which the page takes no input: to the same control, or, if the new state no longer has it, to the
 * nearest one. An element that has taken the focus in the meantime, such as a list of errors, keeps it.
 */
export function useFocusKept(busy: boolean, page: RefObject<HTMLElement | null>): void {
  const last = useRef<readonly Element[]>([]);
  /** Focus at the start of the call, kept until the user does something: changes of a call appear some moments after it has ended. */
  const held = useRef<readonly Element[]>(undefined);
  const isBusy = useRef(busy);
  useEffect(() => {
    const element = page.current;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (element && target instanceof Element) last.current = pathOf(target, element);
    };
    const letGo = (): void => {
      // While a question of the call is being answered, the call has not ended.
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
