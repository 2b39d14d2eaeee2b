import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { createTestDatabase } from '../../test/testDatabase.ts';
import { refuse } from '../refusal/refusal.ts';
import { readOperations, readSpec, type Spec } from './contract.ts';
import type { Handler } from './handlers.ts';

describe('the server refuses to start', () => {
  const refusals = { '200': { content: { 'application/json': { schema: { anyOf: [{ type: 'object' }, { $ref: '#/components/schemas/Refused' }] } } } } };
  const withPermission = (permission: unknown): Spec => ({
    paths: { '/x': { get: { operationId: 'Xs_list', 'x-permission': permission, responses: refusals } } },
  });

  test.each([undefined, '', 'vehicle', 5])('when an operation states the permission %j', (permission) => {
    expect(() => readOperations(withPermission(permission))).toThrow('states no permission for GET /x');
  });

  test.each(['login', 'vehicle:query'])('but not when it states %s', (permission) => {
    expect(readOperations(withPermission(permission))).toMatchObject([{ id: 'xsList', permission }]);
  });

  test.each([undefined, 0, -1, 1.5, '10'])('when an operation asks for no session and states %j calls an hour', (limit) => {
    const spec = { paths: { '/x': { get: { operationId: 'Xs_list', 'x-permission': 'public', 'x-calls-per-hour': limit } } } };
    expect(() => readOperations(spec)).toThrow('states no limit for GET /x');
  });

  test.each([
    ['public', undefined],
    ['public', [{ ApiKeyAuth: [] }]],
    ['login', [{}]],
    ['vehicle:query', [{}, { ApiKeyAuth: [] }]],
  ])('when an operation states the permission %s and the security %j', (permission, security) => {
    const spec = { paths: { '/x': { get: { operationId: 'Xs_list', 'x-permission': permission, 'x-calls-per-hour': 10, security, responses: refusals } } } };
    expect(() => readOperations(spec as Spec)).toThrow('two things about the session of GET /x');
  });

  test('when an operation describes no refusal', () => {
    const responses = { '200': { content: { 'application/json': { schema: { type: 'object' } } } } };
    expect(() => readOperations({ paths: { '/x': { get: { operationId: 'Xs_list', 'x-permission': 'login', responses } } } })).toThrow(
      'describes no refusal for GET /x',
    );
  });

  test('when a handler is missing or one too many', async () => {
    const connection = await createTestDatabase();
    const dataFolder = await mkdtemp(join(tmpdir(), 'harrow-test-'));
    const start = (handlers: object) => createApp({ connection, dataFolder, handlers });
    await expect(start({ messagesLits: () => null })).rejects.toThrow('Not in the contract: messagesLits');
    await connection.close();
    await rm(dataFolder, { recursive: true });
  });

  test('never with the contract as it is', () => {
    expect(readOperations(readSpec()).length).toBeGreaterThan(40);
  });
});

test('a write whose answer is not committed with it does not compile', () => {
  const committed: Handler<'categoriesAdd'> = ({ commit }) => commit(async () => ({ id: '' }));
  // @ts-expect-error -- it answers what it has not committed
  const careless: Handler<'categoriesAdd'> = async () => ({ id: '' });
  // @ts-expect-error -- it commits another answer than the contract's
  const other: Handler<'categoriesAdd'> = ({ commit }) => commit(async () => ({ name: '' }));
  expect([committed, careless, other]).toHaveLength(3);
});

