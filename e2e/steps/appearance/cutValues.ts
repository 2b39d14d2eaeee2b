import type { Page } from '@playwright/test';

/** Values of lists, as far as they are seen. */
export interface CutValues {
  /** Cells with a value, whole or cut. */
  cells: number;
  /** Those that are cut, with the kind of their column. */
  cut: readonly { kind: string; text: string }[];
}

/** Values of the lists on a page that do not fit their columns. Values of other kinds than `text` must never be cut: the list is wider then. */
export const cutValues = (page: Page): Promise<CutValues> =>
  page.evaluate(() => {
    const isCutBy = (box: Element): boolean => box.scrollWidth > box.clientWidth && box.clientWidth > 1;
    // A link or a tag in a cell cuts its own words.
    const cuts = (box: Element): boolean => box.closest('.hw-hidden') === null && getComputedStyle(box).overflowX === 'hidden' && isCutBy(box);
    const cells = [...document.querySelectorAll<HTMLElement>('td[data-kind]')].filter((cell) => cell.checkVisibility());
    const cut = cells.filter((cell) => isCutBy(cell) || [...cell.querySelectorAll('*')].some(cuts));
    return { cells: cells.length, cut: cut.map((cell) => ({ kind: cell.dataset['kind']!, text: cell.textContent.trim() })) };
  });
