/** Faults of networks, servers, browsers and deployments: the portal reports them, loses nothing, and recovers with them. */
import { type BrowserContext, expect, type Page, type Route } from '@playwright/test';
import { demoPassword } from '../../apps/server/seed/organisations/users.ts';
import { fillHead, headField, openNewClaim } from '../steps/claims/claim.ts';
import { expectUnsaved } from '../steps/claims/drafts.ts';
import { openMenu } from '../steps/menu.ts';
import { endSession, loginTexts, openAs, type Person, tryLogin, userMenu } from '../steps/signIn.ts';
import { test } from '../test.ts';

const claims = '/service/warrantyClaim';
const calls = /\/(?:api|sys|system)\//;
const claimList = /warrantyClaim\/list/;

const rowsOf = (page: Page) => page.locator('tbody').getByRole('row');
const answer = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
const cut = (route: Route) => route.abort('connectionrefused');
const notice = (page: Page, text: string) => page.locator('.ant-notification-notice').filter({ hasText: text });

/** Asks the server for the list of claims once more. */
async function reloadList(person: Person): Promise<void> {
  await person.page.goto(`${claims}?status=closed`);
}

/** After the fault is gone, the list shows its rows after "try again". */
async function expectRecovery({ page, texts: { t } }: Person): Promise<void> {
  await page.unrouteAll();
  await page
    .getByRole('button', { name: t('ui:retry') })
    .first()
    .click();
  await expect(rowsOf(page).first()).toBeVisible();
}

test('the server is down at the start: the page says so, and starts when it is back', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', claims);
  const {
    page,
    texts: { t },
  } = person;
  await page.route(calls, cut);
  await page.reload();
  await expect(page.getByText(t('app:permissions.failed'))).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: t('ui:retry') }).click();
  await expect(userMenu(person)).toBeVisible();
  await expect(rowsOf(page).first()).toBeVisible();
});

