import type { BrowserContext, Page } from '@playwright/test';

const name = 'harrowLayoutShift';

/** Measures the layout shift of every page opened from now on, without user input. */
export const watchLayoutShift = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((key) => {
    const counted = globalThis as unknown as Record<string, number>;
    counted[key] = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) counted[key]! += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, name);

/** The layout shift since the page was opened; users do not notice 0.1. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate((key) => (globalThis as unknown as Record<string, number>)[key] ?? 0, name);
