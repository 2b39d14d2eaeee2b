/** Users of a suspended dealer read why they cannot start a new document. */
import { expect } from '@playwright/test';
import { picturesOf } from '../steps/pictures.ts';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

/** Documents that a suspended dealer may not start. */
const refused = ['/service/warrantyClaim/add', '/service/maintenance/add', '/service/extendInsurance/add'];
const picture = picturesOf('suspended');
const form = ({ page }: Person) => page.locator('[data-document-foot]:visible');

test('the address of a new document says why it may not be begun', async ({ browser }) => {
  // Suspended in the demo.
  const clerk = await openAs(browser, 'd005.service');
  const { page, texts } = clerk;
  for (const address of refused) {
    await page.goto(address);
    await expect(page.getByText(texts.t('documents:begin.title'), { exact: true })).toBeVisible();
    await expect(page.getByText(texts.t('documents:begin.resting', { name: 'Rift Valley Implements', date: '2026' }).split('2026')[0]!)).toBeVisible();
    await expect(form(clerk)).toBeHidden();
  }
  await picture(page, 'add');
  // Feedback can still be started.
  await page.goto('/workbench/feedback/add');
  await expect(form(clerk)).toBeVisible();
  // At another dealer the form is there.
  const other = await openAs(browser, 'd001.service', refused[0]);
  await expect(form(other)).toBeVisible();
});
