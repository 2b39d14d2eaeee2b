import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { notify, usersNamed } from '../../shared/notify/notify.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

test('without a mail server none is written, and pages know', async () => {
  await app.services.db.updateTable('sysUser').set({ mailMode: 'atOnce', email: 'a@b.c' }).where('username', '=', 'd001.service').execute();
  await inTransaction(app.services.db, async (trx) =>
    notify(trx, await usersNamed(trx, ['d001.service']), { event: 'password.asked', params: { username: 'x', name: 'y' } }),
  );
  const answer = async (url: string) => (await call(app, admin, 'GET', url)).body.result;
  expect((await answer('/sys/mail/list')).records).toEqual([]);
  expect(await answer('/sys/mail/status')).toMatchObject({ isOn: false, host: null, missing: ['server', 'from', 'portalUrl'] });
  expect((await answer('/sys/config/client')).mailEnabled).toBe(false);
  expect((await call(app, admin, 'POST', '/sys/mail/test', { to: 'a@b.c' })).body.result.errorCode).toBe('E-584');
});

test.each([
  ['mail.from', 'a@b,c@d'],
  ['mail.replyTo', 'Ana <a@b.c>'],
  ['mail.portalUrl', 'javascript:alert(1)'],
  ['mail.portalUrl', 'https://portal.example/?x=1'],
  ['mail.portalUrl', 'https://user:pw@portal.example'],
  ['mail.portalUrl', 'https://:pw@portal.example'],
  ['mail.maxPerHour', '0'],
  ['mail.fromName', 'x'.repeat(61)],
])('%s is not %s', async (key, value) => {
  const reply = await call(app, admin, 'POST', '/sys/config/edit', { items: [{ key, value, version: 0 }] });
  expect(reply.body.result.errors).toMatchObject([{ field: key, code: 'E-569' }]);
});
