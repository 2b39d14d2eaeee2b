import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { killServerProcesses, startServerProcess as start } from './test/serverProcess.ts';

const folders: string[] = [];
afterAll(async () => {
  killServerProcesses();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'harrow-main-'));
  folders.push(folder);
  return folder;
}

const signIn = async (address: string, password: string) =>
  (await (
    await fetch(`${address}/api/Login/Login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    })
  ).json()) as { success: boolean; data: { need_change_password: string; TokenID: string } };

describe('a production start', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
  });

  test('makes one administrator, prints the password once, and stops cleanly', async () => {
    const first = start({ HARROW_DATA: folder });
    const address = await first.address();
    const password = /Password {4}(\S+)/.exec(first.output())![1]!;
    expect((await signIn(address, password)).data.need_change_password).toBe('Y');
    expect((await signIn(address, 'Harrow#2026')).success).toBe(false);
    expect(await first.stop()).toBe(0);
    expect(await readdir(folder)).not.toContain('harrow.lock');

    const second = start({ HARROW_DATA: folder });
    await second.address();
    expect(second.output()).not.toMatch(/Password|Account/);
    expect(await second.stop()).toBe(0);
  }, 240_000);

  test('takes the administrator from the environment', async () => {
    const server = start({ HARROW_DATA: await newFolder(), HARROW_ADMIN_PASSWORD: 'Chosen#26' });
    const answer = await signIn(await server.address(), 'Chosen#26');
    expect(answer.data.need_change_password).toBe('N');
    expect(server.output()).not.toContain('Chosen#26');
    expect(await server.stop()).toBe(0);
  }, 120_000);

  test('on a folder in use ends with a clear message', async () => {
    const first = start({ HARROW_DATA: folder });
    await first.address();
    const second = start({ HARROW_DATA: folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(new RegExp(`in use by another Harrow server \\(process ${first.child.pid} `));
    await first.stop();
  }, 120_000);
});

describe('the portal', () => {
  let server: ReturnType<typeof start>;
  let address: string;
  beforeAll(async () => {
    const portal = await newFolder();
    await mkdir(join(portal, 'assets'));
    await writeFile(join(portal, 'index.html'), '<!doctype html><title>Portal</title>');
    await writeFile(join(portal, 'assets', 'index-abcd1234.js'), 'plain');
    await writeFile(join(portal, 'assets', 'index-abcd1234.js.br'), 'brotli');
    await writeFile(join(portal, 'assets', 'index-abcd1234.js.gz'), 'gzipped');
    server = start({ HARROW_DATA: await newFolder(), HARROW_PORTAL_DIR: portal });
    address = await server.address();
  }, 120_000);
  afterAll(() => server.stop());

  test.each(['/', '/user/login', '/service/warrantyClaim/detail/1?tab=2'])('answers %s with its page', async (path) => {
    const reply = await fetch(address + path);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await reply.text()).toContain('<title>Portal</title>');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('serves hashed files for a year, as %s', async (encoding, served) => {
    const reply = await fetch(`${address}/assets/index-abcd1234.js`, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
    expect([reply.status, reply.headers.get('content-encoding'), reply.headers.get('cache-control')]).toEqual([
      200,
      served,
      'public, max-age=31536000, immutable',
    ]);
    expect(reply.headers.get('content-type')).toContain('javascript');
  });

  test.each(['/assets/gone-12345678.js', '/api/portal/nope', '/sys/nope'])('has nothing at %s', async (path) => {
    expect((await fetch(address + path)).status).toBe(404);
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '0x50'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_URL', 'mysql://db.example/harrow'],
  ['HARROW_DEMO', 'no'],
  ['HARROW_JOBS', 'off'],
  ['HARROW_ADMIN_USER', 'a b'],
  ['HARROW_S3_ENDPOINT', 'https://s3.example'],
  ['HARROW_S3_BUCKET', 'files'],
  ['HARROW_SCAN_URL', 'clamd:3310'],
  ['HARROW_SMTP_URL', 'mail.example'],
  ['HARROW_SMTP_PORTS', '25, smtp'],
  ['HARROW_SMTP_PORTS', '587,'],
  ['HARROW_SECRET', 'too short'],
  ['HARROW_TRUSTED_PROXIES', '-1'],
  ['HARROW_SIGNED_PATHS', '/sys/dict/*'],
  ['HARROW_SIGNING_TIME_REQUIRED', 'yes'],
  ['HARROW_SSO_HEADER', 'X-Remote-User'],
  ['HARROW_SSO_PROXIES', '10.0.0.1'],
  ['HARROW_PORTAL_EPC_URL', 'http://epc.example'],
  ['HARROW_POOL', '0'],
  ['LOG_LEVEL', 'loud'],
  ['HARROW_FRAME_ORIGINS', 'https://bi.example, *'],
  ['HARROW_FRAME_ORIGINS', "https://bi.example/path; script-src 'unsafe-inline'"],
])('%s=%s is refused by name', (name, value) => expect(() => readConfig({ [name]: value })).toThrow(name));

test('origins of frames are read one by one', () => {
  expect(readConfig({ HARROW_FRAME_ORIGINS: 'https://bi.example, http://maps.example:8080' }).frameOrigins).toEqual([
    'https://bi.example',
    'http://maps.example:8080',
  ]);
  expect(readConfig({}).frameOrigins).toEqual([]);
});
