import { spawn } from 'node:child_process';
import type { Page } from 'playwright';
import { expectText, inBrowser } from './browser.ts';
import { inProject } from './install.ts';

const policies = ['strict', 'none'] as const;
type Policy = (typeof policies)[number];

/**
 * Next.js with the app router, types included: the server's pages have their texts, nothing fails on the server, and the browser takes them
 * over without a difference. Under a content security policy that lets nothing inline pass without a nonce, and under none.
 */
export async function checkNextProject(project: string): Promise<void> {
  await inProject(project, 'pnpm', ['run', 'build']);
  for (const policy of policies) await openPages(project, policy).catch((error: Error) => Promise.reject(new Error(`Policy: ${policy}\n${error.message}`)));
}

async function openPages(project: string, policy: Policy): Promise<void> {
  await withNext(project, policy, async (address) => {
    await expectTexts(address, '', ['из 25', 'Строки заказа']);
    await expectTexts(`${address}/order`, '', ['<html lang="en"', 'Add row', 'Blade', 'value="2026-12-24"']);
    await expectTexts(`${address}/order`, 'language=ru; theme=dark', ['<html lang="ru"', 'Добавить строку', 'color-scheme:dark']);
    await inBrowser(address, takeOver);
    await inBrowser(`${address}/order`, changeOrder);
    await inBrowser(`${address}/stock`, lookAtStock);
  });
}

/** Expects texts in the page that the server renders for these cookies. */
async function expectTexts(address: string, cookie: string, texts: readonly string[]): Promise<void> {
  const html = await (await fetch(address, { headers: { cookie } })).text();
  for (const text of texts) if (!html.includes(text)) throw new Error(`The page that the server rendered at ${address} lacks "${text}"`);
}

/** A cell that can be edited says that the page was taken over; a difference would have been written to the console. */
async function takeOver(page: Page): Promise<void> {
  await standsStill(page);
  const cell = page.getByRole('grid', { name: 'Строки заказа' }).getByRole('gridcell').first();
  await page.waitForLoadState('networkidle');
  await cell.click();
  await page.getByRole('textbox', { name: /Деталь/ }).fill('Нож');
  await page.keyboard.press('Tab');
  await expectText('the cell', () => cell.textContent(), /Нож/);
  await expectText('the total', () => page.getByRole('navigation').textContent(), /из 25/);
}

/** A form of all that a screen has, filled in by keys, saved, and seen in another language and in the dark. */
async function changeOrder(page: Page): Promise<void> {
  await standsStill(page);
  const form = page.locator('form');
  await expectText('the names of what is chosen', () => form.textContent(), /Farm 3.*Stock order.*Clerk 4.*Sales.*浙江省\/温州市\/鹿城区/s);
  await page.getByRole('textbox', { name: 'Note' }).waitFor();

  await page.getByRole('combobox', { name: 'Region' }).click();
  await page.keyboard.type('yueqing');
  await page.getByRole('menuitemcheckbox', { name: /乐清市/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Add row' }).click();
  await page.getByRole('textbox', { name: 'Part' }).last().fill('Belt');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 error', { exact: true }).waitFor();
  await expectText('the field with the focus', () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null), /^Quantity$/);
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const line = '"customer":null,"part":"Belt","unit":"pc","quantity":3,"price":null,"wanted":null,"orderNum":2';
  await expectText('what is saved', () => page.locator('output').textContent(), new RegExp(`"region":"330382".*${line}`, 's'));

  await page.getByRole('button', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Добавить строку' }).waitFor();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expectText('the ground of the page', () => page.evaluate(() => getComputedStyle(document.body).backgroundColor), /^rgb\((?:\d|[1-4]\d), /);
  await expectText('what was typed', () => form.textContent(), /В 08:00/);
}

/** A page of much that is placed by sizes: rows, frozen columns, groups and a menu are where they belong. */
async function lookAtStock(page: Page): Promise<void> {
  await standsStill(page);
  const stock = page.getByRole('grid', { name: 'Stock' });
  const tops = (): Promise<string> =>
    stock.evaluate((grid) => {
      const rows = [...grid.querySelectorAll('[data-row-id]')].map((row) => row.getBoundingClientRect());
      return `${rows.length > 5} ${rows.every(({ top }, index) => index === 0 || top - rows[index - 1]!.top === 61)}`;
    });
  await expectText('the rows, each below the other', tops, /^true true$/);
  await stock.evaluate((grid) => grid.scrollTo(200, 1220));
  await stock.getByRole('gridcell', { name: 'Part 20', exact: true }).waitFor();
  const frozen = (): Promise<string> =>
    stock.evaluate((grid) => String(grid.querySelector('[data-row-id] [data-column=part]')!.getBoundingClientRect().left - grid.getBoundingClientRect().left));
  await expectText('the place of the frozen column', frozen, /^104$/);
  await page.getByRole('treegrid', { name: 'By place' }).getByText('Hall 0').first().waitFor();
  await page.getByRole('menuitem', { name: 'Parts' }).waitFor();
  await page.getByText('1-10 of 200').waitFor();
  await findInStock(page);
}

/** What is found lies out of view; equal values are one cell; rows of a source come as they are scrolled to; a query is built from nothing. */
async function findInStock(page: Page): Promise<void> {
  const halls = page.getByRole('grid', { name: 'Halls' });
  await halls.locator('[data-column=place][aria-rowspan]').first().waitFor();
  await halls.getByRole('gridcell', { name: 'Part 0', exact: true }).click();
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Part 150');
  await page.keyboard.press('Enter');
  await halls.getByRole('gridcell', { name: 'Part 150', exact: true }).waitFor();
  await page.keyboard.press('Escape');

  const machines = page.getByRole('grid', { name: 'Machines' });
  await machines.getByRole('gridcell', { name: 'Machine 0', exact: true }).waitFor();
  await machines.evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
  await machines.getByRole('gridcell', { name: 'Machine 99999', exact: true }).waitFor();

  await page.getByRole('combobox', { name: 'Add condition' }).click();
  await page.getByRole('option', { name: 'Hall' }).waitFor();
}

/** The most that may move of a page while it comes in, see https://web.dev/articles/cls. */
const mostShift = 0.05;

/** Waits until the page is taken over, and expects that it stayed where it was. */
async function standsStill(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[data-row-id]').first().waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().reduce((total, entry) => total + (entry as PerformanceEntry & { value: number }).value, 0));
        new PerformanceObserver(sum).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        setTimeout(resolve, 1000, 0);
      }),
  );
  if (shift > mostShift) throw new Error(`The page moves while it comes in: ${shift}, not at most ${mostShift}`);
}

/** Starts the built project on a free port, and stops it. Rejects where it writes of a failure. */
async function withNext(project: string, policy: Policy, act: (address: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: project,
    env: { ...process.env, POLICY: policy },
  });
  const failures: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => failures.push(chunk.toString()));
  try {
    await act(await startedAt(server));
  } finally {
    server.kill();
  }
  if (failures.length > 0) throw new Error(`On the server:\n${failures.join('')}`);
}

function startedAt(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address && said.includes('Ready')) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.on('exit', () => reject(new Error(`next start\n${said}`)));
  });
}
