import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const folder = join(import.meta.dirname, '..', '..', 'artifacts', 'journeys');

/** Waits until the page is still: no placeholders, every picture drawn. */
export async function waitUntilStill(page: Page): Promise<void> {
  await expect(page.locator('.ant-skeleton:visible, [data-skeleton]:visible, [aria-busy="true"]:visible')).toHaveCount(0);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
}

/** Pages scroll inside the frame: a window as high as the page shows all of it. At most this many pixels. */
const highestWindow = 5000;

/** E2E_RECORD=0 keeps none (playwright.config.ts). */
const areKept = process.env.E2E_RECORD !== '0';

/** A picture of the whole page, including parts that need scrolling, once the page is still. */
export async function takePicture(page: Page, path: string): Promise<void> {
  await waitUntilStill(page);
  if (!areKept) return;
  const size = page.viewportSize();
  const hidden = await page.evaluate(() => Math.max(0, ...[...document.querySelectorAll('[data-tab]')].map((tab) => tab.scrollHeight - tab.clientHeight)));
  if (size && hidden > 0) await page.setViewportSize({ ...size, height: Math.min(size.height + hidden, highestWindow) });
  await page.screenshot({ path, animations: 'disabled' });
  if (size && hidden > 0) await page.setViewportSize(size);
}

/** Keeps a picture of each step of a journey in `artifacts/journeys/NAME`, numbered in the order of the steps. */
export function picturesOf(journey: string): (page: Page, step: string) => Promise<void> {
  let count = 0;
  return async (page, step) => {
    count += 1;
    await takePicture(page, join(folder, journey, `${String(count).padStart(2, '0')}-${step}.png`));
  };
}
