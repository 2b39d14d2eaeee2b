/** A list is adapted by its user, saved as a view, and shared with a colleague. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

const rowsOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title }).locator('tbody').getByRole('row');

test('a filtered list is saved as a view, is the same after a reload, and a colleague sees it by its address', async ({ browser }) => {
  const {
    page,
    texts: { t, dict },
  } = await openAs(browser, 'zhao.manager', '/vehicle/list');
  const title = t('vehicle:title');
  const rows = rowsOf(page, title);
  await expect(rows.first()).toBeVisible();
  const total = page.getByRole('navigation', { name: t('ui:pager.label') }).getByRole('status');
  const all = await total.innerText();

  await test.step('filter, and sort before the address has followed', async () => {
    const sort = await page
      .getByRole('columnheader', { name: t('vehicle:field.vin') })
      .getByRole('button')
      .elementHandle();
    await page
      .getByRole('button', { name: new RegExp(`^${dict('vehicle_status', 'in_stock')}`) })
      .evaluate((chip: HTMLElement, header) => (chip.click(), Promise.resolve().then(() => (header as HTMLElement).click())), sort);
    await expect(total).not.toHaveText(all);
    await expect(page).toHaveURL(/vehicleStatus=in_stock/);
    await expect(page).toHaveURL(/sort=-vin/);
  });
  const found = await total.innerText();
  const first = await rows.first().getByRole('link').innerText();

  await test.step('save it as a view', async () => {
    await page.getByRole('button', { name: t('ui:list.views') }).click();
    const panel = page.getByRole('tooltip');
    await panel.getByLabel(t('listPage:views.name')).fill('In stock');
    await panel.getByRole('button', { name: t('listPage:views.save') }).click();
    await expect(panel.getByRole('button', { name: 'In stock' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a reload changes nothing', async () => {
    await page.reload();
    await expect(total).toHaveText(found);
    await expect(rows.first().getByRole('link')).toHaveText(first);
  });

  await test.step('the view brings it back', async () => {
    const views = page.getByRole('button', { name: t('ui:list.views') });
    await page.goto('/vehicle/list');
    await expect(total).toHaveText(all);
    await views.click();
    await page.getByRole('tooltip').getByRole('button', { name: 'In stock' }).click();
    await expect(total).toHaveText(found);
    await expect(rows.first().getByRole('link')).toHaveText(first);
  });

  await test.step('the record knows its neighbours in the list', async () => {
    const second = await rows.nth(1).getByRole('link').innerText();
    await rows.first().getByRole('link').click();
    await page.getByRole('button', { name: t('shared:neighbours.next') }).click();
    await expect(page.getByRole('heading', { level: 1 }).filter({ hasText: second })).toBeVisible();
    await page.goBack();
    await page.goBack();
  });

  await test.step('a colleague opens the address', async () => {
    const address = new URL(page.url());
    const colleague = await openAs(browser, 'wang.service', address.pathname + address.search);
    const theirs = colleague.page.getByRole('navigation', { name: colleague.texts.t('ui:pager.label') }).getByRole('status');
    await expect(rowsOf(colleague.page, colleague.texts.t('vehicle:title')).first().getByRole('link')).toHaveText(first);
    await expect(theirs).toContainText(/\d/);
    // Views are private unless they are shared.
    await colleague.page.getByRole('button', { name: colleague.texts.t('ui:list.views') }).click();
    await expect(colleague.page.getByRole('tooltip').getByText(colleague.texts.t('listPage:views.none'))).toBeVisible();
    await colleague.page.context().close();
  });
});
