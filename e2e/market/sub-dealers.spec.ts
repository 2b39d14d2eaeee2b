/**
 * A dealer requests the suspension of a sub-dealer and a change of its contact data; the maker declines, and checks what would prevent its
 * termination. An administrator sends an announcement to all users.
 */
import { expect } from '@playwright/test';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

test('a sub-dealer is asked for, decided on, and everybody hears of an announcement', async ({ browser }) => {
  const dealer = await openAs(browser, 'd001.admin', '/network/subDealer');
  const { page, texts } = dealer;
  const { t, dict } = texts;
  await page.getByRole('link', { name: 'D001-01' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'AgroAndes Temuco' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await test.step('a new phone holds at once', async () => {
    await page.getByRole('button', { name: t('subDealer:request.change') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('subDealer:field.phone')).fill('+56 45 255 0199');
    await dialog.getByRole('button', { name: t('subDealer:send') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('+56 45 255 0199', { exact: true })).toBeVisible();
  });

  await test.step('a suspension waits for the maker', async () => {
    await page.getByRole('button', { name: t('subDealer:request.suspend') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await page.getByTitle(dict('dealer_status_reason', 'performance')).click();
    await dialog.getByRole('textbox').fill('El taller cierra por obras');
    await dialog.getByRole('button', { name: t('subDealer:send') }).click();
    await expect(page.getByText('El taller cierra por obras').first()).toBeVisible();
  });

  const staff = await openAs(browser, 'sun.sales', address);
  const { t: tStaff } = staff.texts;
  await test.step('the maker declines it in words', async () => {
    await staff.page.getByRole('button', { name: tStaff('subDealer:action.decline'), exact: true }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('请在收获季后再申请');
    await dialog
      .getByRole('button')
      .filter({ hasText: tStaff('subDealer:action.decline') })
      .click();
    await expect(dialog).toHaveCount(0);
    await expect(staff.page.getByText('请在收获季后再申请').first()).toBeVisible();
  });

  await test.step('closing it shows the machines that stand in the way', async () => {
    await staff.page.getByRole('button', { name: tStaff('subDealer:action.terminate'), exact: true }).click();
    const dialog = staff.page.getByRole('dialog');
    await expect(dialog.getByText(tStaff('subDealer:end.blocked'))).toBeVisible();
    await expect(dialog.getByText(staff.texts.dict('doc_type', 'vehicle'))).toBeVisible();
    await staff.page.keyboard.press('Escape');
  });

  const admin = await openAs(browser, 'admin', '/isystem/announcement/add');
  const { t: tAdmin, dict: dictAdmin } = admin.texts;
  await test.step('an announcement of the highest level stands over the open page of the dealer, and goes when it is revoked', async () => {
    await admin.page.getByRole('radio', { name: dictAdmin('announcement_level', 'H'), exact: true }).check();
    await admin.page
      .getByRole('textbox', { name: tAdmin('isystemAnnouncement:field.titile') })
      .first()
      .fill('数据库切换');
    await admin.page.locator('[contenteditable=true]').first().fill('五分钟后恢复。');
    await admin.page.getByRole('button', { name: tAdmin('isystemAnnouncement:release'), exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '数据库切换' })).toBeVisible({ timeout: 20_000 });
    await page
      .getByRole('button', { name: t('shared:announcement.more') })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText('五分钟后恢复。')).toBeVisible();
    await page.keyboard.press('Escape');
    await admin.page.getByRole('button', { name: tAdmin('isystemAnnouncement:revoke'), exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '数据库切换' })).toHaveCount(0, { timeout: 20_000 });
  });

  await test.step('what is announced stands behind the bell as well', async () => {
    await page.locator('button.hw-icon-button[aria-haspopup=dialog]').click();
    await page
      .getByRole('list', { name: t('app:messages.announcements') })
      .getByRole('button', { name: /^Cierre de mes/ })
      .click();
    await expect(page.getByRole('dialog', { name: /^Cierre de mes/ }).getByText('figuran en el estado siguiente')).toBeVisible();
  });
});
