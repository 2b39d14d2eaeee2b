import { cssEscape } from './cssEscape.ts';

/** The window that jsdom does not lay out has this size, px. */
const size = { width: 1024, height: 768 };

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const nothing = (): void => undefined;

/** A media query that never matches. */
const mediaQuery = (media: string): MediaQueryList =>
  ({
    matches: false,
    media,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
    dispatchEvent: () => false,
  }) as MediaQueryList;

/** Adds a property that is missing; what a browser has is never replaced. */
function add(target: object, name: string, value: unknown): void {
  if ((target as Record<string, unknown>)[name] === undefined) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

/** jsdom answers 0 for every size; rows of a table are only drawn where there is room. */
function addSize(name: string, value: number): void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) ?? Object.getOwnPropertyDescriptor(Element.prototype, name);
  Object.defineProperty(HTMLElement.prototype, name, {
    configurable: true,
    get(this: HTMLElement) {
      return (own?.get?.call(this) as number | undefined) || value;
    },
  });
}

/**
 * Gives jsdom what our components and antd expect of a browser: media queries, `CSS.escape`, observers, sizes, scrolling, pointers. Call it once in
 * a setup file of vitest or Jest. Does nothing in a browser.
 */
export function installBrowser(): void {
  // A setup file also runs for tests without a document, where Node.js before version 21 has no navigator.
  if (typeof navigator === 'undefined' || !/jsdom|happy/i.test(navigator.userAgent)) return;
  add(window, 'matchMedia', mediaQuery);
  add(window, 'CSS', {});
  add(window.CSS, 'escape', cssEscape);
  add(window.CSS, 'supports', () => false);
  add(window, 'ResizeObserver', NoObserver);
  add(window, 'IntersectionObserver', NoObserver);
  add(window, 'PointerEvent', MouseEvent);
  add(URL, 'createObjectURL', () => 'blob:test');
  add(URL, 'revokeObjectURL', nothing);
  add(document, 'elementFromPoint', () => null);
  add(document, 'elementsFromPoint', () => []);
  for (const name of ['scrollIntoView', 'scrollTo', 'scrollBy', 'setPointerCapture', 'releasePointerCapture']) add(Element.prototype, name, nothing);
  add(Element.prototype, 'hasPointerCapture', () => false);
  add(Element.prototype, 'checkVisibility', () => true);
  add(Element.prototype, 'getAnimations', () => []);
  add(Range.prototype, 'getClientRects', () => []);
  add(Range.prototype, 'getBoundingClientRect', () => new DOMRect());
  for (const name of ['offsetWidth', 'clientWidth']) addSize(name, size.width);
  for (const name of ['offsetHeight', 'clientHeight']) addSize(name, size.height);
}
