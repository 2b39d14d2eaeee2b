import { spawn } from 'node:child_process';
import type { Page } from 'playwright';
import { expectText, inBrowser } from './browser.ts';
import { inProject } from './install.ts';

/** Next.js with the app router: the server's page has its texts, and the browser takes it over without a difference. */
export async function checkNextProject(project: string): Promise<void> {
  await inProject(project, 'pnpm', ['run', 'build']);
  await withNext(project, async (address) => {
    const html = await (await fetch(address)).text();
    for (const text of ['из 25', 'Строки заказа']) if (!html.includes(text)) throw new Error(`The page that the server rendered lacks "${text}"`);
    await inBrowser(address, takeOver);
  });
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

/** Starts the built project on a free port. */
async function withNext(project: string, act: (address: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'], { cwd: project });
  try {
    await act(await startedAt(server));
  } finally {
    server.kill();
  }
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
