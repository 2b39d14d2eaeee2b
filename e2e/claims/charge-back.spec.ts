/** The maker takes money of a settled claim back: the manager asks for it, finance confirms it, and the dealer reads why. */
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { openClaim } from '../steps/claims/claimList.ts';
import { press } from '../steps/foot.ts';
import { openMessages } from '../steps/messages.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

test('a part of a settled claim is charged back', async ({ browser }) => {
  const keep = picturesOf('charge-back');
  const manager = await openAs(browser, 'zhao.manager');
  const { page, texts } = manager;
  const { t } = texts;
  const { records } = await call<{ records: { claimNo: string; auditTotal: number }[] }>(
    manager,
    '/api/portal/warrantyClaim/list?status=closed&settlementStatus=settled&dealerCode=D004&pageSize=20',
  );
  const no = records.find(({ auditTotal }) => auditTotal > 200)!.claimNo;
  const reason = '复核发现工时重复计算。';

  await test.step('the manager asks for more than was paid, and is refused; then for what was paid too much', async () => {
    await openClaim(manager, no);
    await press(manager, t('warrantyClaim:action.chargeBack'));
    const dialog = page.getByRole('dialog', { name: t('warrantyClaim:chargeBack.ask', { no }) });
    const ask = dialog.getByRole('button', { name: t('warrantyClaim:action.chargeBack') });
    const amount = dialog.getByLabel(t('warrantyClaim:chargeBack.amount'), { exact: true });
    await amount.fill('900000');
    await dialog.getByLabel(t('warrantyClaim:chargeBack.reason')).fill(reason);
    await ask.click();
    await expect(dialog.getByRole('alert')).toContainText(t('server:E-259', { max: '' }));
    await keep(page, 'too-much');
    await amount.fill('60.50');
    await ask.click();
    await expect(dialog).toBeHidden();
    const waiting = page.getByRole('complementary').getByRole('listitem').filter({ hasText: reason }).first();
    await expect(waiting).toContainText(t('warrantyClaim:chargeBack.status.waiting'));
    await keep(page, 'asked');
  });

  await test.step('finance finds it among what is to do, and confirms it', async () => {
    const finance = await openAs(browser, 'qian.finance', `/workbench/todo?keyword=${no}`);
    const say = (key: string) => finance.texts.t(`warrantyClaim:${key}`);
    const todo = finance.page.getByRole('row').filter({ hasText: no });
    await expect(todo).toContainText(finance.texts.dict('todo_task', 'chargeConfirm'));
    await todo.getByRole('link', { name: no }).click();
    await press(finance, say('action.confirmChargeBack'));
    const dialog = finance.page.getByRole('dialog').filter({ hasText: say('chargeBack.confirmText') });
    await expect(dialog).toContainText(reason);
    await expect(dialog).toContainText('60.50');
    await keep(finance.page, 'confirm');
    await dialog.getByRole('button', { name: say('action.confirmChargeBack') }).click();
    await expect(dialog).toBeHidden();
    await expect(finance.page.getByRole('complementary').getByRole('listitem').filter({ hasText: reason }).first()).toContainText(
      say('chargeBack.status.confirmed'),
    );
  });

  await test.step('the dealer is told, and reads on the claim how much, why and by which fee', async () => {
    const dealer = await openAs(browser, 'd004.admin');
    const messages = await openMessages(dealer);
    await messages.getByRole('link').filter({ hasText: no }).first().click();
    const charged = dealer.page.getByRole('complementary').getByRole('listitem').filter({ hasText: reason }).first();
    await expect(charged).toContainText('60,50');
    await expect(charged).toContainText(dealer.texts.t('warrantyClaim:chargeBack.status.confirmed'));
    await expect(charged).toContainText(/SF\w+-\d+/);
    await keep(dealer.page, 'dealer');
  });
});
