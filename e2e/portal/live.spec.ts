/** Changes of other users appear without a reload. */
import { expect, type Page } from '@playwright/test';
import { saveDraft } from '../steps/claims/drafts.ts';
import { openMenu } from '../steps/menu.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

const rowsOf = (page: Page) => page.locator('tbody').getByRole('row');

test('a claim that a colleague adds is told above the list, and shown when asked for; another dealer hears nothing', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service', '/service/warrantyClaim');
  const stranger = await openAs(browser, 'd002.service', '/service/warrantyClaim');
  await expect(rowsOf(clerk.page).first()).toBeVisible();
  const colleague = await openAs(browser, 'd001.admin');
  const no = await saveDraft(colleague);
  const bar = (person: typeof clerk) => person.page.getByRole('button', { name: person.texts.t('ui:list.showNew', { count: 1 }) });
  await expect(bar(clerk)).toBeVisible({ timeout: 10_000 });
  await bar(clerk).click();
  await expect(rowsOf(clerk.page).filter({ hasText: no })).toBeVisible();
  await expect(bar(clerk)).toBeHidden();
  await expect(bar(stranger)).toBeHidden();
});

test('a list that was in the background shows what came meanwhile as soon as its tab is shown again', async ({ browser }) => {
  const clerk = await openAs(browser, 'd001.service', '/service/warrantyClaim');
  await expect(rowsOf(clerk.page).first()).toBeVisible();
  // Time stands still for this window: its data do not become stale by themselves.
  await clerk.page.clock.setFixedTime(Date.now());
  await openMenu(clerk, 'workbench-message');
  const colleague = await openAs(browser, 'd001.admin');
  const no = await saveDraft(colleague);
  await clerk.page
    .getByRole('navigation', { name: clerk.texts.t('ui:tabs.label') })
    .getByRole('link', { name: clerk.texts.t('server:menu.service-warrantyClaim') })
    .click();
  await expect(rowsOf(clerk.page).filter({ hasText: no })).toBeVisible();
});
