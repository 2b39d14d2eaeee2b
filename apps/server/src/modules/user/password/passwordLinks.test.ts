import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobRunner } from '../../../shared/jobs/runner.ts';
import { bodyOf, startMailServer, type TestMailServer } from '../../../test/mailServer.ts';
import { setParameter } from '../../../test/setParameter.ts';
import { call, createTestApp, signIn, solvedCaptcha, type TestApp, tryToSignIn } from '../../../test/testApp.ts';
import { mailOutbox } from '../../mail/sendMails.ts';

let app: TestApp;
let server: TestMailServer;
let admin: string;
beforeAll(async () => {
  server = await startMailServer();
  app = await createTestApp({ smtpUrl: server.url });
  await setParameter(app.services, 'mail.from', 'portal@harrow.example');
  await setParameter(app.services, 'mail.portalUrl', 'https://portal.harrow.example');
  admin = await signIn(app, 'admin');
  await address('d001.service', 'Service@AgroAndes.example');
});
afterAll(async () => {
  await app.close();
  await server.stop();
});
beforeEach(async () => {
  server.received.length = 0;
  for (const table of ['mailOutbox', 'message', 'callCount', 'passwordToken'] as const) await app.services.db.deleteFrom(table).execute();
});

const address = (username: string, email: string | null) => app.services.db.updateTable('sysUser').set({ email }).where('username', '=', username).execute();
const encoded = (text: string) => Buffer.from(encodeURIComponent(text)).toString('base64');
const ask = async (username: string, email?: string) => {
  const code = await solvedCaptcha(app);
  const begun = performance.now();
  const { timestamp: _timestamp, ...body } = (
    await call(app, undefined, 'POST', '/api/Login/PasswordReset', { username, ...(email !== undefined && { email }), ...code })
  ).body;
  return { body, ms: performance.now() - begun };
};
const choose = async (token: string, password: string, confirm = password) =>
  (await call(app, undefined, 'POST', '/api/Login/PasswordSet', { token, NewPassword: encoded(password), ConfirmPassword: encoded(confirm) })).body;
const sendMails = async () => {
  await app.services.db
    .updateTable('job')
    .set({ nextRunTime: new Date(0).toISOString() })
    .where('jobCode', '=', 'mailOutbox')
    .execute();
  await createJobRunner(app.services, app.connection, [mailOutbox]).runDue();
};
/** The token of the link that arrived last. */
const arrived = async (): Promise<string> => {
  await sendMails();
  return /https:\/\/portal\.harrow\.example\/user\/alteration\?token=([\w-]{43})/.exec(bodyOf(server.received.at(-1)!))![1]!;
};
const mails = async () => (await call(app, admin, 'GET', '/sys/mail/list')).body.result.records;
const told = async () => (await call(app, admin, 'GET', '/sys/message/list')).body.result.records.map(({ event }: { event: string }) => event);

test('a known and an unknown name are answered alike, after the same time; the known one gets a link that counts once', async () => {
  const known = await ask('D001.Service', 'service@agroandes.example');
  const unknown = await ask('nobody.there', 'service@agroandes.example');
  expect(known.body).toEqual(unknown.body);
  expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(390);
  expect(Math.abs(known.ms - unknown.ms)).toBeLessThan(150);
  expect(await mails()).toMatchObject([{ event: 'password.reset', toAddress: 'Service@AgroAndes.example' }]);
  expect(await told()).toEqual([]);

  const session = await signIn(app, 'd001.service');
  const token = await arrived();
  const [row] = await app.services.db.selectFrom('passwordToken').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(token);
  expect(server.received[0]!.head.some((line) => line.startsWith('List-Unsubscribe'))).toBe(false);

  expect((await choose(token, 'short')).result).toMatchObject({ errorCode: 'E-700' });
  expect((await choose(token, 'Another#2027', 'Different#2027')).result.errors).toMatchObject([{ field: 'ConfirmPassword' }]);
  expect(await choose(token, 'Another#2027')).toMatchObject({ success: true, code: 200, msg: '' });
  expect(await choose(token, 'Another#2028')).toMatchObject({ success: false, result: { errorCode: 'E-583' } });
  expect((await call(app, session, 'GET', '/sys/message/list')).status).toBe(401);
  const again = await signIn(app, 'd001.service', 'Another#2027');
  expect((await call(app, again, 'GET', '/sys/message/list')).body.result.records).toMatchObject([{ event: 'password.changed' }]);
});

test('without the address of the account the administrators are told, as before', async () => {
  await ask('d001.service');
  await ask('d001.service', 'another@agroandes.example');
  expect(await mails()).toEqual([]);
  expect(await told()).toEqual(['password.asked', 'password.asked']);
});

