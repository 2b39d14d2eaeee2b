import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ApiError, isFailure } from './ApiError.ts';
import type { ApiConfig } from './config.ts';
import { createApi } from './createApi.ts';
import { isAbort } from './latest.ts';
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

const apiOf = (more: Partial<ApiConfig> = {}) => createApi({ baseUrl, tokens: createMemoryTokenStore('secret'), now: () => 42, ...more });
const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.unreachable(),
    (error: ApiError) => error,
  );

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
  answer = json({ success: false, code: 401, message: 'Log in again' }, 401);
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
