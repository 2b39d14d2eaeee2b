import type { Page } from '@playwright/test';

/**
 * Texts that are cut: without any sign, or, if they name something (titles of columns, labels, buttons), with an ellipsis; lines whose
 * descenders are cut; and table heads with a broken word.
 * Content that can be scrolled to is not cut; values may end with an ellipsis.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isName = (element: Element): boolean => element.closest('th, label, legend, dt, button:not(td *, nav *, [role=treegrid] *)') !== null;
    // antd hides tabs that do not fit behind its "more" button; on a screen for readers only nothing is cut.
    const isAside = (element: Element): boolean => element.closest('.ant-tabs-nav, .hw-hidden, [inert]') !== null;
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    /** True if the first clipping box around a text cuts it, unless its own ellipsis shows that. */
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
        // The ellipsis of a box cuts lines of text, not the boxes in them.
        if (display !== 'inline') isOwnText = false;
      }
      return false;
    };

    /** True if the last visible line extends below its box, so that the descenders of its letters are cut. */
    const hasNoFeet = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowY } = getComputedStyle(box);
        if (overflowY === 'visible') continue;
        if (overflowY !== 'hidden' && overflowY !== 'clip') return false;
        const { top, bottom } = box.getBoundingClientRect();
        // A line that begins below is not shown at all.
        return lines.some((line) => line.bottom > bottom + 0.5 && line.top < bottom - line.height / 2 && line.bottom > top);
      }
      return false;
    };

    /** True if a word of a table head is broken over two lines. */
    const isBroken = (text: Text): boolean => {
      const head = text.parentElement?.closest('th, [role="columnheader"]');
      if (!head) return false;
      return [...text.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}’']+/gu)].some(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const parent = text.parentElement;
      if (text.data.trim() && parent && isSeen(parent) && !isAside(parent) && (isCut(text) || hasNoFeet(text) || isBroken(text))) cut.push(text.data.trim());
    }
    return cut;
  });
