import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { demoPassword, demoUsers } from '../../apps/server/seed/organisations/users.ts';
import { weekMs } from '../../apps/portal/src/platform/stored.ts';
import { type Language, type Texts, textsIn } from '../texts.ts';

/** A user at their own computer: a separate browser, in the language of their account. */
export interface Person {
  readonly page: Page;
  /** Texts as the person reads them. */
  readonly texts: Texts;
  readonly name: string;
}

/** Texts of the login page in a browser without a chosen language. */
export const loginTexts = textsIn('zh-cn');

export function accountOf(username: string): (typeof demoUsers)[number] {
  const account = demoUsers.find((user) => user.username === username);
  if (!account) throw new RangeError(`The demo has no ${username}`);
  return account;
}

/** Fills in the form of the login page, which has to be open, and sends it. */
export async function tryLogin(page: Page, username: string, password: string = demoPassword, { t }: Texts = loginTexts): Promise<void> {
  await page.getByLabel(t('login:username'), { exact: true }).fill(username);
  await page.getByLabel(t('login:password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('login:login'), exact: true }).click();
}

/** Drags the slider of the login page to its end, with the mouse. */
export async function dragSlider(page: Page): Promise<void> {
  const handle = page.getByRole('slider');
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  const track = await handle.locator('..').boundingBox();
  if (!box || !track) throw new Error('The slider is not on the page');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(track.x + track.width / 2, y, { steps: 5 });
  await page.mouse.move(track.x + track.width, y, { steps: 5 });
  await page.mouse.up();
  await expect(handle).toHaveAttribute('aria-disabled', 'true');
}

/** The same with keys. */
export async function dragSliderWithKeys(page: Page): Promise<void> {
  await page.getByRole('slider').press('End');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-disabled', 'true');
}

/** The button of the header that carries the user's name: they are signed in. */
export const userMenu = ({ page, texts, name }: Person) => page.getByRole('button', { name: texts.t('app:user.menu', { name }) });

/** Runs in the browser: the language that is chosen in it, from the next page on. */
export const chooseLanguage = (value: Language): void => localStorage.setItem('DEFAULT_LANGUAGE', JSON.stringify({ value, expire: null }));

/** A user without an account of the demo. */
export interface Account {
  username: string;
  realname: string;
  language: Language;
  password: string;
}

/** Signs in on the login page; a user with a one-time password has to choose `next` first. */
export async function openLogin(browser: Browser, { username, realname, language, password }: Account, next?: string): Promise<Person> {
  const page = await openPage(browser);
  const person = { page, texts: textsIn(language), name: realname };
  const { t } = person.texts;
  await page.addInitScript(chooseLanguage, language);
  await page.goto('/user/login');
  await tryLogin(page, username, password, person.texts);
  if (next !== undefined) {
    const dialog = page.getByRole('dialog', { name: t('app:password.forcedTitle') });
    await dialog.getByLabel(t('app:password.old'), { exact: true }).fill(password);
    for (const field of ['new', 'confirm']) await dialog.getByLabel(t(`app:password.${field}`), { exact: true }).fill(next);
    await dialog.getByRole('button', { name: t('app:password.change') }).click();
  }
  await expect(userMenu(person)).toBeVisible();
  return person;
}

/** A page of a separate browser. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  // Choosers of files are caught only while somebody listens, and catching begins a moment late.
  page.on('filechooser', () => undefined);
  return page;
}

interface OwnBrowser {
  /** Settings of the browser. */
  options?: BrowserContextOptions;
  /** Language chosen in it before; default that of the account. */
  language?: Language;
}

/** Opens an address in a separate browser, as a signed-in user. The login page itself, which most journeys skip, is covered by `access.spec.ts`. */
export async function openAs(browser: Browser, username: string, path = '/', { options, language }: OwnBrowser = {}): Promise<Person> {
  const account = accountOf(username);
  const page = await openPage(browser, options);
  const person = { page, texts: textsIn(language ?? account.language), name: account.realname };
  await signIn(page, username, language ?? account.language);
  await page.goto(path);
  await expect(userMenu(person)).toBeVisible();
  return person;
}

/** Stores in the browser the same as the login page would: token, user and language. */
async function signIn(page: Page, username: string, language: Language): Promise<void> {
  const answer = await page.request.post('/api/Login/Login', { data: { username, password: demoPassword, language } });
  const { success, message, data } = (await answer.json()) as { success: boolean; message: string; data: { TokenID: string } };
  if (!success) throw new Error(`${username} cannot sign in: ${message}`);
  const { TokenID: token, ...user } = data;
  // Any address of the portal reaches its storage; this one loads nothing else.
  await page.goto('/health');
  await page.evaluate(
    ({ weekly, always, life }) => {
      const expire = Date.now() + life;
      for (const [key, value] of Object.entries(weekly)) localStorage.setItem(key, JSON.stringify({ value, expire }));
      for (const [key, value] of Object.entries(always)) localStorage.setItem(key, JSON.stringify({ value, expire: null }));
    },
    { weekly: { 'Access-Token': token, Login_Userinfo: user }, always: { DEFAULT_LANGUAGE: language }, life: weekMs },
  );
}

/** Ends the session on the server, as its seventh day would; the browser does not know yet. */
export async function endSession({ page }: Person): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('Access-Token'));
  const { value } = JSON.parse(stored ?? '{}') as { value?: string };
  const answer = await page.request.post('/sys/logout', { headers: { 'X-Access-Token': value ?? '' }, data: {} });
  expect(await answer.json()).toMatchObject({ success: true });
}
