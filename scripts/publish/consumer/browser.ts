import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumAdvice, ensureChromium } from '../../machine/chromium.ts';

/** Violations of the content security policy are reported by the page below, with the refused text, which the console leaves out. */
const refusal = /violates the following Content Security Policy/;

/**
 * Known violations by dependencies that accept no nonce; their effect on a page is described in the README of @harrow/ui.
 * antd measures a scrollbar, and locks the scrolling of the page behind a dialog. The Markdown editor sizes its halves, as our sheet does,
 * and a table of contents that is not shown.
 */
const knownRefusals: readonly RegExp[] = [
  /^Refused: #rc-scrollbar-measure/,
  /^Refused: html body \{\s+overflow-y: hidden/,
  /^Refused: width:50% /,
  /^Refused: padding-left:\d+px /,
];

/**
 * Opens an address in a browser and does something with it. Rejects with all failures: also errors of the page, errors on its console, such
 * as violations of a content security policy, and requests that fail.
 */
export async function inBrowser(address: string, act: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    // A list that still slides in under the pointer takes no click.
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    page.setDefaultTimeout(15_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && !refusal.test(message.text()) && complaints.push(message.text()));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ sample, sourceFile, lineNumber, columnNumber }) =>
        console.error(`Refused: ${sample.trim()} (${sourceFile}:${lineNumber}:${columnNumber})`),
      ),
    );
    // A request that the page aborts has not failed: Next.js aborts the rest of an answer that it no longer needs.
    page.on('requestfailed', (request) => request.failure()?.errorText !== 'net::ERR_ABORTED' && complaints.push(`${request.url()} failed`));
    await page.goto(address);
    await act(page).catch((error: Error) => complaints.push(error.message));
    const unexpected = complaints.filter((complaint) => !knownRefusals.some((known) => known.test(complaint)));
    if (unexpected.length > 0) throw new Error(`In the browser:\n${[...new Set(unexpected)].join('\n')}`);
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

/** Nothing inline without the nonce, neither scripts nor styles. */
const policy = (nonce: string): string => `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}' 'report-sample'`;

/**
 * Serves a folder on a free port of this machine while something is done with its address, under a strict content security policy. Each
 * answer has a nonce of its own, which its page has in the place of the word NONCE.
 * @param options.policy false for pages that have no place for a nonce
 */
export async function withServed(folder: string, act: (address: string) => Promise<void>, options: { policy?: boolean } = {}): Promise<void> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    const nonce = randomBytes(16).toString('base64');
    try {
      const content = readFileSync(join(folder, file));
      const body = file.endsWith('.html') ? content.toString().replaceAll('NONCE', nonce) : content;
      const rules = options.policy === false ? {} : { 'content-security-policy': policy(nonce) };
      response.writeHead(200, { 'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream', ...rules }).end(body);
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
