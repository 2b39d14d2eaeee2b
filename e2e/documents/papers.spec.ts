/** Every paper of the portal, in six languages: owner, texts in two languages, nothing cut, and a PDF in A4. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { cutTexts } from '../steps/appearance/cutTexts.ts';
import { localeTag } from '../../packages/ui/src/HarrowProvider/language/language.ts';
import { listsByFeature } from '../steps/menuPages.ts';
import { chooseLanguage, openAs } from '../steps/signIn.ts';
import { untranslated } from '../steps/appearance/untranslated.ts';
import { test } from '../test.ts';
import { type Language, textsIn } from '../texts.ts';

/** Dealers with documents, by the language that they speak. */
const dealers = { es: 'D001', ru: 'D002', fr: 'D003', pt: 'D004' } as const;
const root = join(import.meta.dirname, '..', '..');
/** Features that have a paper of the maker's; an article is printed in its journey. */
const papers = globSync('apps/portal/src/features/*/index.tsx', { cwd: root })
  .filter((file) => readFileSync(join(root, file), 'utf8').includes(`path: 'print/:id'`))
  .map((file) => file.split('/').at(-2)!)
  .filter((feature) => feature !== 'news');

test.describe.configure({ mode: 'parallel' });

test('there are papers to look at, each of a list', () => {
  expect(papers.length).toBeGreaterThan(0);
  expect(papers.filter((feature) => !listsByFeature.has(feature))).toEqual([]);
});

/** Looks at the paper that is open. @param language that it is in */
async function lookAt(page: Page, language: Language, at: string): Promise<void> {
  const paper = page.locator('.print-sheet:visible').first();
  await expect(paper.getByRole('heading', { level: 1 }), at).not.toBeEmpty();
  await expect(paper, at).toHaveAttribute('lang', localeTag(language));
  // Number and code at the head, the other language below the labels.
  await expect(paper.locator('.print-sheet-no'), at).not.toBeEmpty();
  await expect(paper.locator('.print-sheet-head svg'), at).toBeVisible();
  await expect(paper.locator(`[lang="${language === 'zh-cn' ? 'en' : 'zh-cn'}"]`).first(), at).toBeVisible();
  await expect(paper.getByRole('img', { name: await paper.locator('.print-sheet-no').innerText() }).first(), at).toBeVisible();
  expect.soft(await untranslated(page), `${at}: untranslated`).toEqual([]);
  expect.soft(await cutTexts(page), `${at}: cut`).toEqual([]);
  // The browser prints the state of the page after its print event.
  const printed = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const text = document.querySelector('.print-paper')?.textContent ?? '';
    dispatchEvent(new Event('afterprint'));
    return text;
  });
  for (const part of ['h1', '.print-sheet-no']) expect(printed, `${at}: printed`).toContain(await paper.locator(part).textContent());
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box]) => box!.trim().split(/\s+/).slice(2).map(Number).map(Math.round));
  expect(boxes.length, `${at}: pages`).toBeGreaterThan(0);
  for (const box of boxes)
    expect(
      [
        [595, 842],
        [842, 595],
      ],
      `${at}: A4`,
    ).toContainEqual(box);
}

/** Who reads papers that the service manager does not see; everything else is read by the latter. */
const readers: Readonly<Record<string, string>> = {
  'packing-list': 'chen.parts',
  'parts-arrival': 'chen.parts',
  'dealer-payment': 'qian.finance',
  'market-active': 'sun.sales',
  'order-forecast': 'sun.sales',
  'sales-goal': 'sun.sales',
  'train-submission': 'zhou.training',
  training: 'zhou.training',
};

/** Lists of documents that are not what their feature shows first. */
const lists: Readonly<Record<string, string>> = { 'dealer-payment': 'payments' };

/** Papers of what goes nowhere, or may stay where it is. */
const withoutRecipient = ['used-parts-handle', 'dealer-payment', 'monthly-collect-receipts', 'train-submission'];

