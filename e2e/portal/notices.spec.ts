/** The maker announces something that its dealer has to confirm. */
import { expect } from '@playwright/test';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

test('a mandatory notice is written, stands before the dealer until they confirm it, and is withdrawn', async ({ browser }) => {
  const author = await openAs(browser, 'zhao.manager', '/workbench/notice/manage/add');
  const { page, texts } = author;
  const { t } = texts;
  const title = '安全召回通知';

  await test.step('the author writes it for one dealer', async () => {
    await page.getByRole('combobox', { name: t('publicNotice:field.targetScope') }).click();
    await page.getByTitle(texts.dict('target_scope', 'dealer')).last().click();
    await page.getByRole('button', { name: t('publicNotice:target.dealer') }).click();
    const dealers = page.getByRole('dialog', { name: t('pickers:title', { name: t('shared:pick.dealer') }) });
    await dealers.getByRole('row', { name: 'Campo Forte Máquinas' }).getByRole('checkbox').check();
    await dealers.getByRole('button', { name: t('pickers:ok') }).click();
    await page
      .getByRole('radiogroup', { name: t('publicNotice:field.mustRead') })
      .getByRole('radio', { name: t('shared:yes') })
      .check();
    await page.getByRole('textbox', { name: t('publicNotice:field.title') }).fill(title);
    await page.getByRole('textbox', { name: t('publicNotice:field.content') }).fill('请立即停用受影响的机器。');
    await page.getByRole('button', { name: t('publicNotice:publish'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(texts.dict('bill_status', 'pass'), { exact: true }).first()).toBeVisible();
  });

  const dealer = await openAs(browser, 'd004.admin', '/workbench/notice');
  const confirm = dealer.page.getByRole('dialog', { name: title }).getByRole('button', { name: dealer.texts.t('shared:notice.confirm') });

  const notices = dealer.page.getByRole('region', { name: dealer.texts.t('notice:notices.title') });

  await test.step('the dealer cannot pass it by, also after a reload', async () => {
    await expect(confirm).toBeVisible();
    await dealer.page.keyboard.press('Escape');
    await dealer.page.reload();
    await expect(dealer.page.getByRole('dialog', { name: title }).getByText('请立即停用受影响的机器。')).toBeVisible();
    await confirm.click();
    await expect(confirm).toBeHidden();
  });

  await test.step('once confirmed it is an ordinary notice', async () => {
    await dealer.page.goto('/workbench/notice/list');
    await notices.getByRole('link', { name: title }).click();
    await expect(dealer.page.getByText(dealer.texts.t('notice:notices.confirmed'))).toBeVisible();
    await expect(confirm).toBeHidden();
  });

  await test.step('the author sees one confirmation and withdraws it', async () => {
    await page.goto('/workbench/notice/manage');
    const row = page.getByRole('row').filter({ hasText: title }).first();
    await expect(row.getByRole('cell', { name: '1', exact: true }).first()).toBeVisible();
    await row.hover();
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: t('publicNotice:withdraw') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('publicNotice:withdraw') })
      .click();
    await expect(row.getByText(texts.dict('bill_status', 'closed'))).toBeVisible();
    await dealer.page.goto('/workbench/notice/list');
    // Others are there, this one is not.
    await expect(notices.getByRole('link').nth(2)).toBeVisible();
    await expect(notices.getByRole('link', { name: title })).toHaveCount(0);
  });
});
