import { type AddressInfo, connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { signatureOf, signedText } from './signedText.ts';

const secret = 'unit-test-secret';
const signing = { secret, paths: ['/sys/dict/*', '/sys/message/read'], timeRequired: false };

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp({ signing });
  token = await signIn(app, 'd001.service');
});
afterAll(() => app.close());

/** Times of calls that are no repetition. */
let stamp = Date.now();
const headersOf = (url: string, body?: object, time: number | string = (stamp += 1)) => ({
  'x-sign': signatureOf({ url, body }, secret),
  'x-timestamp': String(time),
});
const get = (url: string, headers: Record<string, string>, through = app) => call(through, token, 'GET', url, undefined, headers);
const read = (ids: string[], headers: Record<string, string>) => call(app, token, 'POST', '/sys/message/read', { ids }, headers);
const items = '/sys/dict/getDictItems/bill_status';
const refusedWith = (errorCode: string) => ({ status: 200, body: { success: false, code: 500, result: { errorCode } } });

test.each([
  ['/sys/dict/getDictItems/sex', undefined, '{}', '632959BD0C0760E3CAC16BC054860759'],
  ['/sys/dict/getDictItems/sys_user,realname,username', undefined, '{"x-path-variable":"sys_user,realname,username"}', '9C61136AC90FD86C73FDA3EF75C13242'],
  [
    '/sys/dict/loadDict/sys_user,realname,username?keyword=%E6%B3%B5&pageSize=10&_t=1690000000',
    undefined,
    '{"keyword":"泵","pageSize":"10","x-path-variable":"sys_user,realname,username"}',
    '26BDAFF9CC1A38A005BDD60E7730B1C0',
  ],
  [
    '/sys/dict/loadTreeData?pid=&tableName=sys_category&text=name&code=id&pidField=pid&hasChildField=&condition=',
    undefined,
    '{"code":"id","condition":"","hasChildField":"","pid":"","pidField":"pid","tableName":"sys_category","text":"name"}',
    'F012C0238705EFFE4758EF163BCB74F7',
  ],
  ['/sys/x?mode=1', { b: 2, a: true, c: 'v' }, '{"a":"true","b":"2","c":"v","mode":"1"}', 'A0DF99317381E23FD96F1DEE10DA1165'],
])('the vector of %s', (url, body, text, signature) => {
  expect(signedText({ url, body })).toBe(text);
  expect(signatureOf({ url, body }, secret)).toBe(signature);
});

test('a call that is signed rightly is answered, one that is not says what is wrong', async () => {
  expect(await get(items, headersOf(items))).toMatchObject({ status: 200, body: { success: true } });
  expect(await get(items, {})).toMatchObject(refusedWith('signature.missing'));
  expect(await get(items, { ...headersOf(items), 'x-timestamp': 'yesterday' })).toMatchObject(refusedWith('signature.missing'));
  expect(await get(items, { ...headersOf(items), 'x-sign': signatureOf({ url: items }, 'another') })).toMatchObject(refusedWith('signature.wrong'));
  expect(await get(`${items}?_t=5`, headersOf(items))).toMatchObject({ body: { success: true } });
});

test('a body counts: what was changed on the way is refused, and changes nothing', async () => {
  const ids = ['0'.repeat(32)];
  const url = '/sys/message/read';
  expect(await read(ids, headersOf(url, { ids }))).toMatchObject({ body: { success: true, result: 0 } });
  expect(await read(['1'.repeat(32)], headersOf(url, { ids }))).toMatchObject(refusedWith('signature.wrong'));
});

test('the time may be five minutes off, in both directions', async () => {
  const minutes = (n: number) => Date.now() + n * 60_000;
  expect(await get(items, headersOf(items, undefined, minutes(-4.9)))).toMatchObject({ body: { success: true } });
  expect(await get(items, headersOf(items, undefined, minutes(4.9)))).toMatchObject({ body: { success: true } });
  expect(await get(items, headersOf(items, undefined, minutes(-5.1)))).toMatchObject(refusedWith('signature.time'));
  expect(await get(items, headersOf(items, undefined, minutes(5.1)))).toMatchObject(refusedWith('signature.time'));
  const digits = new Date(Date.now() + 8 * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  expect(await get(items, headersOf(items, undefined, digits))).toMatchObject({ body: { success: true } });
});

describe('a call that was answered is not answered again', () => {
  test('neither by this process nor by another one', async () => {
    const other = await createApp({ connection: app.connection, dataFolder: app.dataFolder, signing });
    const headers = headersOf(items);
    expect(await get(items, headers)).toMatchObject({ body: { success: true } });
    expect(await get(items, headers)).toMatchObject(refusedWith('signature.repeated'));
    expect(await get(`${items}?_t=7`, headers)).toMatchObject(refusedWith('signature.repeated'));
    expect(await get(items, headers, { ...app, app: other.app })).toMatchObject(refusedWith('signature.repeated'));
    await other.app.close();
  });

  test('two calls of one moment to different paths are no repetition', async () => {
    const time = (stamp += 1);
    for (const code of ['bill_status', 'claim_type']) {
      const url = `/sys/dict/getDictItems/${code}`;
      expect(await get(url, headersOf(url, undefined, time))).toMatchObject({ body: { success: true } });
    }
  });
});

test('a signature that covers the time is taken as well, and the call cannot be dated anew', async () => {
  const time = String((stamp += 1));
  const headers = { 'x-sign': signatureOf({ url: items, timestamp: time }, secret), 'x-timestamp': time };
  expect(await get(items, headers)).toMatchObject({ body: { success: true } });
  expect(await get(items, { ...headers, 'x-timestamp': String((stamp += 1)) })).toMatchObject(refusedWith('signature.wrong'));
});

test('where it is required, a signature without the time is refused', async () => {
  const strict = await createApp({ connection: app.connection, dataFolder: app.dataFolder, signing: { ...signing, timeRequired: true } });
  const through = { ...app, app: strict.app };
  expect(await get(items, headersOf(items), through)).toMatchObject(refusedWith('signature.wrong'));
  const time = String((stamp += 1));
  const headers = { 'x-sign': signatureOf({ url: items, timestamp: time }, secret), 'x-timestamp': time };
  expect(await get(items, headers, through)).toMatchObject({ body: { success: true } });
  await strict.app.close();
});

test.each([
  ['decoded as the router decodes it', '/sys/%64ict/getDictItems/bill_status'],
  ['with the host', 'http://harrow.example/sys/dict/getDictItems/bill_status'],
  ['with a fragment', '/sys/message/%72ead#x'],
])('a path written %s must be signed, too', async (_how, path) => {
  const method = path.includes('message') ? 'POST' : 'GET';
  const body = method === 'POST' ? '{"ids":["00000000000000000000000000000000"]}' : '';
  const answer = await sendRaw(
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-access-token: ${token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer).toContain('"errorCode":"signature.missing"');
});

/** A request as it is written, which clients would tidy up. */
async function sendRaw(request: string): Promise<string> {
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(request);
  return textOf(socket);
}

test('other paths, and servers without a secret, ask for no signature', async () => {
  expect(await get('/sys/message/unreadCount', {})).toMatchObject({ body: { success: true } });
});
