/** A demo without a mail server: whoever tries it out finds the link in the log. */
import { expect, test } from 'vitest';
import { call, createTestApp, signIn, solvedCaptcha } from '../../test/testApp.ts';

test.each([true, false])('without mail the link is in the log of a demo, and nowhere else (demo: %s)', async (demo) => {
  const lines: string[] = [];
  const app = await createTestApp({ demo, logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  await app.services.db.updateTable('sysUser').set({ email: 'service@agroandes.example' }).where('username', '=', 'd001.service').execute();
  const body = { username: 'd001.service', email: 'service@agroandes.example', ...(await solvedCaptcha(app)) };
  expect((await call(app, undefined, 'POST', '/api/Login/PasswordReset', body)).body.success).toBe(true);
  const links = lines.filter((line) => line.includes('/user/alteration?token='));
  expect(links).toHaveLength(demo ? 1 : 0);
  const admin = await signIn(app, 'admin');
  expect((await call(app, admin, 'GET', '/sys/message/list')).body.result.records).toMatchObject([{ event: 'password.asked' }]);
  expect((await call(app, admin, 'GET', '/sys/mail/list')).body.result.total).toBe(0);
  const token = /token=([\w-]{43})/.exec(links[0] ?? '')?.[1];
  if (token !== undefined) {
    const encoded = Buffer.from(encodeURIComponent('Demo#2027xx')).toString('base64');
    expect((await call(app, undefined, 'POST', '/api/Login/PasswordSet', { token, NewPassword: encoded, ConfirmPassword: encoded })).body.code).toBe(200);
  }
  await app.close();
});
