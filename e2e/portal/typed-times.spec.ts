/** Times that are typed and times that are shown are of one clock, that of the user, wherever their browser and the server are. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { call } from '../steps/call.ts';
import { press } from '../steps/foot.ts';
import { fillFields, formField } from '../steps/simpleDocument.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';

interface Account {
  id: string;
  username: string;
  version: number;
}

test('an announcement is planned by the clock of its author', async ({ browser }) => {
  const before = await openAs(browser, 'admin');
  const { records } = await call<{ records: Account[] }>(before, '/sys/user/list?username=admin&pageSize=100');
  const { id } = records.find(({ username }) => username === 'admin')!;
  const account = await call<Account & Record<string, unknown>>(before, `/sys/user/queryById?id=${id}`);
  const { version, realname, userType, language, departIds, roleIds } = account;
  await call(before, '/sys/user/edit', {
    method: 'POST',
    data: { id, version, realname, userType, language, departIds, roleIds, timezone: 'America/Santiago' },
    headers: { 'X-Idempotency-Key': randomUUID() },
  });

  const author = await openAs(browser, 'admin', '/isystem/announcement/add', { options: { timezoneId: 'Asia/Tokyo' } });
  const { page, texts } = author;
  const { t } = texts;
  await page
    .getByRole('textbox', { name: t('isystemAnnouncement:field.titile') })
    .first()
    .fill('计划停机');
  await page.locator('[contenteditable=true]').first().fill('十点开始。');
  await test.step('a time that its clock skips stays as it was typed, and is marked', async () => {
    const skipped = '2099-09-06 00:30:00';
    await fillFields(author, { sendTime: skipped });
    await expect(page.getByText(t('ui:date.skipped', { zone: 'America/Santiago', text: skipped }))).toBeVisible();
  });
  await fillFields(author, { sendTime: '2099-11-26 10:00:00', revokeTime: '2099-11-26 20:15:00' });
  await press(author, t('documents:action.save'));
  await expect(page).toHaveURL(/\/detail\//);
  const stored = () => call<Record<string, unknown>>(author, `/sys/annountCement/queryById?id=${page.url().split('/').at(-1)!}`);
  await expect.poll(stored).toMatchObject({ sendTime: '2099-11-26 21:00:00', revokeTime: '2099-11-27 07:15:00' });

  await page.reload();
  await expect(formField(author, 'sendTime')).toHaveValue('2099-11-26 10:00:00');
  await expect(formField(author, 'revokeTime')).toHaveValue('2099-11-26 20:15:00');
});

test('a query asks by the clock of its author, for the moment that they mean', async ({ browser }) => {
  const asked = [{ field: 'createTime', rule: 'ge', val: '2026-11-26 21:00:00', type: 'datetime' }];
  const author = await openAs(browser, 'd001.admin', `/workbench/feedback?query=${encodeURIComponent(`and~${JSON.stringify(asked)}`)}`);
  const { page } = author;
  const { t } = author.texts;
  // Their dealer is in Chile: ten in the morning there is nine in the evening of the wire.
  const chip = page.getByRole('button', { name: /2026-11-26 10:00:00/ }).first();
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: t('ui:list.advancedQuery'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const time = dialog.getByRole('textbox', { name: t('advancedQuery:line.value') });
  await expect(time).toHaveValue('2026-11-26 10:00:00');
  await time.fill('2026-11-27 11:30:00');
  await time.press('Tab');
  const request = page.waitForRequest(
    (one) => one.url().includes('/feedback/list') && decodeURIComponent(decodeURIComponent(one.url())).includes('2026-11-27 22:30:00'),
  );
  await dialog.getByRole('button', { name: t('advancedQuery:query') }).click();
  await request;
  await expect(page.getByText('2026-11-27 11:30:00').first()).toBeVisible();
});
