import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { parse, stringify } from 'yaml';
import type { CheckOutcome, StaticCheck } from './checks.ts';
import { chromiumAdvice, ensureChromium } from './chromium.ts';
import { capture, root } from './command.ts';

/** A step of a consumer's first day with our packages. Throws where it fails. */
type Step = (project: string) => Promise<void>;

/**
 * A fresh Vite + React project outside the workspace that installs the packed packages, and nothing else of ours:
 * types (those of dependencies, too), production build, and the editable table at work in a browser.
 * @param archives path of the packed archive by package name.
 */
export function consumerCheck(archives: ReadonlyMap<string, string>): StaticCheck {
  return {
    name: 'packed packages in a fresh Vite and React project',
    run: async () => {
      const project = mkdtempSync(join(tmpdir(), 'harrow-consumer-'));
      const steps: readonly Step[] = [(folder) => install(folder, archives), checkTypes, (folder) => pnpm(folder, ['run', 'build']), openInBrowser];
      try {
        for (const step of steps) await step(project);
        return { ok: true, output: '' };
      } catch (error) {
        return { ok: false, output: (error as Error).message } satisfies CheckOutcome;
      } finally {
        rmSync(project, { recursive: true, force: true });
      }
    },
  };
}

/** Takes what is in pnpm's store, and fetches from the registry what is not. */
async function install(project: string, archives: ReadonlyMap<string, string>): Promise<void> {
  cpSync(join(root, 'scripts/templates/consumer'), project, { recursive: true });
  const manifestFile = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { dependencies: Record<string, string> };
  const packed = Object.fromEntries([...archives].map(([name, archive]) => [name, `file:${archive}`]));
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...packed } }));
  const { catalog, allowBuilds } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as Record<string, unknown>;
  // The packages depend on each other by version; before the first release no registry has it.
  writeFileSync(join(project, 'pnpm-workspace.yaml'), stringify({ packages: ['.'], catalog, allowBuilds, overrides: packed }));
  await pnpm(project, ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only']);
}

/** Its own sources, and our declarations. Those of antd do not pass the check of libraries and are not ours to mend. */
async function checkTypes(project: string): Promise<void> {
  const { code, output } = await capture('pnpm', ['exec', 'tsc', '--noEmit', '--pretty', 'false'], { cwd: project });
  const errors = output.split('\n').filter((line) => /: error TS\d+|^error TS/.test(line));
  if (code !== 0 && errors.length === 0) throw new Error(`tsc\n${output}`);
  const ours = errors.filter((line) => !line.startsWith('node_modules') || line.includes('@harrow/'));
  if (ours.length > 0) throw new Error(`tsc\n${ours.join('\n')}`);
}

async function pnpm(project: string, args: readonly string[]): Promise<void> {
  const { code, output } = await capture('pnpm', args, { cwd: project });
  if (code !== 0) throw new Error(`pnpm ${args.join(' ')}\n${output}`);
}

async function openInBrowser(project: string): Promise<void> {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(chromiumAdvice);
  const server = await serve(join(project, 'dist'));
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));
    await page.goto(addressOf(server));
    await fillInTable(page).catch((error: Error) => complaints.push(error.message));
    if (complaints.length > 0) throw new Error(`In the browser:\n${complaints.join('\n')}`);
  } finally {
    await browser?.close();
    server.close();
  }
}

/** Styled, added up, edited and validated: each says another part of the packages arrived. */
async function fillInTable(page: Page): Promise<void> {
  page.setDefaultTimeout(15_000);
  const grid = page.getByRole('grid', { name: 'Order lines' });
  await grid.getByRole('row').nth(3).waitFor();
  await expectText('the sum', () => grid.getByRole('row').last().textContent(), /5/);
  await expectText('the packages', () => page.locator('pre').textContent(), /^\{"api-client":true,"validation":true\}$/);
  await expectText(
    'the row height',
    () =>
      grid
        .getByRole('row')
        .nth(1)
        .evaluate((row) => getComputedStyle(row).height),
    /^61px$/,
  );
  const quantity = grid.getByRole('row').nth(1).getByRole('gridcell').nth(1);
  await page.getByRole('button', { name: 'Validate' }).click();
  await expectText('the refusal', () => page.locator('output').textContent(), /^part: \S/);
  await quantity.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await expectText('the sum after typing', () => grid.getByRole('row').last().textContent(), /43/);
}

/** Reads until the text is as wanted. */
async function expectText(what: string, read: () => Promise<string | null>, wanted: RegExp): Promise<void> {
  const end = Date.now() + 10_000;
  let text = await read();
  while (!wanted.test(text ?? '') && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    text = await read();
  }
  if (!wanted.test(text ?? '')) throw new Error(`${what} is ${JSON.stringify(text)}, not ${wanted}`);
}

const mediaTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves a folder on a free port of this machine. */
function serve(folder: string): Promise<Server> {
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
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

function addressOf(server: Server): string {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}
