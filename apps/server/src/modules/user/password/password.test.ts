import { setParameter } from '../../../test/setParameter.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPassword } from '../../../test/fixtures.ts';
import { call, createTestApp, signIn, type TestApp } from '../../../test/testApp.ts';
import { decodePassword, hashPassword, verifyPassword } from './password.ts';

const encode = (text: string): string => Buffer.from(encodeURIComponent(text), 'latin1').toString('base64');

describe('a password', () => {
  test('is kept as argon2id with its own salt, and found again', async () => {
    const [one, two] = await Promise.all([hashPassword('Grüße-1'), hashPassword('Grüße-1')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await verifyPassword('Grüße-1', one)).toBe(true);
    expect(await verifyPassword('Grüße-2', one)).toBe(false);
    expect(await verifyPassword('Grüße-1', undefined)).toBe(false);
  });

  test.each([
    ['Harrow#2026', 'Harrow#2026'],
    ['密码 ünd +', '密码 ünd +'],
  ])('%s travels as base64 of the URI-encoded text', (text, decoded) => expect(decodePassword(encode(text))).toBe(decoded));

  test.each(['not base64!', Buffer.from('%E0%A4%A').toString('base64')])('%s is not decoded', (broken) => expect(decodePassword(broken)).toBeUndefined());
});

describe('changing the password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const change = async (token: string, old: string, password: string, confirm = password) =>
    (
      await call(app, token, 'POST', '/sys/user/updatePassword', {
        OldPassword: encode(old),
        NewPassword: encode(password),
        ConfirmPassword: encode(confirm),
        new_platform: 2,
      })
    ).body;

  test.each([
    ['the old password is wrong', 'nope', 'Neu#20266', undefined, 'OldPassword', 'The old password is wrong'],
    ['too short', testPassword, 'Ab#1', undefined, 'NewPassword', 'The password is too short or too long'],
    ['without a special character', testPassword, 'Abcdefg12', undefined, 'NewPassword', 'The password needs a special character'],
    ['the same as before', testPassword, testPassword, undefined, 'NewPassword', 'New password must differ from the old one'],
    ['entered differently', testPassword, 'Neu#20266', 'Neu#20267', 'ConfirmPassword', 'The two entries differ'],
  ])('is refused when %s', async (_name, old, password, confirm, field, text) => {
    const token = await signIn(app, 'd001.service');
    expect(await change(token, old, password, confirm)).toMatchObject({
      success: false,
      code: 422,
      msg: text,
      message: text,
      result: { errorCode: 'E-700', errors: [{ field, text }] },
    });
  });

  test('follows the policy of the parameter', async () => {
    const token = await signIn(app, 'd001.parts');
    await setParameter(app.services, 'password.policy', 'A');
    expect(await change(token, testPassword, 'Abcdefg12')).toMatchObject({ success: true, code: 200, msg: '' });
    await setParameter(app.services, 'password.policy', 'strict');
  });

  test('must come first for users who have to change it, and ends the other sessions', async () => {
    const other = await signIn(app, 'first.login');
    const token = await signIn(app, 'first.login');
    expect(await call(app, token, 'GET', '/sys/message/unreadCount')).toMatchObject({ status: 403, body: { message: 'Please change your password first' } });
    expect((await call(app, token, 'GET', '/sys/permission/getUserPermissionByToken')).status).toBe(200);
    expect(await change(token, testPassword, 'Anders#26')).toMatchObject({ success: true, code: 200 });
    expect((await call(app, token, 'GET', '/sys/message/unreadCount')).status).toBe(200);
    expect((await call(app, other, 'GET', '/sys/message/unreadCount')).status).toBe(401);
    expect(await signIn(app, 'first.login', 'Anders#26')).toBeTruthy();
  });

  test('is known to the next call of the only session, too', async () => {
    await app.services.db.updateTable('sysUser').set({ needChangePassword: 'Y' }).where('username', '=', 'd002.service').execute();
    const token = await signIn(app, 'd002.service');
    expect((await call(app, token, 'GET', '/sys/message/unreadCount')).status).toBe(403);
    expect(await change(token, testPassword, 'Anders#26')).toMatchObject({ success: true });
    expect((await call(app, token, 'GET', '/sys/message/unreadCount')).status).toBe(200);
  });
});
