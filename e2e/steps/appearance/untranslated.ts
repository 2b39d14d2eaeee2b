import type { Page } from '@playwright/test';

/** Texts like `field.vin` are keys that have no message. Numbers, addresses and file names look alike and are none. */
const keyLike = /(?<![\w./@-])[a-z][a-zA-Z]+(?:\.[a-z][a-zA-Z_]+)+(?![\w./@-])/g;
const notKeys = /\.(?:jpe?g|png|pdf|mp4|mov|example|service|manager|admin|parts|sales|finance|training|user|password|login|dept)$/;

/** Keys that the page shows in place of their texts; what it marks as not to be translated is no key. */
export async function untranslated(page: Page): Promise<string[]> {
  const { texts, codes } = await page.evaluate(() => ({
    texts: document.body.innerText,
    codes: [...document.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent),
  }));
  return [...texts.matchAll(keyLike)].map(([text]) => text).filter((text) => !notKeys.test(text) && !codes.includes(text));
}
