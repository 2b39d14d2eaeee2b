/** What stops programs: limits on everything that answers without a session. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readOperations, readSpec } from '../../shared/contract/contract.ts';
import { operationId } from '../../shared/contract/operationId.ts';
import { operations } from '../../test/contract/operations.ts';
import { sample } from '../../test/contract/samples.ts';
import { testPassword } from '../../test/fixtures.ts';
import { call, createTestApp, signIn, solvedCaptcha, type TestApp, testCaptcha, tryToSignIn } from '../../test/testApp.ts';
import { mostFailuresOfAddress } from './failures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['loginFailure', 'addressFailure', 'callCount'] as const) await app.services.db.deleteFrom(table).execute();
});

const newCode = () => solvedCaptcha(app);
const askForPassword = async (username: string, remoteAddress: string, server = app.app) => {
  const payload = { username, ...(await newCode()) };
  const reply = await server.inject({ method: 'POST', url: '/api/Login/PasswordReset', remoteAddress, headers: { 'accept-language': 'en' }, payload });
  const { timestamp: _timestamp, ...body } = reply.json();
  return { status: reply.statusCode, body };
};

describe('calls without a session', () => {
  /** Answers of calls that need more than a right request: a ticket, a proxy. */
  const usual: Readonly<Record<string, number>> = { printDataData: 401, loginsSsoLogin: 404 };
  const limited = readOperations(readSpec()).filter(({ permission }) => permission === 'public');

  test.each(limited.map(({ id, callsPerHour }) => [id, callsPerHour!] as const))(
    '%s answers no more than %d times an hour to one address',
    async (id, callsPerHour) => {
      const operation = operations.find((one) => operationId(one.id) === id)!;
      const ask = async (remoteAddress: string) => (await app.app.inject({ ...sample(operation), remoteAddress } as object)).statusCode;
      const answer = usual[id] ?? 200;
      expect(await ask('192.0.2.1')).toBe(answer);
      await app.services.db.updateTable('callCount').set({ count: callsPerHour }).execute();
      expect([await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([429, answer]);
      await app.services.db
        .updateTable('callCount')
        .set({ since: sql<string>`now() - interval '61 minutes'` })
        .execute();
      expect(await ask('192.0.2.1')).toBe(answer);
    },
  );

  test('are refused with a text that says when to try again, by every server process', async () => {
    const { app: second } = await createApp({ connection: app.connection, dataFolder: app.dataFolder, captchaCode: () => testCaptcha });
    for (let i = 0; i < 10; i += 1) expect((await askForPassword(`nobody${i}`, '192.0.2.3', i % 2 ? app.app : second)).status).toBe(200);
    expect(await askForPassword('nobody', '192.0.2.3', second)).toEqual({
      status: 429,
      body: {
        success: false,
        code: 429,
        message: 'Too many requests from your network; try again in 60 minutes',
        result: { errorCode: 'http.tooMany' },
      },
    });
    await second.close();
  });

  test('from one subscriber of IPv6 count as one', async () => {
    for (let i = 0; i < 10; i += 1) await askForPassword('nobody', `2001:db8:0:7::${i}`);
    expect((await askForPassword('nobody', '2001:db8:0:7:ffff::1')).status).toBe(429);
    expect((await askForPassword('nobody', '2001:db8:0:8::1')).status).toBe(200);
  });

  test('that break the contract are not counted', async () => {
    for (let i = 0; i < 12; i += 1) await app.inject({ method: 'POST', url: '/api/Login/PasswordReset', remoteAddress: '192.0.2.4', payload: {} });
    expect((await askForPassword('nobody', '192.0.2.4')).status).toBe(200);
  });

  test('tell the administrators three times an hour of one account, from wherever they come, and nobody can see that', async () => {
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await askForPassword('d002.service', `192.0.2.${10 + i}`));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { records } = (await call(app, await signIn(app, 'admin'), 'GET', '/sys/message/list')).body.result;
    expect(records.filter(({ event }: { event: string }) => event === 'password.asked')).toHaveLength(3);
    expect(answers[0]!.status).toBe(200);
  });
});

describe('failures of an address', () => {
  const office = '198.51.100.7';
  const fail = (username: string, more = {}) => tryToSignIn(app, username, 'wrong', { remoteAddress: office, ...more });

  test('of one person ask nobody else for a verification code', async () => {
    for (let i = 0; i < 4; i += 1) await fail('d001.parts', await newCode());
    expect((await fail('d001.parts')).result.captchaRequired).toBe(true);
    expect((await tryToSignIn(app, 'd001.service', testPassword, { remoteAddress: office })).success).toBe(true);
    expect((await fail('d001.sales')).result.captchaRequired).toBe(false);
  });

  test('are not forgotten when somebody there signs in', async () => {
    for (const username of ['guess.a', 'guess.b']) await fail(username);
    expect((await tryToSignIn(app, 'd001.service', testPassword, { remoteAddress: office })).success).toBe(true);
    expect((await fail('guess.c')).result.captchaRequired).toBe(true);
  });

  test("of one's own are forgotten with one's own success", async () => {
    for (const username of ['d001.parts', 'd001.sales', 'd001.service']) {
      await fail(username);
      expect((await tryToSignIn(app, username, testPassword, { remoteAddress: office })).success).toBe(true);
    }
    expect((await fail('d001.admin')).result.captchaRequired).toBe(false);
  });

  test('bar it, verification codes or not, when there are too many', async () => {
    await app.services.db
      .insertInto('addressFailure')
      .values({ address: office, account: 'guess', count: mostFailuresOfAddress - 1, lastTime: sql<string>`now()` })
      .execute();
    expect((await fail('d001.sales')).message).toBe('User name or password is wrong');
    expect(await tryToSignIn(app, 'd001.service', testPassword, { remoteAddress: office })).toMatchObject({ success: false, code: 429 });
    expect((await tryToSignIn(app, 'd001.service', testPassword, { remoteAddress: '198.51.100.8' })).success).toBe(true);
  });
});

test('a lock ends when it says so, whatever was counted before', async () => {
  for (let i = 0; i < 5; i += 1) await tryToSignIn(app, 'd001.parts', 'wrong', await newCode());
  const tryAgain = async () => (await tryToSignIn(app, 'd001.parts', testPassword, await newCode())).message;
  expect(await tryAgain()).toBe('Too many failed attempts; try again in 15 min');
  await app.services.db
    .updateTable('loginFailure')
    .set({ lockedUntil: sql<string>`now() - interval '1 second'` })
    .execute();
  expect(await tryAgain()).toBe('');
});

test('a lock longer than an hour lasts as long as it says', async () => {
  await app.services.db
    .insertInto('loginFailure')
    .values({ account: 'd001.parts', count: 5, lastTime: sql<string>`now() - interval '2 hours'`, lockedUntil: sql<string>`now() + interval '1 hour'` })
    .execute();
  expect((await tryToSignIn(app, 'd001.parts', testPassword)).success).toBe(false);
});
