import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, createTestApp, signIn, solvedCaptcha, type TestApp, testCaptcha, tryToSignIn } from '../../test/testApp.ts';
import { testPassword } from '../../test/fixtures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['loginFailure', 'addressFailure', 'callCount'] as const) await app.services.db.deleteFrom(table).execute();
});

const newCode = () => solvedCaptcha(app);
/** Fails as often as asked, solving the verification codes that come in between. */
async function failTimes(username: string, times: number, remoteAddress = '127.0.0.1') {
  let last;
  for (let i = 0; i < times; i += 1) last = await tryToSignIn(app, username, 'wrong', { ...(await newCode()), remoteAddress });
  return last;
}

describe('signing in', () => {
  test('answers token and user', async () => {
    const answer = await tryToSignIn(app, 'd001.service', testPassword);
    expect(answer).toMatchObject({
      success: true,
      code: 200,
      data: {
        username: 'd001.service',
        dealerCode: 'D001',
        currency: 'USD',
        country: 'CL',
        dealerLanguage: 'es',
        timeZone: 'America/Santiago',
        orgCode: 'B01A01',
        need_change_password: 'N',
        passwordExpiring: false,
      },
    });
    expect(answer.data.TokenID).toMatch(/^[\w-]{43}$/);
  });

  test('a wrong password and an unknown name are answered alike', async () => {
    const tell = ({ timestamp: _timestamp, ...rest }: Record<string, unknown>) => rest;
    expect(tell(await tryToSignIn(app, 'nobody.there', 'x'))).toEqual(tell(await tryToSignIn(app, 'd001.service', 'x')));
  });

  test('a verification code is asked for after three failures of an account', async () => {
    for (let i = 0; i < 2; i += 1) expect((await tryToSignIn(app, 'd001.parts', 'wrong', { remoteAddress: `10.0.0.${i}` })).result.captchaRequired).toBe(false);
    expect((await tryToSignIn(app, 'd001.parts', 'wrong', { remoteAddress: '10.0.0.3' })).result.captchaRequired).toBe(true);
    const without = await tryToSignIn(app, 'd001.parts', testPassword, { remoteAddress: '10.0.0.4' });
    expect(without).toMatchObject({ success: false, message: 'Please enter the verification code', result: { errorCode: 'E-701', captchaRequired: true } });
    expect((await tryToSignIn(app, 'd001.parts', testPassword, await newCode())).success).toBe(true);
  });

  test('a verification code is asked for after failures of three accounts at an address', async () => {
    for (const username of ['a.a', 'b.b', 'c.c']) await tryToSignIn(app, username, 'wrong', { remoteAddress: '10.1.1.1' });
    expect((await tryToSignIn(app, 'd001.service', testPassword, { remoteAddress: '10.1.1.1' })).result.captchaRequired).toBe(true);
    expect((await tryToSignIn(app, 'd001.service', testPassword, { remoteAddress: '10.1.1.2' })).success).toBe(true);
  });

  test('many people of one address may sign in at the same moment', async () => {
    const people = ['d001.admin', 'd001.service', 'd001.parts', 'd001.sales', 'd002.admin', 'd002.service'];
    const answers = await Promise.all(people.map((username) => tryToSignIn(app, username, testPassword)));
    expect(answers.map(({ success }) => success)).toEqual(people.map(() => true));
  });

  test('a verification code serves once, also when it was wrong', async () => {
    await failTimes('d001.parts', 3);
    const code = await newCode();
    expect((await tryToSignIn(app, 'd001.parts', testPassword, { ...code, captcha: 'XXXX' })).message).toBe('The verification code is wrong');
    expect((await tryToSignIn(app, 'd001.parts', testPassword, code)).message).toBe('The verification code is wrong');
  });

  test('a verification code counts with the solution of its own puzzle only', async () => {
    await failTimes('d001.parts', 3);
    const wrong = async (change: (code: Awaited<ReturnType<typeof newCode>>) => object) => {
      // What is wrong with the code is no failure of the account.
      await app.services.db.deleteFrom('addressFailure').execute();
      await app.services.db.updateTable('loginFailure').set({ count: 3 }).execute();
      const code = await newCode();
      return (await tryToSignIn(app, 'd001.parts', testPassword, { ...code, ...change(code) })).message;
    };
    const other = await newCode();
    const unsolved = (proof: string, change: object) =>
      Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(proof, 'base64').toString()), ...change })).toString('base64');
    const refused = 'The verification code is wrong';
    expect(await wrong(() => ({ proof: undefined }))).toBe(refused);
    expect(await wrong(() => ({ proof: 'x' }))).toBe(refused);
    expect(await wrong(() => ({ proof: Buffer.from('null').toString('base64') }))).toBe(refused);
    expect(await wrong(({ proof }) => ({ proof: unsolved(proof, { number: 50_001 }) }))).toBe(refused);
    // A puzzle made up by the client, easy to solve.
    expect(await wrong(({ proof }) => ({ proof: unsolved(proof, { salt: 'a', number: 1, challenge: createHash('sha256').update('a1').digest('hex') }) }))).toBe(
      refused,
    );
    expect(await wrong(() => ({ proof: other.proof }))).toBe(refused);
    await app.services.db.updateTable('loginFailure').set({ count: 3 }).execute();
    expect((await tryToSignIn(app, 'd001.parts', testPassword, other)).success).toBe(true);
  });

  test('a verification code that has expired is wrong', async () => {
    await failTimes('d001.parts', 3);
    const code = await newCode();
    await app.services.db
      .updateTable('captcha')
      .set({ expireTime: sql<string>`now() - interval '1 second'` })
      .where('checkKey', '=', code.checkKey)
      .execute();
    expect((await tryToSignIn(app, 'd001.parts', testPassword, code)).success).toBe(false);
  });

  test.each(['d001.parts', 'nobody.there'])('five failures lock %s for a while, the right password included', async (username) => {
    await failTimes(username, 5);
    expect(await tryToSignIn(app, username, testPassword, await newCode())).toMatchObject({
      success: false,
      message: 'Too many failed attempts; try again in 15 min',
    });
    await app.services.db
      .updateTable('loginFailure')
      .set({ lockedUntil: sql<string>`now() - interval '1 second'` })
      .execute();
    expect((await tryToSignIn(app, username, testPassword, await newCode())).success).toBe(username === 'd001.parts');
  });

  test('many guesses at once cannot outrun the lock', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryToSignIn(app, 'd001.sales', i === 19 ? testPassword : `guess${i}`, { remoteAddress: `10.2.0.${i}` })),
    );
    const looked = guesses.filter(({ message }: { message: string }) => message === 'User name or password is wrong' || message === '');
    expect(looked.length).toBeLessThanOrEqual(5);
  });

  test('only who knows the password learns that the account is frozen', async () => {
    expect((await tryToSignIn(app, 'frozen.user', 'wrong')).message).toBe('User name or password is wrong');
    expect((await tryToSignIn(app, 'frozen.user', testPassword)).message).toBe('The account is frozen');
  });

  test('the picture of a verification code holds no text', async () => {
    const { image } = (await call(app, undefined, 'GET', '/api/Login/GetVerificationCode')).body.result;
    const svg = Buffer.from(image.split(',')[1], 'base64').toString();
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(new RegExp(`<text|${testCaptcha}`));
  });

  test('a password that is old is told, and does not lock anybody out', async () => {
    expect((await tryToSignIn(app, 'old.password', testPassword)).data).toMatchObject({ passwordExpiring: true, need_change_password: 'N' });
  });
});

