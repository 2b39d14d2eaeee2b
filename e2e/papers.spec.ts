/** Every paper of the portal, in six languages: whose it is, what it says in two languages, that nothing is cut, and that it becomes a PDF of A4. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { cutTexts } from './steps/cutTexts.ts';
import { listsByFeature } from './steps/menuPages.ts';
import { chooseLanguage, openAs } from './steps/signIn.ts';
import { untranslated } from './steps/untranslated.ts';
import { test } from './test.ts';
import type { Language } from './texts.ts';

const languages: readonly Language[] = ['zh-cn', 'en', 'es', 'ru', 'fr', 'pt'];
const root = join(import.meta.dirname, '..');
/** Features that have a paper. */
const papers = globSync('apps/portal/src/features/*/index.tsx', { cwd: root })
  .filter((file) => readFileSync(join(root, file), 'utf8').includes(`path: 'print/:id'`))
  .map((file) => file.split('/').at(-2)!);

/** They are in the language of the owner. */
const certificates = ['handover-train', 'extend-insurance'];

test.describe.configure({ mode: 'parallel' });

test('there are papers to look at, each of a list', () => {
  expect(papers.length).toBeGreaterThan(0);
  expect(papers.filter((feature) => !listsByFeature.has(feature))).toEqual([]);
});

for (const feature of papers)
  test(`the paper of ${feature} in six languages`, async ({ browser }) => {
    const list = listsByFeature.get(feature)!;
    const { page } = await openAs(browser, 'zhao.manager', `${list}?status=`, { language: 'en' });
    await page.locator('tbody').getByRole('link').first().click();
    await page.waitForURL(/\/detail\//);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    for (const language of languages) {
      await page.evaluate(chooseLanguage, language);
      await page.goto(`${list}/print/${id}`);
      const paper = page.locator('.print-sheet:visible');
      await expect(paper.getByRole('heading', { level: 1 })).not.toBeEmpty();
      const at = `${feature} in ${language}`;
      // Number and code at the head, the other language below the labels.
      await expect(paper.locator('.print-sheet-no'), at).not.toBeEmpty();
      await expect(paper.locator('.print-sheet-head svg'), at).toBeVisible();
      const second = language === 'zh-cn' && !certificates.includes(feature) ? 'en' : 'zh-cn';
      await expect(paper.locator(`[lang="${second}"]`).first(), at).toBeVisible();
      await expect(paper.getByRole('img', { name: await paper.locator('.print-sheet-no').innerText() }).first(), at).toBeVisible();
      expect.soft(await untranslated(page), `${at}: untranslated`).toEqual([]);
      expect.soft(await cutTexts(page), `${at}: cut`).toEqual([]);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const boxes = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) => box!.trim().split(/\s+/).slice(2).map(Number).map(Math.round));
      expect(boxes.length, `${at}: pages`).toBeGreaterThan(0);
      for (const box of boxes) expect(box, `${at}: A4`).toEqual([595, 842]);
    }
  });

for (const feature of ['handover-train', 'warranty-claim'])
  test(`the paper of ${feature} by its ticket`, async ({ browser }) => {
    const list = listsByFeature.get(feature)!;
    const { page, texts } = await openAs(browser, 'zhao.manager', `${list}?status=`, { language: 'en' });
    await page.locator('tbody').getByRole('link').first().click();
    await page.waitForURL(/\/detail\//);
    const print = () =>
      page
        .locator('[data-document-foot]:visible')
        .getByRole('button', { name: texts.t('shared:print'), exact: true })
        .click();
    await print();
    await page.waitForURL(/\/print\/\w+\?id=\w+&token=/);
    await expect(page.locator('.print-sheet:visible').locator('.print-sheet-no')).not.toBeEmpty();
    // Printed again, with another ticket, it is shown in the tab that it has.
    const { pathname, search } = new URL(page.url());
    const tabs = page.getByRole('link', { name: new RegExp(`^${texts.t('shared:print')} `) });
    await expect(tabs).toHaveCount(1);
    await page.goBack();
    await print();
    await page.waitForURL((url) => url.pathname === pathname && url.search !== search);
    await expect(page.locator('.print-sheet:visible').locator('.print-sheet-no')).not.toBeEmpty();
    await expect(tabs).toHaveCount(1);
    await page.reload();
    await expect(page.locator('.print-sheet:visible').locator('.print-sheet-no')).not.toBeEmpty();
  });
