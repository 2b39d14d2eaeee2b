/** Every screen at three widths, in Chinese and Russian, light and dark: nothing sticks out, nothing is cut, nothing is untranslated, nothing shuts anybody out. */
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { cutTexts } from './steps/cutTexts.ts';
import { takePicture, waitUntilStill } from './steps/pictures.ts';
import { openAs } from './steps/signIn.ts';
import { untranslated } from './steps/untranslated.ts';
import { test } from './test.ts';
import { type Language, textsIn } from './texts.ts';

type Theme = 'light' | 'dark';

const folder = join(import.meta.dirname, '..', 'artifacts', 'looks');
const widths = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
] as const;

/** Where tabs do not fit, antd puts its "more" button into the list of tabs; there is no option to place it elsewhere. */
const tabsOverflow = 'aria-required-children: .ant-tabs-nav';

/** What axe finds wrong, one line for each rule. */
async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`).filter((line) => line !== tabsOverflow);
}

/** How far the page sticks out of the window to the side. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tops = [document.documentElement, ...document.querySelectorAll('main, [data-tab]')];
    return Math.max(...tops.map((element) => element.scrollWidth - element.clientWidth));
  });

/** Looks at a page that is open, at every width. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const size of widths) {
    await page.setViewportSize(size);
    await waitUntilStill(page);
    const at = `${name} at ${size.width} px`;
    await takePicture(page, join(folder, `${name}-${size.width}.png`));
    expect.soft(await overflow(page), `${at}: sticks out`).toBe(0);
    expect.soft(await cutTexts(page), `${at}: cut`).toEqual([]);
    expect.soft(await untranslated(page), `${at}: untranslated`).toEqual([]);
    // The widest and the narrowest have all that axe judges.
    if (size.width !== 768) expect.soft(await barriers(page), `${at}: axe`).toEqual([]);
  }
}

/** Collects what the browser complains about. */
function watchConsole(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (error) => complaints.push(String(error.error())));
}

const addresses = {
  list: '/service/warrantyClaim?status=draft%2Csubmitted%2Cno_pass%2Cpass%2Caudit_succeeded%2Cclosed',
  inbox: '/workbench/todo',
  workbench: '/workbench/notice',
  vehicles: '/vehicle/list',
  feedback: '/workbench/feedback?feedbackStatus=',
  question: '/workbench/feedback/add',
  arrivals: '/vehicle/arrivalAccept?status=',
  checkItems: '/vehicle/checkItem',
  failedReasons: '/vehicle/checkItem/reasons',
} as const;

/** Screens of administrators. */
const administration = {
  setup: '/dashboard/analysis',
  log: '/isystem/log',
  changes: '/isystem/log/changes',
  checkRules: '/isystem/checkRule',
  departments: '/isystem/depart',
  menus: '/isystem/permission',
  mails: '/isystem/mail',
  lowApps: '/isystem/lowApp',
  announcements: '/isystem/announcement',
  subDealers: '/network/subDealer',
} as const;

/** Screens of service and finance, with those who work there. `first`: the first record of the list. */
const business = {
  'd001.admin': {
    handovers: '/vehicle/handoverTrain?status=',
    newHandover: '/vehicle/handoverTrain/add',
    handover: { first: '/vehicle/handoverTrain?status=pass' },
    policies: '/service/forceInsurance?status=',
    policy: { first: '/service/forceInsurance?status=pass' },
    services: '/service/maintenance?status=',
    newService: '/service/maintenance/add',
    servicesDue: '/service/maintenance/due',
    extensions: '/service/extendInsurance?status=',
    newExtension: '/service/extendInsurance/add',
    extension: { first: '/service/extendInsurance?status=audit_succeeded' },
    extensionChances: '/service/extendInsurance/chances?withinDays=180',
  },
  'zhao.manager': { templates: '/service/maintenance/template', extensionPlans: '/service/extendPlan' },
  'qian.finance': { rates: '/finance/exchangeRate', factors: '/finance/coefficient' },
  'chen.parts': { orderTypes: '/parts/orderType' },
  admin: { reports: '/isystem/report', newReport: '/isystem/report/add' },
} as const;

/** Opens the first record of a list. */
async function openFirst(page: Page, list: string): Promise<void> {
  await page.setViewportSize(widths[0]);
  await page.goto(list);
  await page.locator('tbody').getByRole('link').first().click();
  await page.waitForURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What a browser remembers where somebody has chosen language and theme before. */
function browserOf(language: Language, theme: Theme, baseURL: string): BrowserContextOptions {
  const kept = { DEFAULT_LANGUAGE: language, DEFAULT_DARK_MODE: theme };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify({ value, expire: null }) }));
  return { storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] }, colorScheme: theme, reducedMotion: 'reduce' };
}

/** Each language and each theme once: what one has wrong in a theme, the other has as well. */
const looks = [
  ['zh-cn', 'light'],
  ['ru', 'dark'],
] as const;

for (const [language, theme] of looks)
  test(`screens in ${language}, ${theme}`, async ({ browser, baseURL }) => {
    // Some twenty screens, each at three widths and judged by axe at two.
    test.setTimeout(480_000);
    const name = (screen: string): string => `${screen}-${language}-${theme}`;
    const options = browserOf(language, theme, baseURL ?? '');

    const complaints: string[] = [];

    const visitor = await browser.newContext(options);
    watchConsole(visitor, complaints);
    const login = await visitor.newPage();
    await login.goto('/user/login');
    await expect(login.getByRole('group').last()).toBeVisible();
    await look(login, name('login'));
    await visitor.close();

    const { page: dealer } = await openAs(browser, 'd002.admin', '/', { options, language });
    watchConsole(dealer.context(), complaints);
    for (const screen of ['workbench', 'list', 'vehicles', 'feedback', 'question', 'arrivals', 'checkItems', 'failedReasons'] as const) {
      await dealer.goto(addresses[screen]);
      await look(dealer, name(screen));
    }
    await openFirst(dealer, '/service/warrantyClaim?status=draft');
    await look(dealer, name('draft'));
    await openFirst(dealer, addresses.vehicles);
    await look(dealer, name('passport'));
    await openFirst(dealer, '/workbench/feedback?feedbackStatus=replied');
    await look(dealer, name('thread'));
    await openFirst(dealer, '/vehicle/arrivalAccept?status=pending_acceptance');
    await look(dealer, name('checklist'));
    await dealer.context().close();

    const { page: reviewer } = await openAs(browser, 'li.service', addresses.inbox, { options, language });
    watchConsole(reviewer.context(), complaints);
    await look(reviewer, name('inbox'));
    // 768 px is a tablet: the tabs are there, the menu shows its icons.
    await reviewer.setViewportSize({ width: 768, height: 1024 });
    const { t } = textsIn(language);
    await expect(reviewer.getByRole('navigation', { name: t('ui:tabs.label') })).toBeVisible();
    await expect(reviewer.getByRole('button', { name: t('ui:layout.expand') })).toBeVisible();
    await openFirst(reviewer, '/service/warrantyClaim?status=submitted');
    await look(reviewer, name('review'));
    await openFirst(reviewer, '/vehicle/arrivalAccept?status=pass');
    await look(reviewer, name('acceptance'));
    await reviewer.context().close();
    expect(complaints).toEqual([]);
  });

for (const [language, theme] of looks)
  test(`administration in ${language}, ${theme}`, async ({ browser, baseURL }) => {
    test.setTimeout(480_000);
    const complaints: string[] = [];
    const { page } = await openAs(browser, 'admin', '/', { options: browserOf(language, theme, baseURL ?? ''), language });
    watchConsole(page.context(), complaints);
    for (const [screen, address] of Object.entries(administration)) {
      await page.goto(address);
      await look(page, `${screen}-${language}-${theme}`);
    }
    await page.context().close();
    expect(complaints).toEqual([]);
  });

for (const [language, theme] of looks)
  test(`service and finance in ${language}, ${theme}`, async ({ browser, baseURL }) => {
    test.setTimeout(480_000);
    const complaints: string[] = [];
    for (const [person, screens] of Object.entries(business)) {
      const { page } = await openAs(browser, person, '/', { options: browserOf(language, theme, baseURL ?? ''), language });
      watchConsole(page.context(), complaints);
      for (const [screen, address] of Object.entries(screens) as [string, string | { first: string }][]) {
        if (typeof address === 'string') await page.goto(address);
        else await openFirst(page, address.first);
        await look(page, `${screen}-${language}-${theme}`);
      }
      await page.context().close();
    }
    expect(complaints).toEqual([]);
  });
