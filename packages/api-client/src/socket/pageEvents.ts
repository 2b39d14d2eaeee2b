interface PageHandlers {
  /** The page is looked at again, the network is back, or it returns from the browser's memory of pages. */
  onWake: () => void;
  /** The page is left, perhaps to be kept in the browser's memory of pages, where no connection may live. */
  onLeave: () => void;
}

/** Follows the life of the page; does nothing where there is none. Answers how to stop. */
export function followPage({ onWake, onLeave }: PageHandlers): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') onWake();
  };
  const listeners = [
    [document, 'visibilitychange', onVisible],
    [document, 'resume', onWake],
    [window, 'online', onWake],
    [window, 'pageshow', onWake],
    [window, 'pagehide', onLeave],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
}
