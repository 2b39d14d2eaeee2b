/** Administration: users are added, let in, and locked out; roles get rights. */
import { expect } from '@playwright/test';
import { choose } from '../steps/choose.ts';
import { openAs, tryLogin } from '../steps/signIn.ts';
import { test } from '../test.ts';
import { textsIn } from '../texts.ts';

test('a new colleague gets in with the one-time password, changes it, and is out once frozen', async ({ browser }) => {
  const administrator = await openAs(browser, 'd001.admin', '/isystem/user');
  const { page, texts } = administrator;
  const t = (key: string, values?: Readonly<Record<string, string>>) => texts.t(`isystemUser:${key}`, values);
  const username = 'taller_nuevo';
  const picked = (key: string, values?: Readonly<Record<string, string>>) => texts.t(`pickers:${key}`, values);

  const password = await test.step('the administrator adds the colleague', async () => {
    await page.getByRole('button', { name: t('new') }).click();
    const dialog = page.getByRole('dialog', { name: t('new') });
    await dialog.getByLabel(t('field.username')).fill(username);
    await dialog.getByLabel(t('field.realname'), { exact: true }).fill('Rosario Núñez');
    await dialog.getByRole('button', { name: t('field.roleIds') }).click();
    const roles = page.getByRole('dialog', { name: picked('title', { name: picked('role.name') }) });
    await roles.getByRole('checkbox').nth(1).check();
    await roles.getByRole('button', { name: picked('ok') }).click();
    await dialog.getByRole('button', { name: t('field.departIds') }).click();
    const departments = page.getByRole('dialog', { name: picked('department.title') });
    await departments.getByRole('treeitem').first().click();
    await departments.getByRole('button', { name: picked('department.confirm') }).click();
    await dialog.getByRole('button', { name: texts.t('shared:administration.save') }).click();
    const shown = page.getByRole('dialog', { name: t('passwordOf', { name: username }) });
    const oneTime = (await shown.getByTestId('one-time-password').innerText()).trim();
    // A click beside the dialog, or Escape, must not lose it.
    await page.keyboard.press('Escape');
    await shown.getByRole('button', { name: t('passwordNoted') }).click();
    await expect(shown).toBeHidden();
    return oneTime;
  });

  const colleague = await (await browser.newContext()).newPage();
  // A new user has the language of their dealer.
  const spanish = textsIn('es');

  await test.step('the colleague has to choose a password before anything else', async () => {
    await colleague.goto('/user/login');
    await tryLogin(colleague, username, password);
    const dialog = colleague.getByRole('dialog', { name: spanish.t('app:password.forcedTitle') });
    await dialog.getByLabel(spanish.t('app:password.old'), { exact: true }).fill(password);
    await dialog.getByLabel(spanish.t('app:password.new'), { exact: true }).fill('Cosecha#2027');
    await dialog.getByLabel(spanish.t('app:password.confirm'), { exact: true }).fill('Cosecha#2027');
    await dialog.getByRole('button', { name: spanish.t('app:password.change') }).click();
    await expect(colleague.getByRole('navigation', { name: spanish.t('ui:layout.menu') })).toBeVisible();
  });

  await test.step('the palette finds the colleague by name and opens the record', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: texts.t('ui:palette.title') }).fill('rosario');
    await page
      .getByRole('group', { name: t('title') })
      .getByRole('option', { name: /Rosario Núñez/ })
      .click();
    await expect(page.getByRole('dialog', { name: username })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/isystem\/user$/);
  });

  await test.step('frozen, the colleague is signed out and does not get in again', async () => {
    const row = page.getByRole('row').filter({ hasText: username });
    // The page of the record may still be the one that is shown.
    await expect(async () => {
      await row.hover({ timeout: 2_000 });
      await row.getByRole('button').last().click({ timeout: 2_000 });
    }).toPass();
    await page.getByRole('menuitem', { name: t('freeze') }).click();
    await expect(row.getByText(texts.dict('user_status', '2'))).toBeVisible();
    // Their page goes to the login by itself, which says why.
    await expect(colleague).toHaveURL(/\/user\/login/);
    await expect(colleague.getByRole('status').filter({ hasText: spanish.t('server:session.accountClosed') })).toBeVisible();
    await tryLogin(colleague, username, 'Cosecha#2027', spanish);
    await expect(colleague.getByRole('alert')).toBeVisible();
    await expect(colleague).toHaveURL(/\/user\/login/);
  });
});

