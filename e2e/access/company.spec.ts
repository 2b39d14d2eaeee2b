/** Setup of a new installation for a company, from the screens alone: logo, language before sign-in, e-mail server. */
import { expect, type Page } from '@playwright/test';
import { startMailServer, type TestMailServer } from '../../apps/server/src/test/mailServer.ts';
import { choose } from '../steps/choose.ts';
import { createServer } from '../steps/ownServer.ts';
import { picturesOf } from '../steps/pictures.ts';
import { openLogin, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';
import { textsIn } from '../texts.ts';

const password = 'Setup#2026';
const company = 'Завод «Нива»';
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect x="2" y="4" width="32" height="32" rx="16" fill="#2f7d32"/>
  <path d="M10 28C16 14 22 14 26 28M18 30V12" stroke="#fff" stroke-width="3" fill="none"/><path d="M44 30V10l18 20V10M70 10v20M80 10l9 20 9-20" stroke="#14351a" stroke-width="4" fill="none"/></svg>`;

const server = createServer('company', 'empty');
let mails: TestMailServer;
let admin: Person;
const keep = picturesOf('company');

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  mails = await startMailServer();
  await server.start({ HARROW_ADMIN_PASSWORD: password, HARROW_SMTP_PORTS: `587,465,${mails.port}` });
  admin = await openLogin(browser, { username: 'admin', realname: 'admin', language: 'en', password });
});
test.afterAll(async () => {
  await admin.page.context().close();
  await server.remove();
  await mails.stop();
});
test.use({ baseURL: server.address });

/** The logo on a page, drawn. */
async function expectLogo(page: Page): Promise<void> {
  const shown = page.getByRole('img', { name: company });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
}

test('the logo is uploaded on the page of parameters, and shown in the header at once', async () => {
  const { page, texts } = admin;
  const { t } = texts;
  const find = page.getByRole('searchbox', { name: t('isystemConfig:find') });
  await page.goto('/isystem/config?group=system');
  await find.fill('company.nameRu');
  await page.getByLabel(t('server:parameter.company.nameRu'), { exact: true }).fill(company);
  await find.fill('company.nameEn');
  await page.getByLabel(t('server:parameter.company.nameEn'), { exact: true }).fill(company);
  await find.fill('company.language');
  await choose(page, page.getByLabel(t('server:parameter.company.language'), { exact: true }), 'Русский');
  await page.getByRole('button', { name: t('isystemConfig:save_other', { count: 3 }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shared:administration.save') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await find.fill('company.logo');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>') });
  await expect(page.getByRole('alert').filter({ hasText: t('server:logo.notAllowed') })).toBeVisible();
  await input.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(page.getByText(t('isystemConfig:logo.stored'))).toBeVisible();
  await expect(page.getByRole('img', { name: t('isystemConfig:logo.dark', { title: t('server:parameter.company.logo') }) })).toBeVisible();
  await expectLogo(page);
  await keep(page, 'parameters');
});

test('whoever comes for the first time reads the company’s language and sees its logo; a choice of their own wins', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const { t } = textsIn('ru');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login:title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expectLogo(page);
  await keep(page, 'sign-in');
  await page.getByRole('button', { name: 'Français' }).click();
  const french = textsIn('fr').t('login:title');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french);
});

test('a browser that knew another language follows the company’s', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const known = { name: null, logo: null, language: 'es' };
  await page.addInitScript((value) => localStorage.setItem('PORTAL_COMPANY', JSON.stringify({ value, expire: null })), known);
  await page.goto('/user/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('ru').t('login:title'));
});

test('a mail server is tried, stored, and its password is never shown again', async () => {
  const { page, texts } = admin;
  const { t } = texts;
  await page.goto('/isystem/mail');
  const open = async () => {
    await page.getByRole('button', { name: t('isystemMail:server.title') }).click();
    return page.getByRole('dialog', { name: t('isystemMail:server.title') });
  };
  const dialog = await open();
  const field = (name: string) => dialog.getByLabel(t(`isystemMail:field.${name}`), { exact: true });
  await field('host').fill('127.0.0.1');
  await choose(page, field('security'), t('isystemMail:server.security.none'));
  await choose(page, field('port'), String(mails.port));
  await field('username').fill('harrow');
  await field('password').fill('wrong');
  await field('from').fill('portal@niva.example');
  await field('toAddress').fill('ops@niva.example');
  const send = dialog.getByRole('button', { name: t('isystemMail:server.send') });
  await send.click();
  await expect(dialog.getByRole('status')).toContainText('535');
  await keep(page, 'wrong-password');
  await field('password').fill('secret');
  await send.click();
  await expect(page.getByText(t('isystemMail:server.tried', { to: 'ops@niva.example' }))).toBeVisible();
  expect(mails.received.map(({ to }) => to)).toEqual(['ops@niva.example']);
  await dialog.getByRole('button', { name: t('shared:administration.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('isystemMail:state.host', { host: '127.0.0.1' }))).toBeVisible();
  await open();
  await expect(field('password')).toHaveValue('');
  await expect(dialog.getByText(t('isystemMail:server.passwordSet'))).toBeVisible();
  await keep(page, 'server-of-mails');
});
