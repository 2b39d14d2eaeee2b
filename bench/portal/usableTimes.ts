import type { Browser } from 'playwright-core';
import { type Results, seconds, type Session, visit, type Visit } from './throttled.ts';

const login = 'input[type=password]';
const lists = { claims: '/service/warrantyClaim', vehicles: '/vehicle/list' };
/** A list can be used once the link in a row of it can. */
const rowOf = (list: string): string => `tbody a[href^="${list}/"]`;

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Cold, and once more with everything in the browser's cache. */
async function twice(name: string, { open, bytes, worked, page }: Visit, path: string, wanted: string): Promise<Results> {
  const cold = await open(path, wanted);
  const work = await worked();
  const code = bytes();
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  const warm = await open(path, wanted);
  return {
    [`${name} usable, s`]: seconds(cold),
    [`${name} usable, work of the main thread, s`]: seconds(work),
    [`${name} usable again (warm cache), s`]: seconds(warm),
    [`${name} JS+CSS, kB`]: kB(code),
  };
}

async function measureLogin(browser: Browser, url: string): Promise<Results> {
  const there = await visit(browser, url);
  const results = await twice('login', there, '/user/login', login);
  await there.close();
  return results;
}

async function measureLists(browser: Browser, url: string, session: Session): Promise<Results> {
  const there = await visit(browser, url, session);
  const { page, bytes } = there;
  const results = await twice('claim list', there, lists.claims, rowOf(lists.claims));
  await page.waitForLoadState('networkidle');
  await page.locator('nav [role=menuitem][aria-haspopup]').nth(1).click();
  const before = bytes();
  /** From the click on a link to the first row that can be used. */
  const jump = async (list: string): Promise<number> => {
    // The entry of the menu; once the page is open its tab, which comes after the menu in the document.
    const link = page.locator(`a[href="${list}"]:visible`).last();
    const usable = page.evaluate((selector) => window.whenUsableAfterClick(selector), rowOf(list));
    await link.click();
    const ms = await usable;
    await page.waitForLoadState('networkidle');
    return Math.round(ms);
  };
  const first = await jump(lists.vehicles);
  const more = kB(bytes() - before);
  await jump(lists.claims);
  const again = await jump(lists.vehicles);
  await there.close();
  return { ...results, 'second list, first time, ms': first, 'second list JS+CSS, kB': more, 'second list, again, ms': again };
}

/** User of the demo whose lists are measured. */
export const listUser = { username: 'wang.service', password: 'Harrow#2026' };

/** Bytes of the portal at `url`, and times until its login page, a first and a second list can be used. Main-thread work includes the throttle. */
export const usableTimes = async (browser: Browser, url: string, session: Session): Promise<Results> => ({
  ...(await measureLogin(browser, url)),
  ...(await measureLists(browser, url, session)),
});
