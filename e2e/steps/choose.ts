import type { Locator, Page } from '@playwright/test';

/** Chooses in a select of antd: opens it, narrows it by typing where its list is a long one, takes the first option that fits. */
export async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  if (await select.isEditable()) await select.fill(option);
  await page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').filter({ hasText: option }).first().click();
}
