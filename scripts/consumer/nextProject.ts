import { spawn } from 'node:child_process';
import type { Page } from 'playwright';
import { expectText, inBrowser } from './browser.ts';
import { inProject } from './install.ts';

/**
 * Next.js with the app router, types included: the server's pages have their texts, nothing fails on the server, and the browser takes them
 * over without a difference.
 */
export async function checkNextProject(project: string): Promise<void> {
  await inProject(project, 'pnpm', ['run', 'build']);
  await withNext(project, async (address) => {
    await expectTexts(address, '', ['из 25', 'Строки заказа']);
    await expectTexts(`${address}/order`, '', ['<html lang="en"', 'Add row', 'Blade', 'value="2026-12-24"']);
    await expectTexts(`${address}/order`, 'language=ru; theme=dark', ['<html lang="ru"', 'Добавить строку', 'color-scheme:dark']);
    await inBrowser(address, takeOver);
    await inBrowser(`${address}/order`, changeOrder);
  });
}

/** What the server renders for somebody with these cookies. */
async function expectTexts(address: string, cookie: string, texts: readonly string[]): Promise<void> {
  const html = await (await fetch(address, { headers: { cookie } })).text();
  for (const text of texts) if (!html.includes(text)) throw new Error(`The page that the server rendered at ${address} lacks "${text}"`);
}

/** A cell that can be edited says that the page was taken over; a difference would have been written to the console. */
async function takeOver(page: Page): Promise<void> {
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

/** Starts the built project on a free port, and stops it. Rejects where it writes of a failure. */
async function withNext(project: string, act: (address: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'], { cwd: project });
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
