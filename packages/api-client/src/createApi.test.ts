import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ApiError, isFailure } from './answers/ApiError.ts';
import type { ApiConfig } from './config.ts';
import { type Api, createApi } from './createApi.ts';
import { isAbort } from './latest.ts';
import { md5 } from './signing/md5.ts';
import { createMemoryTokenStore } from './tokenStore.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let baseUrl = '';
let seen: Seen[] = [];
let answer: Answer;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(request, response);
  });
});

const json =
  (value: unknown, status = 200): Answer =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(value));
  };
const ok = (result: unknown): Answer => json({ success: true, code: 200, message: '', result, timestamp: 1 });

beforeEach(async () => {
  seen = [];
  answer = ok(null);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const apiOf = (more: Partial<ApiConfig> = {}) => createApi({ baseUrl, tokens: createMemoryTokenStore('secret'), now: () => 42, retryPauseMs: 5, ...more });
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  );

test('a write that the server did nothing of is sent once more, with its key', async () => {
  const stopping: Answer = (_, response) => void response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '0' }).end('{}');
  answer = (request, response) => (seen.length === 1 ? stopping : ok(7))(request, response);
  await apiOf().fetch(`${baseUrl}/save`, { method: 'POST', headers: { 'X-Idempotency-Key': 'k1' }, body: '{}' });
  expect(seen.map(({ headers }) => headers['x-idempotency-key'])).toEqual(['k1', 'k1']);
  seen = [];
  await failureOf(apiOf().fetch(`${baseUrl}/save`, { method: 'POST', body: '{}' }));
  expect(seen).toHaveLength(1);
});

test('a GET carries token, tenant, version, language and the time', async () => {
  await apiOf({ language: () => 'ru' }).fetch(`${baseUrl}/a?x=1`);
  expect(seen[0]).toMatchObject({
    url: '/base/a?x=1&_t=42',
    headers: { 'x-access-token': 'secret', 'x-tenant-id': '0', 'x-version': 'v1', 'accept-language': 'ru' },
  });
  expect(seen[0]?.headers).not.toHaveProperty('x-sign');
  expect(seen[0]?.headers).not.toHaveProperty('x-low-app-id');
});

test('dictionary items are asked without the time, so that they can be cached', async () => {
  await apiOf().fetch(`${baseUrl}/sys/dict/getDictItems/sex`);
  expect(seen[0]?.url).toBe('/base/sys/dict/getDictItems/sex');
});

test('header names, tenant and application id come from the configuration', async () => {
  await apiOf({ headers: { token: 'Authorization', tenantId: 'tenant-id' }, tenantId: () => 7, appId: () => 'app1' }).fetch(`${baseUrl}/a`);
  expect(seen[0]?.headers).toMatchObject({ authorization: 'secret', 'tenant-id': '7', 'x-low-app-id': 'app1' });
});

test('a POST is signed over query and body, and the body arrives as it was given', async () => {
  const api = apiOf({ signingSecret: 'unit-test-secret', baseUrl: baseUrl.replace('/base', '') });
  const body = JSON.stringify({ b: 2, a: true, c: 'v' });
  await api.fetch(`${api.config.baseUrl}/sys/x?mode=1`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });
  expect(seen[0]).toMatchObject({ body, headers: { 'x-sign': 'A0DF99317381E23FD96F1DEE10DA1165', 'x-timestamp': '42' } });
});

test.each(['PUT', 'DELETE'])('a %s is not signed', async (method) => {
  await apiOf({ signingSecret: 's' }).fetch(`${baseUrl}/a`, { method });
  expect(seen[0]?.headers).not.toHaveProperty('x-sign');
});

test('an answer is readable after it has been judged', async () => {
  answer = ok({ total: 3 });
  const response = await apiOf().fetch(`${baseUrl}/a`);
  expect(await response.json()).toMatchObject({ result: { total: 3 } });
});

