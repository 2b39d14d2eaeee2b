import { join } from 'node:path';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { cutTexts } from './steps/cutTexts.ts';
import { takePicture, waitUntilStill } from './steps/pictures.ts';
import { openAs } from './steps/signIn.ts';
import { untranslated } from './steps/untranslated.ts';
import { test } from './test.ts';
import { type Language, textsIn } from './texts.ts';
type Theme = 'light' | 'dark';
const folder = join(import.meta.dirname, '..', 'artifacts', 'looks');
const widths = [{ width: 1440, height: 900 }, { width: 390, height: 844 }] as const;
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
async function look(page: Page, name: string): Promise<void> {
  for (const size of widths) {
    await page.setViewportSize(size);
    await waitUntilStill(page);
    await takePicture(page, join(folder, `${name}-${size.width}.png`));
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${name} ${size.width} sticks out`).toBe(0);
    expect.soft(await cutTexts(page), `${name} ${size.width}: cut`).toEqual([]);
    expect.soft(await untranslated(page), `${name}: untranslated`).toEqual([]);
    expect.soft(await barriers(page), `${name}: axe`).toEqual([]);
  }
}
function browserOf(language: Language, theme: Theme, baseURL: string): BrowserContextOptions {
  const kept = { DEFAULT_LANGUAGE: language, DEFAULT_DARK_MODE: theme };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify({ value, expire: null }) }));
  return { storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] }, colorScheme: theme, reducedMotion: 'reduce' };
}
for (const [language, theme] of [['zh-cn', 'light'], ['ru', 'dark']] as const)
  test(`mail screens ${language}`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const name = (screen: string): string => `${screen}-${language}-${theme}`;
    const options = browserOf(language, theme, baseURL ?? '');
    const visitor = await browser.newContext(options);
    const page = await visitor.newPage();
    for (const [screen, path] of [['reset', '/user/alteration'], ['set', '/user/alteration?token=abc'], ['unsubscribe', '/user/unsubscribe?token=abc']] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(page, name(screen));
    }
    await page.goto('/user/alteration?token=abc');
    await page.locator('input').nth(0).fill('Abc#2027xx');
    await page.locator('input').nth(1).fill('Abc#2027xx');
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, name('setWrong'));
    await visitor.close();
    const { page: admin } = await openAs(browser, 'admin', '/isystem/mail', { options, language });
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
    await look(admin, name('mail'));
    await admin.locator('tbody').getByRole('link').first().click();
    await expect(admin.getByRole('dialog')).toBeVisible();
    await look(admin, name('mailDialog'));
    await admin.goto('/isystem/user');
    await look(admin, name('users'));
    const { t } = textsIn(language);
    await admin.setViewportSize(widths[0]);
    await admin.getByRole('button', { name: new RegExp(t('app:user.menu', { name: '' }).slice(0, 4)) }).first().click();
    await admin.getByRole('menuitem', { name: t('app:user.mailMode') }).click();
    await expect(admin.getByRole('dialog')).toBeVisible();
    await look(admin, name('mailMode'));
  });
