/** Moves by keys alone: nothing is clicked. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus. @throws when it does not come within `stops` presses */
export async function tabTo(page: Page, control: Locator, stops = 40): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count <= stops; count += 1) {
    if ((await control.count()) > 0 && (await control.first().evaluate((element) => element === document.activeElement))) return;
    passed.push(
      await page.evaluate(() =>
        (
          document.activeElement?.getAttribute('aria-label') ||
          document.activeElement?.id ||
          document.activeElement?.textContent ||
          document.activeElement?.tagName ||
          ''
        ).slice(0, 60),
      ),
    );
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab passed ${passed.join(' › ')}`);
}

/** Tabs to a control and types. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

/** Tabs to a control and presses Enter. */
export async function enter(page: Page, control: Locator, stops?: number): Promise<void> {
  await tabTo(page, control, stops);
  await page.keyboard.press('Enter');
}

/** Tabs to a select, types a search text, and takes the first hit. */
export async function lookUp(page: Page, control: Locator, text: string): Promise<void> {
  await typeInto(page, control, text);
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option-active')).toContainText(text, { ignoreCase: true });
  await page.keyboard.press('Enter');
}