test('a newer link ends the older one, and one that is over does not count', async () => {
  await ask('d001.service', 'service@agroandes.example');
  const first = await arrived();
  await ask('d001.service', 'service@agroandes.example');
  const second = await arrived();
  expect((await choose(first, 'Another#2027')).result).toMatchObject({ errorCode: 'E-583' });
  await app.services.db
    .updateTable('passwordToken')
    .set({ expireTime: new Date(Date.now() - 1000).toISOString() })
    .execute();
  expect((await choose(second, 'Another#2027')).result).toMatchObject({ errorCode: 'E-583' });
});

test('no more than three an hour for one account, and ten for one address', async () => {
  for (let n = 0; n < 5; n += 1) await ask('d001.service', 'service@agroandes.example');
  expect(await mails()).toHaveLength(3);
  for (let n = 0; n < 5; n += 1) await ask(`nobody.${n}`);
  expect((await ask('nobody.6')).body.success).toBe(false);
});

test.each([
  ['frozen', { status: 2 }],
  ['deleted', { delFlag: 1 }],
  ['who only asks for an account', { status: 3 }],
] as const)('somebody %s gets nothing, and an older link does not count', async (_who, change) => {
  await ask('d001.service', 'service@agroandes.example');
  const token = await arrived();
  await app.services.db.updateTable('sysUser').set(change).where('username', '=', 'd001.service').execute();
  await app.services.db.deleteFrom('mailOutbox').execute();
  expect((await choose(token, 'Another#2029')).result).toMatchObject({ errorCode: 'E-583' });
  await ask('d001.service', 'service@agroandes.example');
  expect(await mails()).toEqual([]);
  expect(await told()).toEqual([]);
  await app.services.db.updateTable('sysUser').set({ status: 1, delFlag: 0 }).where('username', '=', 'd001.service').execute();
});

test('of two who use a link at once one gets it', async () => {
  await ask('d001.service', 'service@agroandes.example');
  const token = await arrived();
  const answers = await Promise.all([choose(token, 'Another#2030'), choose(token, 'Another#2031'), choose(token, 'Another#2032')]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

test.each(['', 'x'.repeat(101), "' or 1=1 --"])('%j is no token', async (token) => {
  const answer = await choose(token, 'Another#2027');
  expect(answer.success).toBe(false);
});

test('whoever is locked out by wrong passwords may try the new one', async () => {
  for (let n = 0; n < 6; n += 1) await tryToSignIn(app, 'd001.service', 'Wrong#2026', { remoteAddress: '192.0.2.7' });
  await ask('d001.service', 'service@agroandes.example');
  await choose(await arrived(), 'Unlocked#2027');
  expect((await tryToSignIn(app, 'd001.service', 'Unlocked#2027')).success).toBe(true);
});

test('an invitation is a link of seven days; those who may not be changed are refused, each for themselves', async () => {
  const users = (await call(app, admin, 'GET', '/sys/user/list?pageSize=100')).body.result.records;
  const idOf = (name: string): string => users.find(({ username }: { username: string }) => username === name).id;
  await address('d001.admin', null);
  await address('wang.service', 'wang@harrow.example');
  const invite = async (token: string, names: string[]) => (await call(app, token, 'POST', '/sys/user/invite', { ids: names.map(idOf) })).body.result;
  const result = await invite(admin, ['d001.service', 'd001.admin', 'frozen.user']);
  expect(result.ok).toEqual([idOf('d001.service')]);
  expect(result.failed.map(({ code }: { code: string }) => code)).toEqual(['E-585', 'user.frozen']);
  const dealer = await signIn(app, 'd001.admin');
  expect(await invite(dealer, ['wang.service', 'd001.service'])).toMatchObject({ ok: [idOf('d001.service')], failed: [{ code: 'E-012', no: '' }] });
  expect((await call(app, await signIn(app, 'd001.parts'), 'POST', '/sys/user/invite', { ids: [idOf('d001.service')] })).status).toBe(403);
  const { expireTime } = await app.services.db.selectFrom('passwordToken').select('expireTime').executeTakeFirstOrThrow();
  expect((Date.parse(`${expireTime.replace(' ', 'T')}+08:00`) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
  expect((await choose(await arrived(), 'Invited#2027')).success).toBe(true);
  expect((await tryToSignIn(app, 'd001.service', 'Invited#2027')).data.need_change_password).toBe('N');
});

test('a password that the administrator gives ends the link', async () => {
  await ask('d001.service', 'service@agroandes.example');
  const token = await arrived();
  const { id } = await app.services.db.selectFrom('sysUser').select('id').where('username', '=', 'd001.service').executeTakeFirstOrThrow();
  await call(app, admin, 'POST', '/sys/user/resetPassword', { id });
  expect((await choose(token, 'Another#2033')).result).toMatchObject({ errorCode: 'E-583' });
});