describe('requests', () => {
  let app: TestApp;
  let token: string;
  let runs = 0;
  beforeAll(async () => {
    app = await createTestApp({
      handlers: {
        messagesRead: ({ body, confirm, commit }) =>
          commit(async () => {
            runs += 1;
            if (body.ids?.length === 3) throw new Error('select secret from somewhere');
            if (body.ids?.length === 2 && !confirm) throw refuse('E-008');
            await new Promise((resolve) => setTimeout(resolve, 50));
            return runs;
          }),
      },
    });
    token = await signIn(app, 'd001.service');
  });
  afterAll(() => app.close());

  const id = (n: number): string => String(n).repeat(32);
  const read = (payload: object | string, headers: Record<string, string> = {}, contentType = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/sys/message/read',
      headers: { 'x-access-token': token, 'accept-language': 'en', 'content-type': contentType, ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });

  test.each([
    ['malformed JSON', '{"ids": [', 'http.json'],
    ['an empty body', '', 'http.json'],
    ['another content type', '<ids/>', 'http.mediaType'],
    ['a wrong type', '{"ids": "x"}', 'contract.invalid'],
    ['a number for a text', '{"ids": [5]}', 'contract.invalid'],
    ['an id that is none', '{"ids": ["1 or 1=1"]}', 'contract.invalid'],
    ['an unknown field', '{"ids": [], "admin": true}', 'contract.invalid'],
    ['null for an object', 'null', 'contract.invalid'],
    ['too many', JSON.stringify({ ids: Array(201).fill(id(1)) }), 'contract.invalid'],
    ['more than a megabyte', JSON.stringify({ ids: ['x'.repeat(1_100_000)] }), 'http.tooLarge'],
    ['a prototype', '{"__proto__": {"admin": true}}', 'http.json'],
  ])('with %s get 400, an envelope, and run nothing', async (name, payload, code) => {
    const before = runs;
    const reply = await read(payload, {}, name === 'another content type' ? 'text/xml' : undefined);
    expect([reply.statusCode, reply.json().success, reply.json().code, reply.json().result.errorCode]).toEqual([400, false, 400, code]);
    expect(runs).toBe(before);
  });

  test("name every wrong field in the user's language", async () => {
    const reply = await app.inject({ url: '/sys/message/list?pageNo=0&pageSize=x&nope=1', headers: { 'x-access-token': token } });
    expect(reply.json().result.errors).toEqual(
      expect.arrayContaining([
        { field: 'pageNo', code: 'contract.tooLittle', text: 'Must be at least 1' },
        { field: 'pageSize', code: 'contract.type', text: 'Wrong type' },
        { field: 'nope', code: 'contract.unknown', text: 'Unknown field' },
      ]),
    );
  });

  test('name a field of a line as refusals of the business do', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/portal/warrantyClaim/save',
      headers: { 'x-access-token': token, 'accept-language': 'en' },
      payload: { operatingHours: 9999999, complaint: 'x'.repeat(1001), detailList: [{ hourCode: 'A' }, { claimHours: 100000 }] },
    });
    expect(reply.json().result.errors).toEqual([
      { field: 'operatingHours', code: 'contract.tooMuch', text: 'Must be at most 999,999' },
      { field: 'complaint', code: 'contract.tooLong', text: 'At most 1,000 characters' },
      { field: 'claimHours', line: 'detailList[1]', code: 'contract.tooMuch', text: 'Must be at most 99,999' },
    ]);
  });

  test.each(['0x10', '1e1', ' 5', '+5', '5 ', '１', ''])('number a page by decimal digits, not by %j', async (pageNo) => {
    const reply = await app.inject({ url: `/sys/message/list?pageNo=${encodeURIComponent(pageNo)}`, headers: { 'x-access-token': token } });
    expect([reply.statusCode, reply.json().result.errors]).toEqual([400, [expect.objectContaining({ field: 'pageNo', code: 'contract.type' })]]);
  });

  test('that delete several name 1 to 200 ids, wherever that can be done', async () => {
    const deleters = [token];
    for (const name of ['admin', 'zhao.manager', 'chen.parts', 'sun.sales', 'qian.finance', 'zhou.training', 'd001.admin'])
      deleters.push(await signIn(app, name));
    const operations = Object.entries(readSpec().paths).flatMap(([path, { delete: operation }]) =>
      operation?.parameters?.some(({ name }) => name === 'ids') ? [path] : [],
    );
    expect(operations.length).toBeGreaterThan(10);
    for (const path of operations)
      for (const ids of ['', '   ', ',', 'x', '1 or 1=1', '1,2,3', `${id(1)},`, `${id(1)}, ${id(2)}`, Array(201).fill(id(1)).join(',')]) {
        const codes = await Promise.all(
          deleters.map(
            async (as) =>
              (await app.inject({ method: 'DELETE', url: `${path}?ids=${encodeURIComponent(ids)}`, headers: { 'x-access-token': as } })).json().code,
          ),
        );
        // Whoever may delete there is told what is wrong with the ids.
        expect([path, ids.slice(0, 40), codes.filter((code) => code !== 403)]).toEqual([path, ids.slice(0, 40), codes.filter((code) => code === 400)]);
        expect([path, codes.includes(400)]).toEqual([path, true]);
      }
  });

  test("without a session speak the browser's language", async () => {
    const text = async (language?: string) =>
      (await app.inject({ url: '/sys/message/list', headers: language ? { 'accept-language': language } : {} })).json().message;
    expect(await Promise.all([text('fr-CA,en;q=0.5'), text('de, pt;q=0.3, es;q=0.8'), text('xx'), text()])).toEqual([
      'Veuillez vous reconnecter',
      'Inicie sesión de nuevo',
      '请重新登录',
      '请重新登录',
    ]);
  });

  test('that nobody foresaw answer without details', async () => {
    const reply = await read({ ids: [id(1), id(2), id(3)] });
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toMatch(/secret|at .*\.ts/);
    expect(reply.json()).toMatchObject({ success: false, code: 500, result: null });
  });

  test('carry a request id and security headers', async () => {
    const { headers } = await read({});
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  test.each(['/api/portal/nope', '/sys/nope', '/nope.js'])('to %s get 404 and an envelope', async (url) => {
    const reply = await app.inject(url);
    expect([reply.statusCode, reply.json().success]).toEqual([404, false]);
  });

  test.each([
    ['POST', '/sys/message/list?pageNo=1', 'GET, HEAD'],
    ['GET', '/sys/message/read', 'POST'],
    ['PUT', '/sys/dict/getDictItems/bill_status', 'GET, HEAD'],
    ['DELETE', '/health', 'GET, HEAD'],
    ['OPTIONS', '/sys/message/%72ead', 'POST'],
    ['PATCH', '/sys/message/read', 'POST'],
  ] as const)('by %s to %s get 405, an envelope, and the methods that there are', async (method, url, allow) => {
    // Nothing of what comes with it is read.
    const payload = ['POST', 'PUT', 'PATCH'].includes(method) ? { payload: '{"ids": [', headers: { 'content-type': 'text/xml' } } : {};
    const reply = await app.inject({ method, url, ...payload });
    expect([reply.statusCode, reply.headers['allow'], reply.json()]).toMatchObject([
      405,
      allow,
      { success: false, code: 405, result: { errorCode: 'http.method' } },
    ]);
  });

  test.each([-2_147_483_649, 2_147_483_648])('with %j, which is no int32, are refused; its limits are not', async (version) => {
    const answer = (value: number) =>
      app.inject({ method: 'POST', url: '/api/portal/warrantyClaim/save', headers: { 'x-access-token': token }, payload: { version: value } });
    expect((await answer(version)).json().result.errors).toMatchObject([{ field: 'version' }]);
    expect((await answer(version + (version < 0 ? 1 : -1))).statusCode).toBe(200);
  });

  describe('with an idempotency key', () => {
    const key = (name: string) => ({ 'x-idempotency-key': name });

    test('repeated, get the first answer', async () => {
      const first = (await read({ ids: [] }, key('a'))).json();
      expect((await read({ ids: [] }, key('a'))).json()).toEqual(first);
      expect((await read({ ids: [] }, key('b'))).json().result).toBe(first.result + 1);
    });

    test('sent twice at once, run once', async () => {
      const before = runs;
      const replies = await Promise.all(Array.from({ length: 4 }, () => read({ ids: [id(1)] }, key('c'))));
      expect(runs).toBe(before + 1);
      expect(new Set(replies.map((reply) => reply.json().result)).size).toBe(1);
    });

    test('reused for another request, are refused', async () => {
      await read({ ids: [] }, key('d'));
      expect((await read({ ids: [id(1)] }, key('d'))).json()).toMatchObject({ success: false, code: 409, result: { errorCode: 'idempotency.reused' } });
    });

    test('refused, may be sent again', async () => {
      const before = runs;
      for (let i = 0; i < 2; i += 1) expect((await read({ ids: [id(1), id(2)] }, key('e'))).json().success).toBe(false);
      expect(runs).toBe(before + 2);
    });

    test('of another user, are their own', async () => {
      const first = (await read({ ids: [] }, key('f'))).json().result;
      const other = await signIn(app, 'd002.service');
      expect((await read({ ids: [] }, { ...key('f'), 'x-access-token': other })).json().result).not.toBe(first);
    });
  });

  test('for the API page get every operation', async () => {
    const page = (await app.inject('/api-docs')).body;
    const missing = Object.keys(readSpec().paths).filter((path) => !page.includes(`<code>${path}</code>`));
    expect(missing).toEqual([]);
    expect(page.includes('<td><code>superQueryParams</code></td><td>query</td>')).toBe(true);
    expect((await app.inject('/api-docs/openapi.json')).json().openapi).toBe('3.1.0');
  });

  test('for lists keep to declared columns and bounds', async () => {
    const list = async (query: string) => (await call(app, token, 'GET', `/sys/message/list?${query}`)).body;
    expect((await list('column=createTime&order=asc')).success).toBe(true);
    for (const query of [
      'column=user_id',
      'column=event;drop table message',
      'pageNo=100000',
      'pageSize=101',
      'field=nope',
      'superQueryParams=%255B',
      'order=up',
    ])
      expect([query, (await list(query)).code]).toEqual([query, 400]);
  });
});
