/** Changes of rights and menu by administrators reach users at work. */
import { expect, type Page } from '@playwright/test';
import { openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

/** Switches an entry of the menu off or on. */
async function setStatus({ page, texts }: Person, key: string, name: string, status: 'on' | 'off'): Promise<void> {
  const t = (text: string): string => texts.t(`isystemPermission:${text}`);
  await page.getByLabel(t('find'), { exact: true }).fill(key);
  await page.getByRole('tree').getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel(t('field.status'), { exact: true }).click();
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')
    .filter({ hasText: t(status) })
    .click();
  await dialog.getByRole('button', { name: texts.t('shared:administration.save') }).click();
  await expect(dialog).toBeHidden();
}

const exportOf = (page: Page, { texts }: Person) => page.getByRole('button', { name: texts.t('ui:export.button') });

test('a right that is switched off leaves open pages at once and comes back; a changed menu is offered', async ({ browser }) => {
  const manager = await openAs(browser, 'zhao.manager', '/service/warrantyClaim');
  const admin = await openAs(browser, 'admin', '/isystem/permission');
  const button = exportOf(manager.page, manager);
  await expect(button).toBeVisible();

  await setStatus(admin, 'warrantyClaim:export', admin.texts.t('server:action.export'), 'off');
  await expect(button).toBeHidden();
  await setStatus(admin, 'warrantyClaim:export', admin.texts.t('server:action.export'), 'on');
  await expect(button).toBeVisible();

  const feedback = admin.texts.t('server:module.feedback');
  await setStatus(admin, 'workbench-feedback', feedback, 'off');
  await manager.page.getByRole('button', { name: manager.texts.t('shared:reload') }).click();
  await expect(exportOf(manager.page, manager)).toBeVisible();
  await expect(manager.page.locator('a[href="/workbench/feedback"]')).toHaveCount(0);
  await setStatus(admin, 'workbench-feedback', feedback, 'on');
});
