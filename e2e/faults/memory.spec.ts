/**
 * Memory: pages that the browser keeps, frozen, while another site is open (back/forward cache; Playwright turns it off by itself), and
 * memory that closed tabs leave behind.
 */
import { type Browser, expect, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { heapOf, steadyEngine } from '../steps/heap.ts';
import { endSession, openAs, type Person } from '../steps/signIn.ts';
import { test } from '../test.ts';

const { launchOptions } = config.use ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), steadyEngine], ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

const claims = '/service/warrantyClaim';
const rowsOf = (page: Page) => page.locator('tbody').getByRole('row');

interface Kept {
  /** Names of the page's events, oldest first. */
  events: string[];
}
const keptOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { kept?: Kept }).kept?.events);

/** A user on the list of claims; the page records when it is frozen and shown again, and when it opens another socket. */
async function openKept(browser: Browser): Promise<Person> {
  const person = await openAs(browser, 'd001.service', '/workbench/message');
  const { page } = person;
  const socket = page.waitForEvent('websocket');
  await page.goto(claims);
  await expect(rowsOf(page).first()).toBeVisible();
  await (await socket).waitForEvent('framereceived');
  await page.evaluate(() => {
    const kept: Kept = { events: [] };
    Object.assign(globalThis, { kept });
    for (const name of ['freeze', 'resume']) document.addEventListener(name, () => kept.events.push(name));
    addEventListener('pageshow', ({ persisted }) => kept.events.push(persisted ? 'restored' : 'loaded'));
    globalThis.WebSocket = new Proxy(WebSocket, {
      construct(target, [address, protocol]: [string, string]) {
        const opened = new target(address, protocol);
        opened.addEventListener('message', () => kept.events.push('heard'), { once: true });
        return opened;
      },
    });
  });
  return person;
}

/** Another site; the same server under another name. */
async function leave(page: Page): Promise<void> {
  const address = new URL('/downLoadApp', page.url());
  address.hostname = 'localhost';
  await page.goto(address.href);
}

/** Back, without waiting for a load that does not happen. */
async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => setTimeout(() => history.back()));
}

test('a page that comes back is the same, hears again, and was frozen meanwhile', async ({ browser }) => {
  const { page } = await openKept(browser);
  await leave(page);
  await goBack(page);
  // No connection lives in the memory; the page opens one at once.
  // While it comes back there is a moment without a page to ask.
  await expect(async () => expect(await keptOf(page)).toEqual(['freeze', 'resume', 'restored', 'heard'])).toPass({ timeout: 15_000 });
  await expect(rowsOf(page).first()).toBeVisible();
});

test('after a logout in another window nothing is shown of it', async ({ browser }) => {
  const person = await openKept(browser);
  const { page } = person;
  await leave(page);
  const second = await page.context().newPage();
  await second.goto('/workbench/notice');
  await endSession({ ...person, page: second });
  await second.evaluate(() => localStorage.removeItem('Access-Token'));
  await second.close();
  await goBack(page);
  await expect(page).toHaveURL(/\/user\/login/);
  await expect(rowsOf(page)).toHaveCount(0);
});

test('tabs that were closed leave nothing behind', async ({ browser }) => {
  // The engine runs at a fraction of its speed.
  const { page } = await openAs(browser, 'wang.service', `${claims}?size=10`);
  const links = page.locator('tbody a[href^="/service/warrantyClaim/detail/"]');
  await expect(links.first()).toBeVisible();
  const count = await links.count();

  /** Opens claims from the list, each in a tab of its own, and closes it when it is read. */
  async function openAndClose(times: number): Promise<void> {
    for (let index = 0; index < times; index += 1) {
      const link = links.nth(index % count);
      const path = await link.getAttribute('href');
      await link.click();
      await page.locator('[data-tab]:visible h1').waitFor();
      await page.locator(`nav a[href="${path}"] + button`).click();
      await page.locator(`nav a[href="${path}"]`).waitFor({ state: 'detached' });
    }
  }

  // Each of them once: code, texts and answers are there by then.
  await openAndClose(count);
  const tabs = 30;
  const before = await heapOf(page);
  await openAndClose(tabs);
  const half = await heapOf(page);
  await openAndClose(tabs);
  const after = await heapOf(page);
  // Memory that the browser still holds of the last closed page counts once, at any of the three measurements; a leak grows with every tab.
  // A page that stays is hundreds of kB. Measured over 1,000 tabs: 10.7 MB after the first 20, 10.5 at the end.
  const grown = [half.bytes - before.bytes, after.bytes - half.bytes];
  expect(Math.min(...grown) / tabs).toBeLessThan(4096);
  expect((after.abortSignals - before.abortSignals) / (2 * tabs)).toBeLessThan(0.1);
});
