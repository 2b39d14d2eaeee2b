/** `fixed` stays, `autoHide` leaves on the way down and comes back on the way up, `scrolls` is there at the top only. */
export type HeaderMode = 'fixed' | 'autoHide' | 'scrolls';

export interface HeaderState {
  hidden: boolean;
  /** Scroll position of the page, px. */
  top: number;
}

export const shownHeader: HeaderState = { hidden: false, top: 0 };

/** A header that may hide does so after this much scrolling, px. */
const hideAfterPx = 100;
const headerHeightPx = 48;
/** The hand trembles: less than this, px, is no change of direction. */
const tremblePx = 4;

/**
 * Is the header there after the page was scrolled?
 * @param top   how far the page is scrolled, px
 * @param range how far it can be scrolled, px. Where little can be scrolled the header stays: hiding it makes the page
 *              longer, which could bring the header back at once.
 */
export function scrollHeader(before: HeaderState, { top, range }: { top: number; range: number }, mode: HeaderMode): HeaderState {
  if (mode === 'fixed') return before.hidden || before.top !== 0 ? shownHeader : before;
  const isDown = top > before.top + tremblePx;
  const isUp = top < before.top - tremblePx;
  const limit = mode === 'autoHide' ? hideAfterPx : headerHeightPx;
  const hasRoom = before.hidden || range > limit + 2 * headerHeightPx;
  let hidden = before.hidden;
  if (!hasRoom || top <= (before.hidden && mode === 'scrolls' ? 0 : limit)) hidden = false;
  else if (mode === 'scrolls' || isDown) hidden = true;
  else if (isUp) hidden = false;
  return hidden === before.hidden && !isDown && !isUp ? before : { hidden, top };
}