test('a refusal throws and is reported with the text of the server', async () => {
  answer = json({ success: false, code: 600, message: 'Not like this', result: { errorCode: 'E-009' } });
  const reported: ApiError[] = [];
  const error = await failureOf(apiOf({ onError: (e) => reported.push(e) }).fetch(`${baseUrl}/a`));
  expect(error).toMatchObject({ failure: { kind: 'refused', errorCode: 'E-009' }, message: 'Not like this' });
  expect(reported).toEqual([error]);
});

test('parallel 401 answers report one lost session', async () => {
  answer = json({ success: false, code: 401, message: 'Sign in again' }, 401);
  let lost = 0;
  const api = apiOf({ onSessionLost: () => lost++ });
  const results = await Promise.allSettled([1, 2, 3].map((n) => api.fetch(`${baseUrl}/${n}`)));
  expect(results.every((result) => result.status === 'rejected' && isFailure(result.reason, 'unauthorised'))).toBe(true);
  expect(lost).toBe(1);
});

test('after a new login the next lost session is reported again, late answers of the old one are not', async () => {
  const tokens = createMemoryTokenStore('first');
  let lost = 0;
  const api = apiOf({ tokens, onSessionLost: () => lost++ });
  answer = json({}, 401);
  await failureOf(api.fetch(`${baseUrl}/1`));
  answer = (request, response) => {
    tokens.set('second');
    json({}, 401)(request, response);
  };
  await failureOf(api.fetch(`${baseUrl}/2`));
  expect(lost).toBe(1);
  await failureOf(api.fetch(`${baseUrl}/3`));
  expect(lost).toBe(2);
});

test('a 401 without a session is no lost session', async () => {
  answer = json({}, 401);
  let lost = 0;
  await failureOf(apiOf({ tokens: createMemoryTokenStore(), onSessionLost: () => lost++ }).fetch(`${baseUrl}/1`));
  expect(lost).toBe(0);
});

test('a call that takes too long is a timeout', async () => {
  answer = () => {};
  expect(await failureOf(apiOf({ timeoutMs: 60 }).fetch(`${baseUrl}/a`))).toMatchObject({ failure: { kind: 'timeout' }, status: 0 });
});

test('a call may take 500 s, a signed GET 10 s; after an answer or a failure nothing of that is left', async () => {
  const started = vi.spyOn(globalThis, 'setTimeout');
  const lifted = vi.spyOn(globalThis, 'clearTimeout');
  const limits = () =>
    started.mock.calls.flatMap(([, ms], index) => (Number(ms) >= 10_000 ? [{ ms, timer: started.mock.results[index]!.value as unknown }] : []));
  const signing = apiOf({ signingSecret: 's' });
  for (const call of [apiOf().get('/a'), signing.get('/a'), signing.post('/a', {})]) await call;
  answer = json({}, 401);
  await failureOf(apiOf().fetch(`${baseUrl}/a`));
  expect(limits().map(({ ms }) => ms)).toEqual([500_000, 10_000, 500_000, 500_000]);
  expect(lifted.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(limits().map(({ timer }) => timer)));
  vi.restoreAllMocks();
});

test('a file that stops in the middle is a timeout, too', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf' });
    response.write('%PDF');
  };
  const file = await apiOf({ timeoutMs: 60 }).fetch(`${baseUrl}/a`);
  await expect(file.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('an answer that stops in the middle is a timeout, too', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"success":');
  };
  expect(await failureOf(apiOf({ timeoutMs: 60 }).fetch(`${baseUrl}/a`))).toMatchObject({ failure: { kind: 'timeout' } });
});

test('a server that cannot be reached means offline', async () => {
  const api = apiOf();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await failureOf(api.fetch(`${baseUrl}/a`))).toMatchObject({ failure: { kind: 'offline' } });
});