describe('sessions', () => {
  test('a token ends with logout, and logging out again is no error', async () => {
    const token = await signIn(app, 'd001.service');
    expect((await call(app, token, 'GET', '/system/getNavigation')).status).toBe(200);
    for (let i = 0; i < 2; i += 1) expect((await call(app, token, 'POST', '/sys/logout')).body.success).toBe(true);
    expect(await call(app, token, 'GET', '/system/getNavigation')).toMatchObject({
      status: 401,
      body: { success: false, code: 401, message: 'Please sign in again' },
    });
  });

  test('a token is accepted in either header', async () => {
    const token = await signIn(app, 'd001.service');
    for (const headers of [{ 'x-access-token': token }, { authorization: `Bearer ${token}` }, { authorization: token }] as Record<string, string>[])
      expect((await call(app, undefined, 'GET', '/system/getNavigation', undefined, headers)).status).toBe(200);
  });

  test('a token ends after seven days', async () => {
    const token = await signIn(app, 'd002.service');
    const { left } = await app.services.db
      .selectFrom('session')
      .innerJoin('sysUser', 'sysUser.id', 'session.userId')
      .select(sql<number>`extract(epoch from session.expire_time - now()) / 86400`.as('left'))
      .where('username', '=', 'd002.service')
      .executeTakeFirstOrThrow();
    expect(left).toBeCloseTo(7, 3);
    await app.services.db
      .updateTable('session')
      .set({ expireTime: sql<string>`now()` })
      .execute();
    const { id } = await app.services.db.selectFrom('sysUser').select('id').where('username', '=', 'd002.service').executeTakeFirstOrThrow();
    await app.services.sessions.forget(app.services.db, id);
    expect((await call(app, token, 'GET', '/system/getNavigation')).status).toBe(401);
  });

  test('a frozen user is out at once', async () => {
    const token = await signIn(app, 'd002.admin');
    const { id } = await app.services.db
      .updateTable('sysUser')
      .set({ status: 2 })
      .where('username', '=', 'd002.admin')
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.services.sessions.forget(app.services.db, id);
    expect((await call(app, token, 'GET', '/system/getNavigation')).status).toBe(401);
  });

  test('switching the language changes texts and menu titles', async () => {
    const token = await signIn(app, 'd001.sales');
    expect((await call(app, token, 'POST', '/api/Login/switchLanguage?languageCode=ru')).body.success).toBe(true);
    expect((await call(app, token, 'GET', '/system/getNavigation')).body.result[0].meta.title).toBe('Рабочий стол');
    expect((await call(app, token, 'POST', '/api/Login/switchLanguage?languageCode=de')).status).toBe(400);
    await call(app, token, 'POST', '/api/Login/switchLanguage?languageCode=en');
  });
});

