/** The results of an inspection: one stop for a line, and long words on a phone. What its keys choose is in `keys.spec.ts`. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';
import type { Language } from '../texts.ts';

const results = (page: Page): Locator => page.locator('[data-checklist]:visible [data-line-result]');

async function openInspection(page: Page): Promise<void> {
  await page.goto('/vehicle/arrivalAccept?status=pending_acceptance');
  await page.getByRole('main').locator('a[href*="/detail/"]').first().click();
  await expect(results(page).first()).toBeVisible();
}

test('a line is one stop for the keyboard, and only its own keys choose', async ({ browser }) => {
  const { page } = await openAs(browser, 'd002.admin');
  await openInspection(page);
  const lines = results(page);
  const radio = (line: number, choice: number): Locator => lines.nth(line).getByRole('radio').nth(choice);
  await expect(lines.first().getByRole('radiogroup')).toHaveAccessibleName(/\S/);
  await radio(0, 0).focus();
  await page.keyboard.press('1');
  await expect(radio(0, 0)).toBeChecked();
  await expect(radio(1, 0)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(radio(0, 0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(radio(1, 0)).toBeFocused();
  await page.keyboard.press('4');
  await page.keyboard.press('Control+2');
  await expect(lines.nth(1).getByRole('radio', { checked: true })).toHaveCount(0);
  // The arrows stay in the line.
  await page.keyboard.press('ArrowRight');
  await expect(radio(1, 1)).toBeChecked();
  await expect(radio(1, 1)).toBeFocused();
});

const readers: Readonly<Partial<Record<Language, string>>> = { es: 'd001.admin', ru: 'd002.admin', fr: 'd003.admin' };

for (const [language, username] of Object.entries(readers))
  test(`long words stay in their buttons on a phone, in ${language}`, async ({ browser }) => {
    const { page } = await openAs(browser, username, '/', { options: { viewport: { width: 390, height: 844 } }, language: language as Language });
    await openInspection(page);
    const buttons = await results(page)
      .locator('label')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const [box, text] = [label, label.querySelector('.ant-radio-button-label')!].map((one) => one.getBoundingClientRect());
          const inner = document.createRange();
          inner.selectNodeContents(label);
          return {
            text: label.textContent,
            isInside: inner.getBoundingClientRect().right <= box!.right + 0.5 && inner.getBoundingClientRect().left >= box!.left - 0.5 && text!.width > 0,
            isInWindow: box!.left >= 0 && box!.right <= innerWidth,
            height: box!.height,
          };
        }),
      );
    expect(buttons.length).toBeGreaterThan(2);
    expect(buttons.filter(({ isInside, isInWindow }) => !isInside || !isInWindow)).toEqual([]);
    // Large enough for a finger in a glove.
    expect(Math.min(...buttons.map(({ height }) => height))).toBeGreaterThanOrEqual(48);
  });
