import { join } from 'node:path';
import type { Page } from 'playwright';
import { expectText, inBrowser, withServed } from './browser.ts';
import { inProject } from './install.ts';

/** The starter in the state in which it is copied: types, build, and an order that is found, changed and saved. */
export async function checkStarterProject(project: string): Promise<void> {
  await inProject(project, 'pnpm', ['run', 'build']);
  await withServed(join(project, 'dist'), (address) => inBrowser(address, changeOrder), { policy: false });
}

async function changeOrder(page: Page): Promise<void> {
  await page.getByText('Rift Valley Tractors 1', { exact: true }).first().click();
  const grid = page.getByRole('grid', { name: 'Order lines' });
  await grid.getByRole('gridcell', { name: 'Blade' }).waitFor();
  await expectText('the clerk', () => page.locator('form').textContent(), /Anna Sidorova/);
  await page.getByRole('button', { name: 'Add row' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^\d errors?$/).waitFor();
  // The focus goes to the first wrong cell a moment later than the number of errors is there.
  const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id') ?? null);
  await expectText('the row with the focus', focused, /^new-/);
  await page.keyboard.type('Seeder');
  await page.keyboard.press('Tab');
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The order is saved').waitFor();
  await page.getByRole('button', { name: 'Advanced query' }).waitFor();
}
