import { useEffect, useRef } from 'react';
import { PageLoadError } from '../routing/lazyPage.tsx';
import { preparePage } from '../routing/preparePage.ts';

/** The address behind what the user points at: a link, or an entry of the menu, which is focused as a whole. */
function addressOf(target: EventTarget | null): string | undefined {
  const place = target instanceof Element ? target.closest('a[href], [role="menuitem"]') : null;
  const href = (place?.matches('a') ? place : place?.querySelector('a[href]'))?.getAttribute('href');
  return href?.startsWith('/') ? href : undefined;
}

/**
 * Fetches what a page needs when the user points at a link to it, with pointer, finger or keyboard: it is on its way when
 * the click comes.
 * @param openPath where an entry of the menu leads, see `useTabs`
 */
export function usePreparedPages(openPath: (path: string) => string): void {
  const leadsTo = useRef(openPath);
  useEffect(() => {
    leadsTo.current = openPath;
  });
  useEffect(() => {
    let last: string | undefined;
    const prepare = ({ target }: Event): void => {
      const address = addressOf(target);
      if (!address || address === last) return;
      last = address;
      const { pathname, search } = new URL(leadsTo.current(address), location.origin);
      // Nobody has asked for the page yet: when somebody does, the attempt is made anew.
      preparePage(pathname, search).catch((error: unknown) => error instanceof PageLoadError && error.retry());
    };
    const events = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, prepare);
    return () => {
      for (const event of events) document.removeEventListener(event, prepare);
    };
  }, []);
}