/** Maker, dealer and recipient at the head, named in the language of the paper. */
async function lookAtAddresses(page: Page, language: Language, feature: string): Promise<void> {
  const { t } = textsIn(language);
  const blocks = page.locator('.print-sheet-addresses:visible').first();
  const lines = (key: string) => blocks.locator('div', { has: page.locator('dt', { hasText: t(`shared:paper.${key}`) }) }).locator('address');
  await expect(lines('maker'), `${feature}: maker`).not.toBeEmpty();
  await expect(lines('dealer').locator('span').first(), `${feature}: dealer’s address`).not.toBeEmpty();
  if (!withoutRecipient.includes(feature)) await expect(lines('shipTo').locator('span').first(), `${feature}: recipient’s address`).not.toBeEmpty();
}

for (const feature of papers)
  test(`the paper of ${feature}, in the language of its dealer, whoever prints it`, async ({ browser }) => {
    const pages = listsByFeature.get(feature)!;
    const list = [pages, lists[feature]].filter(Boolean).join('/');
    const { page } = await openAs(browser, readers[feature] ?? 'zhao.manager', `${list}?status=`, { language: 'en' });
    const row = page.locator('tbody').getByRole('link').first();
    const open = async (user: Language): Promise<string> => {
      await page.evaluate(chooseLanguage, user);
      const id = new URL(page.url()).pathname.split('/').at(-1)!;
      await page.goto(`${pages}/print/${id}`);
      return `${feature} for a reader of ${user}`;
    };
    if (feature === 'campaign' || feature === 'training') {
      // Bulletins and courses have no dealer: their paper is in the language of the account.
      await row.click();
      await page.waitForURL(/\/detail\//);
      await lookAt(page, 'en', await open('en'));
      return;
    }
    // A certificate exists only for extensions in force, a receipt for what was paid.
    const status = { 'extend-insurance': 'audit_succeeded', 'dealer-payment': 'paid' }[feature] ?? '';
    let seen = 0;
    for (const [language, dealerCode] of Object.entries(dealers) as [Language, string][]) {
      await page.goto(`${list}?status=${status}&dealerCode=${dealerCode}`);
      await expect(
        page
          .locator('tbody')
          .getByRole('link')
          .or(page.getByText(textsIn('en').t('ui:list.notFound')))
          .first(),
      ).toBeVisible();
      if (!(await row.isVisible())) continue;
      seen += 1;
      await row.click();
      await page.waitForURL(/\/detail\//);
      for (const user of seen === 1 ? (['en', 'zh-cn', 'ru'] as const) : (['en'] as const)) {
        await lookAt(page, language, await open(user));
        await lookAtAddresses(page, language, feature);
      }
      await page.evaluate(chooseLanguage, 'en' as const);
    }
    expect(seen).toBeGreaterThan(0);
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

test('tags of cores from their list, each in the language of its dealer', async ({ browser }) => {
  const { page, texts } = await openAs(browser, 'zhao.manager', '/service/usedParts/tasks', { language: 'en' });
  const list = page.getByRole('region', { name: texts.t('usedPartsTask:title') });
  const rows = list.locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText(/WC\w+-\d+-\d+-\d+/);
  const tags: string[] = [];
  for (const index of [0, 1]) {
    await rows.nth(index).getByRole('checkbox').check();
    tags.push(/WC\w+-\d+-\d+-\d+/.exec(await rows.nth(index).innerText())![0]);
  }
  await page
    .getByRole('region', { name: texts.t('ui:list.selection') })
    .getByRole('button', { name: texts.t('usedPartsTask:printTags'), exact: true })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts.t('usedPartsTask:printTags') })
    .click();
  await page.waitForURL(/\/tasks\/tags\?ids=/);
  const shown = page.locator('.part-tag:visible');
  await expect(shown).toHaveCount(tags.length);
  expect((await shown.getByRole('heading').allInnerTexts()).toSorted()).toEqual(tags.toSorted());
  await expect(page.getByRole('button', { name: texts.t('shared:print'), exact: true })).toBeVisible();
});
