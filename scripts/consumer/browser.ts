import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumAdvice, ensureChromium } from '../chromium.ts';

/**
 * Opens an address in a browser and does something with it. Rejects with everything that went wrong: also errors of the page, what it writes
 * to the console as an error, and requests that fail.
 */
export async function inBrowser(address: string, act: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    page.setDefaultTimeout(15_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
    await page.goto(address);
    await act(page).catch((error: Error) => complaints.push(error.message));
    if (complaints.length > 0) throw new Error(`In the browser:\n${complaints.join('\n')}`);
  } finally {
    await browser?.close();
  }
}

/** Reads until the text is as wanted. */
export async function expectText(what: string, read: () => Promise<string | null>, wanted: RegExp): Promise<void> {
  const end = Date.now() + 10_000;
  let text = await read();
  while (!wanted.test(text ?? '') && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    text = await read();
  }
  if (!wanted.test(text ?? '')) throw new Error(`${what} is ${JSON.stringify(text)}, not ${wanted}`);
}

const mediaTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder on a free port of this machine while something is done with its address. */
export async function withServed(folder: string, act: (address: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    try {
      const content = readFileSync(join(folder, file));
      response.writeHead(200, { 'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  await act(addressOf(server)).finally(() => server.close());
}

function addressOf(server: Server): string {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
