/** Over a real connection: what every answer carries, and how long an address may be. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../test/contract/operations.ts';
import { createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let base: string;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  base = await app.app.listen({ port: 0, host: '127.0.0.1' });
  token = await signIn(app, 'chen.parts');
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers: { 'accept-language': 'fr', ...headers } });

const jsonOf = async (reply: Response): Promise<{ success: boolean; result: { errors: [{ field: string }] } }> =>
  (await reply.json()) as { success: boolean; result: { errors: [{ field: string }] } };

/** Bytes as they are, which no client of HTTP would send. */
const sendRaw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(base).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

describe('no cache stores', () => {
  test.each(operations.filter(({ method }) => method === 'GET').map(({ id, path }) => [id, path]))('%s', async (_id, path) => {
    const reply = await get(path.replace(/\{\w+\}/g, 'x'), { 'x-access-token': token });
    await reply.arrayBuffer();
    expect(reply.headers.get('cache-control')).toMatch(/no-store|private/);
  });

  test.each(['/nope', '/mfr/nope', '/%ff', '/health', '/api-docs'])('%s', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  });
});

test.each([
  ['an address that cannot be decoded', '/%ff'],
  ['one behind a route', '/sys/dict/getDictItems/%ff'],
])('%s is refused like everything else', async (_what, path) => {
  const reply = await get(path);
  expect(await jsonOf(reply)).toMatchObject({ success: false, code: 400, message: 'La requête est mal formée', result: { errorCode: 'http.malformed' } });
  expect(reply.status).toBe(400);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a part of a path that is too long is named as a field', async () => {
  const reply = await get(`/sys/dict/getDictItems/${'x'.repeat(5000)}`, { 'x-access-token': token });
  expect([reply.status, (await jsonOf(reply)).result.errors[0].field]).toEqual([400, 'dictCode']);
});

test.each([
  ['is too long', `GET /${'x'.repeat(300_000)} HTTP/1.1\r\nAccept-Language: fr\r\n\r\n`, 431, 'http.tooLarge'],
  ['is no HTTP', 'nonsense\r\nAccept-Language: fr\r\n\r\n', 400, 'http.malformed'],
])('what %s is refused like everything else', async (_what, text, status, errorCode) => {
  const answer = await sendRaw(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('cache-control: no-store');
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ success: false, code: status, result: { errorCode } });
});

/** Nine characters in an address. */
const wide = '界';
const longest = operations
  .filter(({ method }) => method === 'GET')
  .flatMap(({ id, path, parameters }) =>
    parameters
      .filter(({ in: place, schema }) => place === 'query' && (schema.maxLength ?? 0) > 1000)
      .map(({ name, schema }) => ({ id, path, name, n: schema.maxLength! })),
  );

test.each(longest)('$n characters of $name reach $id', async ({ path, name, n }) => {
  const reply = await get(`${path.replace(/\{\w+\}/g, 'x')}?${name}=${encodeURIComponent(wide.repeat(n))}`);
  // No session: the request has arrived.
  expect([reply.status, (await jsonOf(reply)).success]).toEqual([401, false]);
});

test('an advanced query of the full length is answered, a longer one named', async () => {
  const asking = (characters: number): string => {
    const query = (value: string) => encodeURIComponent(JSON.stringify([{ field: 'partsCode', rule: 'like', val: value, type: 'text' }]));
    return query('ж'.repeat(Math.floor((characters - query('').length) / 6)));
  };
  const list = (query: string) => get(`/api/portal/parts/list?superQueryParams=${encodeURIComponent(query)}`, { 'x-access-token': token });
  expect(await (await list(asking(20_000))).json()).toMatchObject({ success: true, result: { total: 0 } });
  expect((await jsonOf(await list(asking(20_010)))).result.errors).toMatchObject([{ field: 'superQueryParams', code: 'contract.tooLong' }]);
});
