// Runs in the measured page, before its own scripts.

declare global {
  interface Window {
    /** Milliseconds since the navigation began, at the first frame in which the element can be used. */
    whenUsable(selector: string): Promise<number>;
    /** The same, counted from the next click. */
    whenUsableAfterClick(selector: string): Promise<number>;
  }
}

/** Lets a page say when an element can be used: it is seen, and the topmost thing where it is. */
export function watchUsable(): void {
  const isUsable = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 0 && (top === element || element.contains(top));
  };
  window.whenUsable = (selector) =>
    new Promise((resolve) => {
      const look = (): void => {
        if ([...document.querySelectorAll(selector)].some(isUsable)) requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      look();
    });
  window.whenUsableAfterClick = (selector) =>
    new Promise((resolve) => {
      const start = ({ timeStamp }: Event): void => void window.whenUsable(selector).then((time) => resolve(time - timeStamp));
      addEventListener('click', start, { capture: true, once: true });
    });
}