test.describe('an answer that is none', () => {
  let person: Person;
  test.beforeAll(async ({ browser }) => {
    person = await openAs(browser, 'd001.service', claims);
  });
  test.afterAll(() => person.page.context().close());

  test('no server', async () => {
    await person.page.route(claimList, cut);
    await reloadList(person);
    await expect(person.page.getByText(person.texts.t('shared:failure.offline')).first()).toBeVisible();
    await expectRecovery(person);
  });

  test('a page of HTML', async () => {
    await person.page.route(claimList, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Sign in to the hotel</html>' }));
    await reloadList(person);
    await expect(notice(person.page, person.texts.t('app:notice.server'))).toBeVisible();
    await expectRecovery(person);
  });

  test('half of one', async () => {
    await person.page.route(claimList, (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":tr' }));
    await reloadList(person);
    await expect(notice(person.page, person.texts.t('app:notice.server'))).toBeVisible();
    await expectRecovery(person);
  });

  for (const [status, key] of [
    [403, 'forbidden'],
    [404, 'notFound'],
    [504, 'timeout'],
  ] as const) {
    test(`HTTP ${status}`, async () => {
      await person.page.route(claimList, answer(status, { success: false, code: status, message: '' }));
      await reloadList(person);
      await expect(notice(person.page, person.texts.t(`app:notice.${key}`)).first()).toBeVisible();
      await person.page.unrouteAll();
      await person.page.reload();
      await expect(rowsOf(person.page).first()).toBeVisible();
    });
  }

  test('HTTP 500 shows the message of the server', async () => {
    await person.page.route(claimList, answer(500, { success: false, code: 500, message: 'El disco está lleno' }));
    await reloadList(person);
    await expect(notice(person.page, 'El disco está lleno')).toBeVisible();
    await expectRecovery(person);
  });

  test('one that takes 30 seconds: the rest of the portal can be used meanwhile', async () => {
    const { page } = person;
    // The page's clock runs those seconds in no time: its timers see a server that needs them.
    await page.clock.install();
    let release = (): void => undefined;
    const isSlow = new Promise<void>((resolve) => (release = resolve));
    await page.route(claimList, async (route) => {
      await isSlow;
      await route.continue().catch(() => undefined);
    });
    await page.goto(`${claims}?status=submitted`);
    await openMenu(person, 'vehicle-list');
    await expect(rowsOf(page).filter({ visible: true }).first()).toBeVisible();
    await openMenu(person, 'service-warrantyClaim');
    await page.clock.runFor(30_000);
    // Nothing has given up waiting: no notice, and the rows come when the server answers.
    await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
    await expect(rowsOf(page).filter({ visible: true })).toHaveCount(0);
    release();
    await expect(rowsOf(page).filter({ visible: true }).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

test('a session that ended in several calls at once is said once, and leads back after the login', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', claims);
  const {
    page,
    texts: { t },
  } = person;
  let refused = 0;
  page.on('response', (response) => (refused += response.status() === 401 ? 1 : 0));
  await endSession(person);
  await page.route(calls, answer(401, { success: false, code: 401, message: '' }));
  // Pointing at the menu asks already: the login may be there before the click, and leads back to the page before.
  const opening = openMenu(person, 'workbench-notice').catch(() => undefined);
  // Its title is why the session ended, where the server says so.
  await expect(notice(page, t('app:session.returns'))).toHaveCount(1);
  await opening;
  await page.unrouteAll();
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  const back = new URL(page.url()).searchParams.get('redirect')!;
  expect(['/workbench/notice', claims]).toContain(back);
  expect(refused).toBeGreaterThanOrEqual(3);
  await tryLogin(page, 'd001.service', demoPassword, person.texts);
  await expect(page).toHaveURL(back);
  await expect(userMenu(person)).toBeVisible();
  await expect(page.getByText(t('app:session.returns'))).toHaveCount(0);
});

test('HTTP 500 that speaks of an invalid token asks for the password in place', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', claims);
  const {
    page,
    texts: { t },
  } = person;
  await page.route(calls, answer(500, { success: false, code: 500, message: 'Token失效，请重新登录' }), { times: 3 });
  // Pointing at the menu asks already: the dialog may be there before the click, which then waits for it to go.
  const opening = openMenu(person, 'vehicle-list');
  const dialog = page.getByRole('dialog', { name: t('app:session.expired') });
  await expect(dialog).toHaveCount(1);
  await page.unrouteAll();
  await dialog.getByLabel(t('app:session.password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: t('app:session.logInAgain') }).click();
  await expect(dialog).toBeHidden();
  await opening;
  await expect(rowsOf(page).filter({ visible: true }).first()).toBeVisible();
});

for (const [name, time] of [
  ['three years fast', '2029-11-22T10:00:00Z'],
  ['three years slow', '2023-11-22T10:00:00Z'],
] as const) {
  test(`a clock that is ${name} keeps nobody out`, async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.clock.setSystemTime(time);
    await page.goto(claims);
    await tryLogin(page, 'd001.service');
    await expect(rowsOf(page).first()).toBeVisible();
    await page.reload();
    await expect(rowsOf(page).first()).toBeVisible();
    await context.close();
  });
}

test('a storage that is full does not keep the user from working', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await expectLoginWorks(context);
});

test('nor does one that is forbidden', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await expectLoginWorks(context);
});

async function expectLoginWorks(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/user/login');
  await tryLogin(page, 'd001.service', demoPassword, loginTexts);
  await expect(page).not.toHaveURL(/\/user\/login/);
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.getByRole('navigation').first().getByRole('link').first().click();
  await expect(page.getByRole('main').first()).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
}

test('two windows of one user: theme and language follow, a logout in one ends both', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', claims);
  const { page } = person;
  const second = await page.context().newPage();
  await second.goto('/vehicle/list');
  await expect(rowsOf(second).first()).toBeVisible();

  const remember = (key: string, value: string) =>
    page.evaluate(([name, text]) => localStorage.setItem(name!, JSON.stringify({ value: text, expire: null })), [key, value]);
  await remember('DEFAULT_DARK_MODE', 'dark');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  await remember('DEFAULT_LANGUAGE', 'pt');
  await expect(second.locator('html')).toHaveAttribute('lang', /^pt/);
  await expect(rowsOf(second).first()).toBeVisible();

  await endSession(person);
  await page.evaluate(() => localStorage.removeItem('Access-Token'));
  await expect(second).toHaveURL(/\/user\/login/);
});

test('the socket: one for the page, back after a cut, and awake after sleep', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const beats: string[] = [];
  let opened = 0;
  let cutIt = (): void => undefined;
  await page.routeWebSocket(/vxeSocket/, (socket) => {
    opened += 1;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('heart_beat')) beats.push(String(message));
      server.send(message);
    });
    cutIt = () => void Promise.all([socket.close({ code: 1011 }), server.close()]);
  });
  await page.goto(claims);
  await tryLogin(page, 'd001.service');
  await expect.poll(() => beats.length).toBe(1);
  // Another page of the portal, without a new start.
  await rowsOf(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/detail/);
  expect(opened).toBe(1);
  // Returning to the page checks the connection at once, before the ten seconds are over.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => beats.length, { timeout: 5_000 }).toBe(2);
  cutIt();
  await expect.poll(() => opened, { timeout: 12_000 }).toBe(2);
});