test('giving a call up is no failure', async () => {
  answer = () => {};
  const errors: ApiError[] = [];
  const controller = new AbortController();
  const call = apiOf({ onError: (error) => errors.push(error) }).fetch(`${baseUrl}/a`, { signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toSatisfy(isAbort);
  expect(errors).toEqual([]);
});

test('a download keeps its bytes and its name, and is not signed', async () => {
  answer = (_, response) => {
    const disposition = `attachment; filename="x.xls"; filename*=UTF-8''${encodeURIComponent('索赔单.xls')}`;
    response.writeHead(200, { 'Content-Type': 'application/vnd.ms-excel', 'Content-Disposition': disposition });
    response.end(Buffer.from([0, 255, 1]));
  };
  const file = await apiOf({ signingSecret: 's' }).download('/export');
  expect(file.fileName).toBe('索赔单.xls');
  expect(new Uint8Array(await file.blob.arrayBuffer())).toEqual(new Uint8Array([0, 255, 1]));
  expect(seen[0]?.headers).not.toHaveProperty('x-sign');
});

test('a download that failed is read as the failure it is', async () => {
  answer = json({ success: false, message: 'Token失效，请重新登录' }, 500);
  let lost: ApiError | undefined;
  const error = await failureOf(apiOf({ onSessionLost: (e) => (lost = e) }).download('/export'));
  expect(error).toMatchObject({ failure: { kind: 'unauthorised' }, status: 500 });
  expect(lost).toBe(error);
});

test.each<[string, Answer]>([
  ['a page of HTML', (_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Sign in to the hotel</html>')],
  ['half an answer', (_, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":tr')],
])('%s is a failure, not a success', async (_name, given) => {
  answer = given;
  expect(await failureOf(apiOf().fetch(`${baseUrl}/a`))).toMatchObject({ failure: { kind: 'server' }, status: 200 });
});

test('a page of HTML is a file only if it is named as one', async () => {
  const page =
    (headers: Record<string, string>): Answer =>
    (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'text/html', ...headers }).end('<p>');
  answer = page({});
  expect(await failureOf(apiOf().download('/file'))).toMatchObject({ failure: { kind: 'server' } });
  answer = page({ 'Content-Disposition': 'attachment; filename=a.html' });
  expect(await apiOf().download('/file')).toMatchObject({ fileName: 'a.html' });
});

describe('what only reads is repeated, once', () => {
  test('after a proxy found no server', async () => {
    answer = (request, response) => (seen.length === 1 ? json({}, 503) : ok(7))(request, response);
    const errors: ApiError[] = [];
    expect(await apiOf({ onError: (error) => errors.push(error) }).get(`/a`)).toMatchObject({ result: 7 });
    expect(errors).toEqual([]);
    answer = json({}, 502);
    seen = [];
    await failureOf(apiOf({ onError: (error) => errors.push(error) }).get('/a'));
    expect([seen.length, errors.length]).toEqual([2, 1]);
  });

  test.each(['POST', 'PUT', 'DELETE'])('a %s is not', async (method) => {
    answer = json({}, 503);
    await failureOf(apiOf().call(method, '/a'));
    expect(seen).toHaveLength(1);
  });

  test('nor a refusal, nor a call that was given up meanwhile', async () => {
    answer = json({ success: false, code: 500, message: 'No' }, 500);
    await failureOf(apiOf().get('/a'));
    expect(seen).toHaveLength(1);
    const controller = new AbortController();
    answer = (request, response) => {
      json({}, 503)(request, response);
      setTimeout(() => controller.abort(), 20);
    };
    await expect(apiOf({ retryPauseMs: 1_000 }).get('/a', {}, { signal: controller.signal })).rejects.toSatisfy(isAbort);
    expect(seen).toHaveLength(2);
  });
});

describe('calls by path', () => {
  const secret = 'unit-test-secret';
  const form = () => {
    const data = new FormData();
    data.append('file', new Blob(['x']), 'a.txt');
    return data;
  };

  test.each<[string, (api: Api) => Promise<unknown>, string | undefined]>([
    ['get', (api) => api.get('/sys/x', { a: 1, b: true, c: null, d: ['x', 'y'] }), '{"a":"1","b":"true","d":"y"}'],
    ['post', (api) => api.post('/sys/x', { b: { c: [1] }, a: null }), '{"b":"{\\"c\\":[1]}"}'],
    ['postQuery', (api) => api.postQuery('/sys/x', { name: 'a&b=c%d#e+f' }), '{"name":"a&b=c%d#e+f"}'],
    ['postForm', (api) => api.postForm('/sys/x', form(), { query: { biz: 'temp' } }), '{"biz":"temp"}'],
    ['call', (api) => api.call('put', '/sys/x', { a: 2 }), '{"a":"2"}'],
    ['put', (api) => api.put('/sys/x', { a: 2 }), undefined],
    ['delete', (api) => api.delete('/sys/x', { id: 1 }), undefined],
    ['upload', (api) => api.upload('/sys/x', form()), undefined],
    ['download', (api) => api.download('/sys/x'), undefined],
  ])('%s', async (_name, call, text) => {
    await call(apiOf({ signingSecret: secret, headers: { sign: 'Signature', timestamp: 'Signed-At' } }));
    expect(seen[0]?.headers['signature']).toBe(text && md5(text + secret).toUpperCase());
    expect(seen[0]?.headers['signed-at']).toBe(text && '42');
  });

  test('change nothing in what they were given', async () => {
    const body = Object.freeze({ a: 1, b: Object.freeze({ c: null }), d: null });
    const query = Object.freeze({ n: 1, none: undefined });
    await apiOf({ signingSecret: secret }).post('/sys/x', body, { query });
    expect(seen[0]).toMatchObject({ url: '/base/sys/x?n=1', body: '{"a":1,"b":{"c":null},"d":null}' });
  });

  test('a comma in the path is sent bare when it is signed', async () => {
    await apiOf({ signingSecret: secret }).get(`/sys/dict/getDictItems/${encodeURIComponent('sys_user,realname,username')}`);
    expect(seen[0]).toMatchObject({ url: '/base/sys/dict/getDictItems/sys_user,realname,username', headers: { 'x-sign': '9C61136AC90FD86C73FDA3EF75C13242' } });
  });

  test('a bare list is an answer, too', async () => {
    answer = json([{ id: '1' }]);
    expect(await apiOf().get('/sys/user/getMultiUser')).toEqual([{ id: '1' }]);
  });

  test('no two signed calls have the same time', async () => {
    const api = apiOf({ signingSecret: secret });
    await Promise.all([api.get('/a'), api.get('/a'), api.get('/a')]);
    expect(seen.map(({ headers }) => headers['x-timestamp']).toSorted((a, b) => Number(a) - Number(b))).toEqual(['42', '43', '44']);
  });

  test('an upload tells its end where nothing tells its progress', async () => {
    const progress: number[] = [];
    await apiOf().upload('/attach', form(), { onProgress: (percent) => progress.push(percent) });
    expect(progress).toEqual([100]);
    expect(seen[0]?.body).toContain('filename="a.txt"');
  });
});

test.each([
  ['ours', { code: 500, message: 'Signed too early or too late', result: { errorCode: 'signature.time' } }],
  ['the origin', { code: 500, message: '签名验证失败，请求时效性验证失败！', result: null }],
])('a computer whose clock is wrong learns the time from %s, and asks again', async (_name, refusal) => {
  const serverNow = 1_700_000_000_000;
  answer = (request, response) => {
    const isLate = Math.abs(Number(request.headers['x-timestamp']) - serverNow) > 300_000;
    json(isLate ? { success: false, ...refusal, timestamp: serverNow } : { success: true, code: 200, result: 'ok' })(request, response);
  };
  const errors: ApiError[] = [];
  const api = apiOf({ signingSecret: 's', now: () => 5, onError: (error) => errors.push(error) });
  expect(await api.post('/a', { x: 1 })).toMatchObject({ result: 'ok' });
  expect(seen.map(({ body }) => body)).toEqual(['{"x":1}', '{"x":1}']);
  await api.post('/b');
  expect(seen).toHaveLength(3);
  expect(errors).toEqual([]);
});

test('a server that never likes the time is asked twice, not for ever', async () => {
  answer = json({ success: false, code: 500, message: 'No', result: { errorCode: 'signature.time' }, timestamp: 9 });
  expect(await failureOf(apiOf({ signingSecret: 's' }).post('/a'))).toMatchObject({ failure: { kind: 'refused' } });
  expect(seen).toHaveLength(2);
});
