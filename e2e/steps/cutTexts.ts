import type { Page } from '@playwright/test';

/**
 * Texts that their place cuts: without any sign, or, where they name something (titles of columns, labels, buttons), with an ellipsis.
 * What can be scrolled to is not cut; values may end with an ellipsis.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isName = (element: Element): boolean => element.closest('th, label, legend, dt, button:not(td *, nav *)') !== null;
    // antd hides tabs that do not fit behind its "more" button; on a screen for readers only nothing is cut.
    const isAside = (element: Element): boolean => element.closest('.ant-tabs-nav, .hw-hidden, [inert]') !== null;
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    /** Whether the first box around a text that hides what sticks out hides some of it, unless its own ellipsis says so. */
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) return false;
      let isOwnText = true;
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow, position, display } = getComputedStyle(box);
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const around = box.getBoundingClientRect();
          const sticksOut = right > around.right + 1.5 || left < around.left - 1.5;
          if (sticksOut && around.width > 1) return !(textOverflow === 'ellipsis' && isOwnText) || isName(box);
        }
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false;
        // The ellipsis of a box cuts lines of text, not the boxes that stand in them.
        if (display !== 'inline') isOwnText = false;
      }
      return false;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() && parent && isSeen(parent) && !isAside(parent) && isCut(text)) cut.push(text.data.trim());
    }
    return cut;
  });
