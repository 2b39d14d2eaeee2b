import { type RefObject, useEffect, useState } from 'react';
import { type HeaderMode, type HeaderState, scrollHeader, shownHeader } from '../model/headerScroll.ts';

/** Marks the element that scrolls a page; header and side menu follow it. */
const pageScroller = 'data-page-scroller';

/**
 * Follows the page as it scrolls. Puts its position on `layout` as `--hw-page-top` where a menu moves along.
 * @param pageKey another one means another page, which may be scrolled differently
 * @returns whether the header is hidden
 */
export function usePageScroll(layout: RefObject<HTMLElement | null>, mode: HeaderMode, movesMenu: boolean, pageKey: string | undefined): boolean {
  const [header, setHeader] = useState<HeaderState>(shownHeader);
  useEffect(() => {
    const element = layout.current;
    if (!element) return;
    const follow = (scroller: Element): void => {
      const { scrollTop: top, scrollHeight, clientHeight } = scroller;
      if (movesMenu) element.style.setProperty('--hw-page-top', `${top}px`);
      if (mode !== 'fixed') setHeader((before) => scrollHeader(before, { top, range: scrollHeight - clientHeight }, mode));
    };
    const handleScroll = ({ target }: Event): void => {
      if (target instanceof Element && target.hasAttribute(pageScroller)) follow(target);
    };
    element.style.removeProperty('--hw-page-top');
    setHeader(shownHeader);
    if (mode === 'fixed' && !movesMenu) return;
    const shown = [...element.querySelectorAll<HTMLElement>(`[${pageScroller}]`)].find((scroller) => scroller.offsetParent !== null);
    if (shown) follow(shown);
    element.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => element.removeEventListener('scroll', handleScroll, { capture: true });
  }, [layout, mode, movesMenu, pageKey]);
  return header.hidden;
}
