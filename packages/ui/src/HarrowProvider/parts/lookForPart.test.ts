import { afterEach, expect, test, vi } from 'vitest';
import { lookForPart } from './lookForPart.ts';

afterEach(() => vi.unstubAllGlobals());

const chromium = new TypeError('Failed to fetch dynamically imported module: https://portal.example/assets/Dialog-1.js');
const firefox = new TypeError('error loading dynamically imported module: https://portal.example/assets/Dialog-1.js');
const vite = new Error('Unable to preload CSS for /assets/Dialog-1.css');
const safari = new TypeError('Importing a module script failed.');

const page = { 'content-type': 'text/html; charset=utf-8' };
const script = { 'content-type': 'text/javascript' };
const style = { 'content-type': 'text/css' };

test.each<[string, Error, number, Record<string, string>, string, string]>([
  ['no file', chromium, 404, page, 'https://portal.example/assets/Dialog-1.js', 'gone'],
  ['no file', firefox, 404, page, 'https://portal.example/assets/Dialog-1.js', 'gone'],
  ['no style sheet', vite, 404, page, '/assets/Dialog-1.css', 'gone'],
  ['a bucket that tells nothing', chromium, 403, page, 'https://portal.example/assets/Dialog-1.js', 'gone'],
  ['the page in its place', chromium, 200, page, 'https://portal.example/assets/Dialog-1.js', 'gone'],
  ['the script', chromium, 200, script, 'https://portal.example/assets/Dialog-1.js', 'there'],
  ['the style sheet', vite, 200, style, '/assets/Dialog-1.css', 'there'],
  ['a server that is being exchanged', chromium, 503, page, 'https://portal.example/assets/Dialog-1.js', 'unreachable'],
  ['the page, where no part is named', safari, 200, page, 'https://portal.example/here', 'there'],
])('%s: %s, %i', async (_, error, status, headers, asked, expected) => {
  vi.stubGlobal('location', { href: 'https://portal.example/here' });
  const fetched = vi.fn(async () => new Response(null, { status, headers }));
  vi.stubGlobal('fetch', fetched);
  await expect(lookForPart(error)).resolves.toBe(expected);
  expect(fetched).toHaveBeenCalledWith(asked, expect.objectContaining({ method: 'HEAD' }));
});

test('without a network nobody knows', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(lookForPart(chromium)).resolves.toBe('unreachable');
});
