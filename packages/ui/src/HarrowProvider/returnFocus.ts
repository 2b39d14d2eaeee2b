/** So many places are remembered: the menu that opened a dialog is gone by the time it closes, the button of the menu is not. */
const remembered = 6;

/** The layer of the page, a child of its body, in which an element of a dialog lies. */
const dialogLayer = (element: Element): Element | null => (element.closest('[role="dialog"]') ? element.closest('body > *') : null);

const isThere = (element: HTMLElement | undefined): element is HTMLElement => element !== undefined && element.isConnected && element.checkVisibility();

/**
 * Gives the focus back to where it was before a dialog when the dialog is taken away. antd does so when a dialog is closed and stays;
 * ours are gone once they are closed, and the keyboard would start at the head of the page.
 * @returns what stops it
 */
export function returnFocus(): () => void {
  // Weakly: what has left the page must not be kept for the sake of its focus.
  let recent: WeakRef<HTMLElement>[] = [];
  const before = new WeakMap<Node, readonly WeakRef<HTMLElement>[]>();
  const handleFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    const layer = dialogLayer(target);
    if (layer && !before.has(layer)) before.set(layer, recent);
    recent = [new WeakRef(target), ...recent].slice(0, remembered);
  };
  const observer = new MutationObserver((records) => {
    if (document.activeElement !== document.body) return;
    const places = records.flatMap(({ removedNodes }) => [...removedNodes]).flatMap((node) => before.get(node) ?? []);
    const place = places.map((reference) => reference.deref()).find(isThere);
    place?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', handleFocus);
  observer.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', handleFocus);
    observer.disconnect();
  };
}