test('what is read in one window is no longer counted in the other, without a reload', async ({ browser }) => {
  const person = await openAs(browser, 'wang.service');
  const { page, texts } = person;
  const bell = page.locator('button[aria-haspopup="dialog"]:has(.anticon-bell)');
  await expect(bell).toHaveAccessibleName(/\d/);
  const second = await page.context().newPage();
  await second.goto('/workbench/message');
  await second.getByRole('button', { name: texts.t('message:markAllRead') }).click();
  await expect(bell).toHaveAccessibleName(texts.t('app:messages.bell_zero'), { timeout: 5_000 });
});

test('code that is gone after a deployment: the page offers to reload, and what was typed is there again', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', claims);
  const {
    page,
    texts: { t },
  } = person;
  await openNewClaim(person);
  await fillHead(person, { complaint: 'Hace ruido' });
  await expectUnsaved(person);
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, json: { success: false } }));
  await openMenu(person, 'workbench-message');
  await expect(page.getByText(t('failures:load.title'))).toBeVisible();
  await page.unrouteAll();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: t('failures:reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('message:title') })).toBeVisible();
  await page.goto(`${claims}/add`);
  await page.getByRole('button', { name: t('documents:restoreOffer.restore') }).click();
  await expect(headField(person, 'complaint')).toHaveValue('Hace ruido');
});

test('a dialog whose code does not come leaves the page as it is, and opens when the network is back', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', claims);
  const {
    page,
    texts: { t },
  } = person;
  await openNewClaim(person);
  await fillHead(person, { complaint: 'Hace ruido' });
  // Said once, for a few seconds, at any moment from now on: its own code may be missing as well.
  const told = page.getByText(t('ui:partMissing')).waitFor({ timeout: 30_000 });
  await page.route(/\/assets\/.*\.js/, cut);
  await userMenu(person).click();
  // The menu and the messages may lack code of their own. A part that could not be imported is looked for at the server; before its import
  // the browser preloads it, which may fail alone.
  const missed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD' && request.url().includes('/SettingsPanel'));
  await page.getByRole('menuitem', { name: t('app:user.settings') }).press('Enter');
  await missed;
  await expect(headField(person, 'complaint')).toHaveValue('Hace ruido');
  await page.unrouteAll();
  await told;
  await expect(page.getByRole('dialog', { name: t('app:user.settings') })).toBeVisible();
});

test('a dialog whose code is gone after a deployment: a reload is offered, and what was typed is there again', async ({ browser }) => {
  const person = await openAs(browser, 'd001.service', claims);
  const {
    page,
    texts: { t },
  } = person;
  await openNewClaim(person);
  await fillHead(person, { complaint: 'Hace ruido' });
  await page.route(/\/assets\/SettingsPanel.*\.js/, (route) => route.fulfill({ status: 404, json: { success: false } }));
  await userMenu(person).click();
  await page.getByRole('menuitem', { name: t('app:user.settings') }).press('Enter');
  await expect(page.getByText(t('ui:partGone.title'))).toBeVisible();
  await expect(page.getByText(t('ui:partMissing'))).toBeHidden();
  await expect(headField(person, 'complaint')).toHaveValue('Hace ruido');
  await page.unrouteAll();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: t('ui:partGone.reload') }).click();
  await page.getByRole('button', { name: t('documents:restoreOffer.restore') }).click();
  await expect(headField(person, 'complaint')).toHaveValue('Hace ruido');
});
