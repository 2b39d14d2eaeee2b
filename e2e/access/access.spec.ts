/** Access: sign-in, verification code, forced password change, department, language, unknown addresses, sign-out. */
import { expect } from '@playwright/test';
import { demoPassword } from '../../apps/server/seed/organisations/users.ts';
import { dragSliderWithKeys, loginTexts, openAs, tryLogin, userMenu } from '../steps/signIn.ts';
import { test } from '../test.ts';
import { type Language, textsIn } from '../texts.ts';

const list = '/service/warrantyClaim?status=closed';

test('an address opened without a session comes back after the login', async ({ page }) => {
  await page.goto(list);
  await expect(page).toHaveURL(`/user/login?redirect=${encodeURIComponent(list)}`);
  await tryLogin(page, 'd002.service');
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('ru').t('warrantyClaim:title'));
});

test('after three wrong passwords a verification code is asked for, and the slider each time', async ({ browser }) => {
  // From an address of its own: failures count by address, too, and must not concern the other journeys.
  const page = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.7' } });
  const { t } = loginTexts;
  const code = page.getByLabel(t('login:code'), { exact: true });
  await page.goto('/user/login');
  for (const attempt of [1, 2, 3]) {
    await expect(code).toBeHidden();
    await tryLogin(page, 'd003.service', `wrong ${attempt}`);
    await expect(page.getByRole('alert')).toHaveText(t('server:E-701'));
    await expect(page.getByRole('button', { name: t('login:login'), exact: true })).toBeDisabled();
    await dragSliderWithKeys(page);
  }
  await expect(code).toBeVisible();
  await expect(page.getByRole('img', { name: t('login:codePicture') })).toBeVisible();
  await code.fill('0000');
  await tryLogin(page, 'd003.service');
  await expect(page.getByRole('alert')).toHaveText(t('server:E-701.captcha'));
  await expect(page).toHaveURL(/\/user\/login/);
  await page.close();
});

test('a first password has to be changed, and there is no way around', async ({ page }) => {
  const { t } = textsIn('fr');
  await page.goto(list);
  await tryLogin(page, 'first.login');
  const dialog = page.getByRole('dialog', { name: t('app:password.forcedTitle') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: t('app:cancel') })).toHaveCount(0);
  await page.reload();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const fill = (name: 'old' | 'new' | 'confirm', text: string) => dialog.getByLabel(t(`app:password.${name}`), { exact: true }).fill(text);
  const change = dialog.getByRole('button', { name: t('app:password.change') });
  await test.step('both readings of the rule tick while it is typed, and what is refused says why', async () => {
    const open = (title: string) =>
      dialog
        .getByRole('list', { name: title })
        .getByRole('listitem')
        .filter({ hasText: t('app:password.open') });
    await fill('old', demoPassword);
    await fill('new', 'savane2027');
    await fill('confirm', 'savane2028');
    await expect(open(t('app:password.reading.A'))).toHaveCount(0);
    await expect(open(t('app:password.reading.B'))).toHaveText([new RegExp(t('app:password.rule.special'))]);
    await expect(dialog.getByText(t('app:password.required'), { exact: true })).toHaveCount(3);
    await change.click();
    await expect(dialog.getByText(t('app:password.weak'))).toBeVisible();
    await expect(dialog.getByText(t('app:password.differ'))).toBeVisible();
    await fill('new', demoPassword);
    await change.click();
    await expect(dialog.getByText(t('app:password.same'))).toBeVisible();
  });
  await fill('new', 'Savane#2027');
  await fill('confirm', 'Savane#2027');
  await change.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('warrantyClaim:title'));
});

test('somebody with several departments chooses one', async ({ browser }) => {
  const person = await openAs(browser, 'multi.dept');
  const {
    page,
    texts: { t },
  } = person;
  const dialog = page.getByRole('dialog', { name: t('app:department.title') });
  await dialog.getByRole('combobox').click();
  const departments = page.locator('.ant-select-dropdown .ant-select-item-option');
  await expect(departments).toHaveCount(2);
  const chosen = await departments.last().innerText();
  await departments.last().click();
  await dialog.getByRole('button', { name: t('app:department.choose') }).click();
  await expect(dialog).toBeHidden();
  await userMenu(person).click();
  await expect(page.getByText(chosen)).toBeVisible();
});

test('each language translates the page one is on, and stays for the account', async ({ browser }) => {
  const person = await openAs(browser, 'd004.admin', list);
  const { page } = person;
  let texts = person.texts;
  for (const language of ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'] satisfies Language[]) {
    if (language !== texts.language) {
      await page.getByRole('button', { name: texts.t('app:language.label') }).click();
      await page.locator('.ant-dropdown-menu-item').filter({ hasText: languageNames[language] }).click();
    }
    texts = textsIn(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.t('warrantyClaim:title'));
    await expect(page).toHaveURL(list);
    const menu = page.getByRole('navigation', { name: texts.t('ui:layout.menu') });
    await expect(menu.getByRole('link', { name: texts.t('server:menu.service-warrantyClaim') })).toBeVisible();
    await expect(page.getByRole('group', { name: texts.t('ui:list.statuses') })).toContainText(texts.dict('bill_status', 'closed'));
    await expect(page).toHaveTitle(new RegExp(texts.t('server:menu.service-warrantyClaim')));
  }
});

test('an unknown address leads to a page that says so', async ({ browser }) => {
  const {
    page,
    texts: { t },
  } = await openAs(browser, 'd001.admin', '/service/nothing');
  await expect(page).toHaveURL('/404');
  await page.getByRole('button', { name: t('app:notFound.home') }).click();
  await expect(page).toHaveURL('/workbench/notice');
  // The same on a first page after sign-in; and the root leads home.
  await page.goto('/service/nothing');
  await expect(page.getByText(t('app:notFound.text'))).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/workbench/notice');
  await expect(page.getByRole('heading', { name: t('home:notices.title') })).toBeVisible();
});

test('after the logout nothing is left of the session', async ({ browser }) => {
  const person = await openAs(browser, 'd001.admin');
  const {
    page,
    texts: { t },
  } = person;
  const token = await page.evaluate(() => ({ ...localStorage }));
  await userMenu(person).click();
  await page.getByRole('menuitem', { name: t('app:user.logout') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('app:user.logout') })
    .click();
  await expect(page).toHaveURL(/\/user\/login/);
  // The token of the ended session is refused.
  await page.evaluate((stored) => Object.assign(localStorage, stored), token);
  await page.goto(list);
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
});

const languageNames: Record<Language, string> = { 'zh-cn': '简体中文', en: 'English', es: 'Español', ru: 'Русский', fr: 'Français', pt: 'Português' };