test('a user whose session an administrator ends reads why on the login page', async ({ browser }) => {
  const user = await openAs(browser, 'd003.admin', '/workbench/message');
  const { page, texts } = await openAs(browser, 'admin', '/isystem/online');
  const row = page.getByRole('row').filter({ hasText: 'd003.admin' }).first();
  await row.hover();
  await row.getByRole('button').last().click();
  const end = texts.t('isystemOnline:endAll');
  await page.getByRole('menuitem', { name: end }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.t('isystemOnline:end'), exact: true })
    .click();
  await expect(user.page).toHaveURL(/\/user\/login/);
  await expect(user.page.getByRole('status').filter({ hasText: user.texts.t('server:session.endedByAdministrator') })).toBeVisible();
});

test('the rights of a role are granted by row, by column and one by one, with the keyboard', async ({ browser }) => {
  const admin = await openAs(browser, 'admin', '/isystem/role');
  const { page, texts } = admin;
  const t = (key: string, params?: Record<string, string>): string => texts.t(`isystemRole:${key}`, params);
  await page.getByRole('button', { name: t('new'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('new') });
  await dialog.getByLabel(t('field.roleCode'), { exact: true }).fill('QUALITY_DESK');
  await dialog.getByLabel(t('field.roleName'), { exact: true }).fill('质量台');
  await choose(page, dialog.getByLabel(t('field.dataScope'), { exact: true }), texts.dict('data_scope', 'ALL'));

  const matrix = dialog.getByRole('region', { name: t('field.permissions') }).getByRole('table');
  const claims = matrix.getByRole('row').filter({ has: page.getByRole('checkbox', { name: texts.t('server:module.warrantyClaim'), exact: true }) });
  await expect(claims).toHaveCount(1);
  await claims.getByRole('checkbox').first().check();
  for (const box of await claims.getByRole('checkbox').all()) await expect(box).toBeChecked();
  // The arrow goes to the first right of the row, the next one to the right below.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(claims.getByRole('checkbox').nth(1)).not.toBeChecked();
  await expect(claims.getByRole('checkbox').first()).toHaveJSProperty('indeterminate', true);

  await dialog.getByRole('button', { name: texts.t('shared:administration.save') }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('link', { name: '质量台' })
    .or(page.getByRole('button', { name: '质量台' }))
    .first()
    .click();
  const stored = page.getByRole('dialog', { name: '质量台' });
  await expect(stored.getByRole('checkbox', { name: texts.t('server:module.warrantyClaim'), exact: true })).toHaveJSProperty('indeterminate', true);
});

test('of two who edit one role, the second hears it and keeps what they typed', async ({ browser }) => {
  const first = await openAs(browser, 'admin', '/isystem/role');
  const second = await openAs(browser, 'admin', '/isystem/role');
  const t = (key: string): string => first.texts.t(`isystemRole:${key}`);
  const name = '两人台';
  const { page } = first;
  await page.getByRole('button', { name: t('new'), exact: true }).click();
  const fresh = page.getByRole('dialog', { name: t('new') });
  await fresh.getByLabel(t('field.roleCode'), { exact: true }).fill('TWO_DESKS');
  await fresh.getByLabel(t('field.roleName'), { exact: true }).fill(name);
  await choose(page, fresh.getByLabel(t('field.dataScope'), { exact: true }), first.texts.dict('data_scope', 'ALL'));
  await fresh.getByRole('button', { name: first.texts.t('shared:administration.save') }).click();
  await expect(fresh).toBeHidden();

  const open = async ({ page: own }: typeof first) => {
    await own.reload();
    await own.getByRole('link', { name }).or(own.getByRole('button', { name })).first().click();
    return own.getByRole('dialog', { name });
  };
  const [one, other] = [await open(first), await open(second)];
  const save = (dialog: typeof one) => dialog.getByRole('button', { name: first.texts.t('shared:administration.save') }).click();
  const description = (dialog: typeof one) => dialog.getByLabel(t('field.description'), { exact: true });
  await description(one).fill('先到');
  await description(other).fill('后到');
  await save(one);
  await expect(one).toBeHidden();
  // Returning to the window refetches the role; that alone must not count as having seen the newer version.
  await second.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await second.page.waitForLoadState('networkidle');
  await save(other);
  await expect(other.getByRole('alert')).toContainText(first.texts.t('server:E-001'));
  await expect(description(other)).toHaveValue('后到');
});