describe('departments', () => {
  test('of several, one is chosen, and the scope follows it', async () => {
    const token = await signIn(app, 'multi.dept');
    const before = (await call(app, token, 'GET', '/sys/user/getCurrentUserDeparts')).body.result;
    expect(before).toMatchObject({ orgCode: null, list: [{ orgCode: 'B01A01' }, { orgCode: 'B01A02' }] });
    expect((await call(app, token, 'GET', '/api/portal/dealer/options')).body.result).toEqual([]);
    const chosen = await call(app, token, 'POST', '/sys/selectDepart', { orgCode: 'B01A02', username: 'multi.dept' });
    expect(chosen.body.result.userInfo).toMatchObject({ orgCode: 'B01A02', dealerCode: 'D002', currency: 'RMB' });
    expect((await call(app, token, 'GET', '/api/portal/dealer/options')).body.result).toEqual([{ value: 'D002', text: 'Steppe' }]);
  });

  test("somebody else's department is refused", async () => {
    const token = await signIn(app, 'd001.service');
    expect((await call(app, token, 'POST', '/sys/selectDepart', { orgCode: 'B01A02' })).body.result.errorCode).toBe('E-012');
  });

  test('a user without any gets an empty list', async () => {
    const token = await signIn(app, 'nodept.user');
    expect((await call(app, token, 'GET', '/sys/user/getCurrentUserDeparts')).body.result).toEqual({ list: [], orgCode: null });
  });
});

describe('asking for a new password', () => {
  test('tells the administrators, and answers alike for a name that does not exist', async () => {
    const ask = async (username: string) => {
      const { timestamp: _timestamp, ...rest } = (await call(app, undefined, 'POST', '/api/Login/PasswordReset', { username, ...(await newCode()) })).body;
      return rest;
    };
    expect(await ask('d001.service')).toEqual(await ask('nobody.there'));
    const admin = await signIn(app, 'admin');
    expect((await call(app, admin, 'GET', '/sys/message/list')).body.result.records).toMatchObject([
      { event: 'password.asked', content: 'd001.service (d001.service) asks for a new password', read: false },
    ]);
  });

  test('needs a verification code', async () => {
    expect(
      (await call(app, undefined, 'POST', '/api/Login/PasswordReset', { username: 'd001.service', ...(await newCode()), captcha: 'XXXX' })).body.success,
    ).toBe(false);
  });
});

describe('asking for access', () => {
  const request = { company: 'Agro Sur S.A.', name: 'Ana <b>Ruiz</b>', email: 'ana@agrosur.example', note: 'Service desk' };
  const ask = async (change: object = {}) =>
    (await call(app, undefined, 'POST', '/api/Login/AccessRequest', { ...request, ...(await newCode()), ...change })).body;

  test('tells the administrators what the stranger wrote, once', async () => {
    expect(await ask()).toMatchObject({ success: true });
    expect(await ask({ email: 'ANA@agrosur.example', note: 'Parts desk' })).toMatchObject({ success: true });
    const admin = await signIn(app, 'admin');
    const { records } = (await call(app, admin, 'GET', '/sys/message/list')).body.result;
    expect(records.filter(({ event }: { event: string }) => event === 'access.asked')).toMatchObject([
      { content: 'Ana <b>Ruiz</b> (Agro Sur S.A.) asks for an account. E-mail: ana@agrosur.example, phone: –. Note: Service desk', docType: 'user' },
    ]);
  });

  test.each([[{ captcha: 'XXXX' }], [{ email: 'nobody' }], [{ company: '' }], [{ note: 'x'.repeat(501) }], [{ role: 'SYS_ADMIN' }]])(
    'is refused with %j',
    async (change) => {
      expect((await ask(change)).success).toBe(false);
    },
  );
});
