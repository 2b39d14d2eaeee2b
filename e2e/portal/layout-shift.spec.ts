/** Pages appear whole: nothing moves while they load, at a first visit and at later ones. */
import { expect, type Page } from '@playwright/test';
import { layoutShift, watchLayoutShift } from '../steps/appearance/layoutShift.ts';
import { openAs } from '../steps/signIn.ts';
import { test } from '../test.ts';
import { widths } from '../looks/look.ts';

const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'd002.admin': { 'draft of a claim': '/service/warrantyClaim?status=draft', inspection: '/vehicle/arrivalAccept?status=pending_acceptance' },
  'd001.admin': { 'new handover': '/vehicle/handoverTrain/add', handover: '/vehicle/handoverTrain?status=pass', home: '/workbench/notice' },
  'li.service': { 'to-do': '/workbench/todo' },
};

/** Users do not notice less. */
const most = 0.1;

/** Address of the first record of a list. */
async function firstRecord(page: Page, list: string): Promise<string> {
  await page.goto(list);
  await page.locator('tbody').getByRole('link').first().click();
  await page.waitForURL(/\/detail\//);
  return page.url();
}

for (const [username, addresses] of Object.entries(pages))
  test(`pages of ${username}`, async ({ browser }) => {
    const found: Record<string, string> = {};
    for (const viewport of widths)
      for (const [name, address] of Object.entries(addresses)) {
        if (address.includes('?') && found[name] === undefined) {
          const finder = await openAs(browser, username);
          found[name] = await firstRecord(finder.page, address);
          await finder.page.context().close();
        }
        // A browser of its own: each first visit is one.
        const { page } = await openAs(browser, username, '/', { options: { viewport } });
        await page.evaluate(() => {
          for (const key of Object.keys(localStorage)) if (key.startsWith('ANNOUNCED_HEIGHT_') || key === 'HOME_LINES') localStorage.removeItem(key);
        });
        await watchLayoutShift(page.context());
        for (const visit of ['first', 'second']) {
          await page.goto(found[name] ?? address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          // Announcements at later visits come after the page has been quiet for a second.
          await page.waitForTimeout(1500);
          expect.soft(await layoutShift(page), `${name}, ${visit} visit at ${viewport.width} px`).toBeLessThanOrEqual(most);
        }
        await page.context().close();
      }
  });

test('home at a first visit shows its lines once the slowest answer is there', async ({ browser }) => {
  const { page } = await openAs(browser, 'd001.admin', '/', { options: { viewport: { width: 768, height: 1024 } } });
  await page.evaluate(() => localStorage.removeItem('HOME_LINES'));
  let answer = (): void => {};
  const asked = new Promise<void>((resolve) => {
    void page.route('**/api/portal/home/money*', async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  const today = page.waitForResponse(/\/api\/portal\/home\/today/);
  await page.goto('/workbench/notice');
  await Promise.all([asked, today]);
  const grey = page.locator('main [data-skeleton]');
  // Lines that did not wait would be shown by then.
  await page.waitForTimeout(1000);
  await expect(grey).not.toHaveCount(0);
  answer();
  await expect(grey).toHaveCount(0);
});
