/** What a user is told whose session somebody else ended, and the language of one visit. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPassword } from '../../test/fixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const idOf = async (username: string) =>
  (await app.services.db.selectFrom('sysUser').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id;

describe('a session that was ended says why', () => {
  const why = async (token: string, language = 'en') => {
    const { status, body } = await call(app, token, 'GET', '/system/getNavigation', undefined, { 'accept-language': language });
    return [status, body.message];
  };

  test('by an administrator, one session or all of a user', async () => {
    const [first, second] = [await signIn(app, 'd001.sales'), await signIn(app, 'd001.sales')];
    const { records } = (await call(app, admin, 'GET', '/sys/online/list?username=d001.sales')).body.result;
    expect((await call(app, admin, 'POST', '/sys/online/forceLogout', { token: records[0].id })).body.success).toBe(true);
    expect((await call(app, admin, 'POST', '/sys/online/forceLogout', { userId: await idOf('d001.sales') })).body.success).toBe(true);
    expect(await why(first)).toEqual([401, 'An administrator has ended your session. Please sign in again']);
    expect(await why(second, 'fr')).toEqual([401, 'Un administrateur a mis fin à votre session. Veuillez vous reconnecter']);
  });

  test.each([
    ['resetPassword', 'd002.admin', 'An administrator has reset your password. Please sign in with the one-time password you are given'],
    ['frozenBatch', 'd002.service', 'Your account has been deactivated. Please contact the administrator'],
  ])('by %s', async (action, username, message) => {
    const token = await signIn(app, username);
    const id = await idOf(username);
    const payload = action === 'frozenBatch' ? { ids: [id], status: 2 } : { id };
    expect((await call(app, admin, 'POST', `/sys/user/${action}`, payload)).body.success).toBe(true);
    expect(await why(token)).toEqual([401, message]);
  });

  test('but not one that its user ended, or that never was', async () => {
    const token = await signIn(app, 'd001.parts');
    await call(app, token, 'POST', '/sys/logout');
    expect(await why(token)).toEqual([401, 'Please sign in again']);
    expect(await why('x'.repeat(43))).toEqual([401, 'Please sign in again']);
  });
});

describe('a language chosen before the sign-in', () => {
  const signInWith = async (language?: string) =>
    (await app.inject({ method: 'POST', url: '/api/Login/Login', payload: { username: 'd001.admin', password: testPassword, language } })).json().data;
  const titleOf = async (token: string) => (await call(app, token, 'GET', '/system/getNavigation')).body.result[0].meta.title;

  test('holds for the visit, and the account keeps its own', async () => {
    const before = await signInWith();
    const visit = await signInWith('ru');
    expect([visit.language, await titleOf(visit.TokenID)]).toEqual(['ru', 'Рабочий стол']);
    expect((await signInWith()).language).toBe(before.language);
    expect(await titleOf(before.TokenID)).not.toBe('Рабочий стол');
  });

  test('gives way to one that is chosen for good', async () => {
    const visit = await signInWith('ru');
    await call(app, visit.TokenID, 'POST', '/api/Login/switchLanguage?languageCode=fr');
    expect(await titleOf(visit.TokenID)).toBe(await titleOf((await signInWith('fr')).TokenID));
    expect((await signInWith()).language).toBe('fr');
  });
});
