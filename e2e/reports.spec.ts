/** An administrator composes a report, and a document is printed by its ticket. */
import { expect } from '@playwright/test';
import { openAs } from './steps/signIn.ts';
import { test } from './test.ts';

test('a report is composed, its columns moved by keys, and used as a pop-up', async ({ browser }) => {
  const { page } = await openAs(browser, 'admin', '/isystem/report/add', { language: 'en' });
  await page.getByLabel('Code', { exact: true }).fill('machines_by_hours');
  await page.getByLabel('Source').click();
  await page.getByTitle('Machines', { exact: true }).click();
  for (const field of ['VIN', 'Hours', 'Dealer']) await page.getByRole('button', { name: field, exact: true }).click();
  for (const language of ['简体中文', 'English', 'Español', 'Русский', 'Français', 'Português'])
    await page.getByRole('group', { name: 'Name' }).getByLabel(language).fill('Machines by hours');
  const preview = page.getByRole('region', { name: 'Preview' }).first();
  await expect(preview.getByRole('columnheader')).toHaveText(['VIN', 'Hours', 'Dealer']);
  await page.getByRole('button', { name: 'Move Dealer' }).focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
  }
  await expect(preview.getByRole('columnheader')).toHaveText(['VIN', 'Dealer', 'Hours']);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/isystem\/report\/edit\//);
  await page.getByRole('button', { name: 'Use as pop-up' }).click();
  await expect(page.getByRole('dialog')).toContainText('<ReportPopup code="machines_by_hours" orgFields="vin,dealerName,currentHours"');
  await page.context().close();
});

test('a claim is printed by its ticket', async ({ browser }) => {
  const { page } = await openAs(browser, 'zhao.manager', '/service/warrantyClaim?status=submitted', { language: 'en' });
  await page.locator('tbody').getByRole('link').first().click();
  await page.waitForURL(/\/detail\//);
  await page.getByRole('button', { name: 'Print' }).click();
  await page.waitForURL(/\/print\/warrantyClaim\?id=[0-9a-f]{32}&token=[\w-]{43}$/);
  await expect(page.locator('.print-sheet:visible').getByRole('heading', { level: 1 })).not.toBeEmpty();
  await page.context().close();
});
