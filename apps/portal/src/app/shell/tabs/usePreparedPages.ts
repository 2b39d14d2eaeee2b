import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLoadError } from '../../../platform/routing/lazyPage.tsx';
import { preparePage } from '../../routing/preparePage.ts';

/** Maximum wait for a page after a click before its outline is shown, in milliseconds: short enough to feel immediate. */
const patienceMs = 200;

/** Loads a page in advance. A failure is shown nowhere and is forgotten, so that opening the page tries again. */
async function prepare(address: string): Promise<void> {
  const { pathname, search } = new URL(address, location.origin);
  await preparePage(pathname, search).catch((error: unknown) => error instanceof PageLoadError && error.retry());
}

/** The address behind the element that the user points at: a link, or an entry of the menu, which is focused as a whole. */
function addressOf(target: EventTarget | null): string | undefined {
  const place = target instanceof Element ? target.closest('a[href], [role="menuitem"]') : null;
  const href = (place?.matches('a') ? place : place?.querySelector('a[href]'))?.getAttribute('href');
  return href?.startsWith('/') ? href : undefined;
}

/**
 * Loads a page when the user points at a link to it, with pointer, finger or keyboard, so that it is on its way when the click comes.
 * @param openPath address of a menu entry's page, see `useTabs`
 * @returns opens an entry of the menu, after a short wait if its page is about to arrive: no outline flashes
 */
export function usePreparedPages(openPath: (path: string) => string): (path: string) => void {
  const navigate = useNavigate();
  const leadsTo = useRef(openPath);
  useEffect(() => {
    leadsTo.current = openPath;
  });
  useEffect(() => {
    let last: string | undefined;
    const prepareTarget = ({ target }: Event): void => {
      const address = addressOf(target);
      if (!address || address === last) return;
      last = address;
      void prepare(leadsTo.current(address));
    };
    const events = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, prepareTarget);
    return () => {
      for (const event of events) document.removeEventListener(event, prepareTarget);
    };
  }, []);

  const chosen = useRef<string>(undefined);
  return (path) => {
    const address = openPath(path);
    chosen.current = address;
    const waited = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
    // The user may have chosen another page in the meantime.
    void Promise.race([prepare(address), waited]).then(() => chosen.current === address && navigate(address));
  };
}
