/** Checks of a page's appearance: no overflow, no cut or untranslated texts, no barriers for assistive technology. */
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { cutValues } from '../steps/appearance/cutValues.ts';
import { cutTexts } from '../steps/appearance/cutTexts.ts';
import { layoutShift, watchLayoutShift } from '../steps/appearance/layoutShift.ts';
import { strayParts } from '../steps/appearance/strayParts.ts';
import { takePicture, waitUntilStill } from '../steps/pictures.ts';
import { openAs } from '../steps/signIn.ts';
import { untranslated } from '../steps/appearance/untranslated.ts';
import type { Language } from '../texts.ts';
import type { Screen } from './screens.ts';

export type Theme = 'light' | 'dark';

const folder = join(import.meta.dirname, '..', '..', 'artifacts', 'looks');

export const desktop = { width: 1440, height: 900 } as const;
export const widths = [desktop, { width: 768, height: 1024 }, { width: 390, height: 844 }] as const;

/** If tabs do not fit, antd puts its "more" button into the list of tabs; there is no option to place it elsewhere. */
const tabsOverflow = 'aria-required-children: .ant-tabs-nav';

/** Violations that axe finds, one line per rule. */
export async function barriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`).filter((line) => line !== tabsOverflow);
}

/** Horizontal overflow of the page, in px. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tops = [document.documentElement, ...document.querySelectorAll('main, [data-tab]')];
    return Math.max(...tops.map((element) => element.scrollWidth - element.clientWidth));
  });

/** Waits until the page has come. */
async function arrival(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilStill(page);
}

/** Looks at a page that is open, as wide as it is. */
export async function look(page: Page, at: string): Promise<void> {
  await arrival(page);
  expect.soft(await overflow(page), `${at}: sticks out`).toBe(0);
  expect.soft(await cutTexts(page), `${at}: cut`).toEqual([]);
  const { cut } = await cutValues(page);
  expect
    .soft(
      cut.filter(({ kind }) => kind !== 'text'),
      `${at}: cut though it is read as a whole`,
    )
    .toEqual([]);
  expect.soft(await strayParts(page), `${at}: beside its form`).toEqual([]);
  expect.soft(await untranslated(page), `${at}: untranslated`).toEqual([]);
}

/** Tolerances that users do not notice: layout shift of a list while it loads, and the share of values in lists that end with an ellipsis. */
const [mostShift, mostCut] = [0.1, 0.04];

/** Looks at lists on a desktop as they load: that none moves, and how many of their values are cut in all. */
export function watchLists(): { look: (page: Page, at: string) => Promise<void>; judge: (at: string) => void } {
  const values = { cells: 0, cut: 0 };
  return {
    async look(page, at) {
      await arrival(page);
      const { cells, cut } = await cutValues(page);
      // Documents, home at a first visit and the figures move more (docs/decisions/lists/list-widths.md).
      const isList = cells > 0 && (await page.locator('[data-document]').filter({ visible: true }).count()) === 0;
      if (isList) expect.soft(await layoutShift(page), `${at}: moves`).toBeLessThanOrEqual(mostShift);
      values.cells += cells;
      values.cut += cut.length;
    },
    judge(at) {
      expect.soft(values.cut / Math.max(values.cells, 1), `${values.cut} of ${values.cells} values are cut ${at}`).toBeLessThanOrEqual(mostCut);
    },
  };
}

/** Looks at a page that is open at every width, keeps its pictures, and has it judged by axe. */
export async function lookClosely(page: Page, name: string): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    const at = `${name} at ${size.width} px`;
    await look(page, at);
    await takePicture(page, join(folder, `${name}-${size.width}.png`));
    // The widest and the narrowest have all that axe judges.
    if (size.width !== 768) expect.soft(await barriers(page), `${at}: axe`).toEqual([]);
  }
}

/** A browser with a chosen language and theme, signed in as the user of the screens. Console errors are collected. */
export async function openBrowser(
  browser: Browser,
  { person, language, theme, baseURL }: { person: string | undefined; language: Language; theme: Theme; baseURL: string | undefined },
): Promise<{ page: Page; complaints: string[] }> {
  const kept = { DEFAULT_LANGUAGE: language, DEFAULT_DARK_MODE: theme };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify({ value, expire: null }) }));
  const options: BrowserContextOptions = {
    storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: desktop,
  };
  const page = person === undefined ? await (await browser.newContext(options)).newPage() : (await openAs(browser, person, '/', { options, language })).page;
  await watchLayoutShift(page.context());
  const complaints: string[] = [];
  page.context().on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.context().on('weberror', (error) => complaints.push(String(error.error())));
  return { page, complaints };
}

/** Opens a screen in a window of a desktop. */
export async function open(page: Page, { address, record }: Screen): Promise<void> {
  await page.setViewportSize(desktop);
  await page.goto(address);
  if (!record) return;
  await page.locator('tbody, [data-cards]').getByRole('link').first().click();
  await page.waitForURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
