/** The company's logo: who may set it, what is taken, and how it is sent to everybody. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '../../test/multipart.ts';
import { pdf, png, zip } from '../../test/filesKit.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const svg = (content: string, head = ''): Buffer =>
  Buffer.from(`${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${content}</svg>`);
const red = '<rect width="40" height="20" fill="red"/>';

async function upload(content: Buffer, { token = admin, filename = 'logo.png', type = 'image/png' } = {}) {
  const { payload, headers } = multipart({}, { filename, type, content });
  const reply = await app.inject({
    method: 'POST',
    url: '/sys/config/uploadLogo',
    payload,
    headers: { 'x-access-token': token, 'accept-language': 'en', ...headers },
  });
  return { status: reply.statusCode, body: reply.json() };
}
const address = async (): Promise<string | null> => (await app.inject({ url: '/sys/config/client' })).json().result.company.logo;
const kept = async (): Promise<number> => (await sql`select hash from company_logo`.execute(app.services.db)).rows.length;
/** The logo as it is sent to a browser that is not signed in. */
async function sent() {
  const reply = await app.inject({ url: (await address())! });
  return { reply, picture: sharp(reply.rawPayload) };
}
const pixel = async (picture: Sharp) => [...(await picture.ensureAlpha().raw().toBuffer()).subarray(0, 4)];

test('without a logo there is none, of whatever hash', async () => {
  expect(await address()).toBeNull();
  const none = await app.inject({ url: '/sys/config/logo?hash=0123456789abcdef', headers: { 'accept-language': 'en' } });
  expect(none.json()).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
  expect((await app.inject({ url: "/sys/config/logo?hash=0123456789abcde'" })).statusCode).toBe(400);
  expect((await app.inject({ url: '/sys/config/logo' })).statusCode).toBe(400);
});

test('a PNG is everybody’s logo: kept by browsers, and gone once it is replaced', async () => {
  expect((await upload(await png())).body).toMatchObject({ success: true });
  const before = (await address())!;
  expect(before).toMatch(/^\/sys\/config\/logo\?hash=[0-9a-f]{16}$/);
  const { reply, picture } = await sent();
  expect(reply.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 60, height: 40 });
  expect((await app.inject({ url: before, headers: { 'if-none-match': reply.headers.etag as string } })).statusCode).toBe(304);
  expect((await upload(svg(red), { filename: 'logo.svg', type: 'image/svg+xml' })).body).toMatchObject({ success: true });
  expect(await address()).not.toBe(before);
  expect((await app.inject({ url: before })).json().success).toBe(false);
  expect(await kept()).toBe(1);
});

test('a drawing is sent as a picture, sharp in its bounds, and nothing of it can run or fetch', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'harrow-logo-'));
  const secret = join(folder, 'secret.png');
  await writeFile(
    secret,
    await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } })
      .png()
      .toBuffer(),
  );
  const hostile = svg(
    `<script>fetch("//evil.example")</script><g onload="alert(1)">${red}</g><image width="40" height="20" xlink:href="file://${secret}"/>
     <style>@import url("file:///etc/passwd");</style><foreignObject><iframe src="javascript:alert(1)"/></foreignObject>`,
    '<?xml version="1.0"?><!-- <svg> by hand -->\n',
  );
  expect((await upload(hostile, { filename: 'logo.svg', type: 'image/svg+xml' })).body).toMatchObject({ success: true });
  const { reply, picture } = await sent();
  await rm(folder, { recursive: true });
  expect(reply.headers['content-type']).toBe('image/png');
  expect(reply.rawPayload.toString('latin1')).not.toMatch(/script|onload|iframe|evil/);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 640, height: 320 });
  expect(await pixel(picture)).toEqual([255, 0, 0, 255]);
});

test('a photo loses what it says of itself, and what is hung behind it', async () => {
  const photo = await sharp({ create: { width: 2000, height: 400, channels: 3, background: '#4a7' } })
    .withExif({ IFD0: { Copyright: 'Somebody at home' } })
    .jpeg()
    .toBuffer();
  expect((await upload(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]), { filename: 'logo.jpg', type: 'image/jpeg' })).body.success).toBe(
    true,
  );
  const { reply, picture } = await sent();
  expect(reply.rawPayload.toString('latin1')).not.toMatch(/Somebody|script/);
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 128 });
});

const bomb = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>';
test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a PDF that is called a PNG', () => pdf, 'logo.notAllowed'],
  ['an archive', () => zip, 'logo.notAllowed'],
  ['a page', () => Buffer.from('<!doctype html><html><body><svg></svg><script>alert(1)</script></body></html>'), 'logo.notAllowed'],
  ['a drawing with definitions', () => svg('<text>&b;</text>', bomb), 'logo.notAllowed'],
  ['many beginnings of comments', () => Buffer.from('<!---->'.repeat(5000)), 'logo.notAllowed'],
  [
    'an animation',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .gif()
        .toBuffer(),
    'logo.notAllowed',
  ],
  ['a PNG that breaks off', async () => (await png()).subarray(0, 60), 'attach.damagedImage'],
  ['a drawing that breaks off', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9"><g>'), 'attach.damagedImage'],
  ['a drawing without end', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><rect/></svg>'), 'attach.damagedImage'],
  [
    'too many pixels',
    () =>
      sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'attach.damagedImage',
  ],
  ['nothing', () => Buffer.alloc(0), 'attach.empty'],
  ['a megabyte', () => Buffer.alloc(1024 * 1024, 'a'), 'E-600'],
])('%s is no logo, and the one that is there stays', async (_what, content, code) => {
  const before = await address();
  expect((await upload(await content())).body).toMatchObject({ success: false, result: { errorCode: code } });
  expect(await address()).toBe(before);
});

test('only who keeps the settings of the system sets it', async () => {
  for (const person of ['d001.admin', 'zhao.manager']) {
    const token = await signIn(app, person);
    expect((await upload(await png(), { token })).status).toBe(403);
    expect((await call(app, token, 'POST', '/sys/config/reset', { keys: ['company.logo'] })).body.success).toBe(false);
  }
  expect((await upload(await png(), { token: 'nobody' })).status).toBe(401);
});

test('no other way names a picture that is not there; removed, it is gone, and the history tells it all', async () => {
  await upload(svg(red));
  const find = async () => (await call(app, admin, 'GET', '/sys/config/list?text=company.logo')).body.result[0];
  const { id, version, type, value } = await find();
  expect([type, value]).toEqual(['picture', expect.stringMatching(/^[0-9a-f]{16}$/)]);
  for (const wrong of ['0123456789abcdef', 'https://evil.example/x.svg', '../../x'])
    expect((await call(app, admin, 'POST', '/sys/config/edit', { items: [{ key: 'company.logo', value: wrong, version }] })).body).toMatchObject({
      result: { errors: [{ field: 'company.logo', code: 'E-569' }] },
    });
  expect((await call(app, admin, 'POST', '/sys/config/reset', { keys: ['company.logo'] })).body.success).toBe(true);
  expect([await address(), await kept()]).toEqual([null, 0]);
  const { result: told } = (await call(app, admin, 'GET', `/sys/dataLog/list?docType=parameter&id=${id}`)).body;
  expect(told[0]).toMatchObject({ oldValue: value, operator: 'admin' });
});
