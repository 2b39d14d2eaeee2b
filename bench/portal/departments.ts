// Time until the tree of 20,000 departments can be used, throttled as in run.ts: node departments.ts [--url http://127.0.0.1:8080] [--runs
// 5] [--out results/NAME]
// Expects a server on the data of server/data/load-more.mjs administration; see README.md.
import type { Page } from 'playwright-core';
import { measure, visit } from './throttled.ts';

const address = '/isystem/depart';
const department = '[role=treegrid] [role=rowgroup] [role=row]';

/** From the next click until the element can be used, ms. */
const afterClick = (page: Page, selector: string): Promise<number> => page.evaluate((wanted) => window.whenUsableAfterClick(wanted), selector);

await measure('departments', { username: 'bench-SA', password: 'Bench#2026' }, async (browser, url, signedIn) => {
  const there = await visit(browser, url, signedIn);
  const { page, worked } = there;
  const cold = await there.open(address, department);
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
  await there.open('/workbench/notice', 'main h1, main h2');
  await page.waitForLoadState('networkidle');
  await page.locator('nav [role=menuitem][aria-haspopup]').last().click();
  const jump = afterClick(page, department);
  const before = await worked();
  await page.locator(`a[href="${address}"]:visible`).last().click();
  const first = await jump;
  const work = (await worked()) - before;
  await page.waitForLoadState('networkidle');
  // Its first branch has 99 departments.
  const branch = afterClick(page, '[role=row][aria-level="3"]');
  await page.locator('[role=row][aria-level="2"][aria-expanded=false] button').first().click();
  const opened = await branch;
  const typed = await page.evaluate(() => performance.now());
  await page.getByRole('searchbox').last().fill('Line 150-42');
  const found = await page.evaluate((wanted) => window.whenUsable(wanted), '[role=treegrid][aria-rowcount="2"] [role=row][aria-rowindex="2"]');
  await there.close();
  return {
    'departments, cold, ms': Math.round(cold),
    'departments, from another page, ms': Math.round(first),
    'departments, from another page, work of the main thread, ms': Math.round(work),
    'a branch of 99, ms': Math.round(opened),
    'text search, ms': Math.round(found - typed),
  };
});
