import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { createJobRunner } from '../../shared/jobs/runner.ts';
import { notify, usersNamed } from '../../shared/notify/notify.ts';
import { bodyOf, startMailServer, type TestMailServer } from '../../test/mailServer.ts';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { mailDigest } from './eventMails.ts';
import { writeMails } from './outbox.ts';
import { mailOutbox } from './sendMails.ts';

/** Tuesday, 10:00 in the maker's zone. */
const start = Date.UTC(2026, 2, 10, 2);
let time = start;
let app: TestApp;
let server: TestMailServer;
let admin: string;
beforeAll(async () => {
  server = await startMailServer();
  app = await createTestApp({ now: () => new Date(time), smtpUrl: server.url });
  await setParameter(app.services, 'mail.from', 'portal@harrow.example');
  await setParameter(app.services, 'mail.fromName', 'Harrow');
  await setParameter(app.services, 'mail.portalUrl', 'https://portal.harrow.example/');
  await setParameter(app.services, 'company.nameEn', 'Harrow Works <Ltd>');
  await setParameter(app.services, 'company.address', '1 Field Road');
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await app.close();
  await server.stop();
});
beforeEach(async () => {
  time = start;
  server.mood = 'takes';
  server.received.length = 0;
  await app.services.db.deleteFrom('mailOutbox').execute();
  await app.services.db.deleteFrom('message').execute();
  await app.services.db
    .updateTable('job')
    .set({ nextRunTime: new Date(start).toISOString(), retryTime: null })
    .execute();
});

const runner = () => createJobRunner(app.services, app.connection, [mailOutbox]);
/** Runs the job after so many minutes. */
const send = async (minutes = 0) => {
  time += minutes * 60_000;
  await app.services.db
    .updateTable('job')
    .set({ nextRunTime: new Date(time).toISOString() })
    .where('jobCode', '=', 'mailOutbox')
    .execute();
  await runner().runDue();
};
const get = async (url: string, token = admin) => (await call(app, token, 'GET', `/sys/mail/${url}`)).body;
const post = async (url: string, body: object, token = admin) => (await call(app, token, 'POST', `/sys/mail/${url}`, body)).body;
const outbox = async () => (await get('list?column=createTime&order=asc')).result.records;
const write = (to: { address: string; name: string | null }, more: { title?: string; content?: string; event?: string } = {}) =>
  inTransaction(app.services.db, (db) =>
    writeMails({ services: app.services, db }, [
      {
        to,
        language: 'en',
        event: more.event ?? 'mail.test',
        title: more.title ?? 'A title',
        paragraphs: [more.content ?? 'Some text'],
        link: { path: '/workbench/message', text: 'WC2611D001-0007' },
      },
    ]),
  );

test('a mail is written, sent once, and arrives with text and HTML', async () => {
  expect((await get('status')).result).toMatchObject({ isOn: true, missing: [], queue: 0, host: `127.0.0.1:${server.port}` });
  expect(JSON.stringify(await get('status'))).not.toContain('secret');
  expect((await post('test', { to: 'ops@harrow.example' })).success).toBe(true);
  expect(await outbox()).toMatchObject([
    { toAddress: 'ops@harrow.example', status: 'waiting', status_dictText: 'Waiting', tries: 0, allowedActions: ['cancel'] },
  ]);
  await send();
  await send();
  expect(server.received).toHaveLength(1);
  const [mail] = server.received;
  expect(mail!.head).toEqual(expect.arrayContaining(['From: Harrow <portal@harrow.example>', 'To: ops@harrow.example', 'Subject: Test e-mail']));
  expect(mail!.raw).toContain('multipart/alternative');
  expect(bodyOf(mail!)).toContain('https://portal.harrow.example/isystem/mail');
  expect(await outbox()).toMatchObject([{ status: 'sent', tries: 1, sentTime: '2026-03-10 10:00:00', allowedActions: [] }]);
});

test('nothing of a name, a subject or a parameter begins another line of the head', async () => {
  await write({ address: 'ana@dealer.example', name: 'x\r\nBcc: a@b.c' }, { title: `Hello\r\nBcc: d@e.f ${'я'.repeat(300)}` });
  await write({ address: 'ana@dealer.example', name: 'Ольга "Оля" <Петрова>, 李雷' });
  await send();
  expect(server.received.map(({ to }) => to)).toEqual(['ana@dealer.example', 'ana@dealer.example']);
  expect(server.received.flatMap(({ head }) => head.filter((line) => /^b?cc:/i.test(line)))).toEqual([]);
  const receivers = server.received.flatMap(({ head }) => head.filter((line) => line.startsWith('To:')));
  expect(receivers).toContainEqual(expect.stringMatching(/^To: =\?UTF-8\?.*<ana@dealer\.example>$/));
  expect(Math.max(...(await outbox()).map(({ subject }: { subject: string }) => [...subject].length))).toBe(200);
});

test('a text of others is shown, and never markup', async () => {
  await write({ address: 'ana@dealer.example', name: null }, { content: '<img src=x onerror="alert(1)"> & co' });
  await send();
  const [{ id }] = await outbox();
  const { html, text } = (await get(`detail?id=${id}`)).result;
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co');
  expect(html).not.toContain('<img');
  expect(text).toContain('<img src=x');
});

test('who the maker is stands below every mail', async () => {
  await write({ address: 'ana@dealer.example', name: null });
  await send();
  const [{ id }] = await outbox();
  const { html, text } = (await get(`detail?id=${id}`)).result;
  expect(html).toContain('Harrow Works &lt;Ltd&gt; · 1 Field Road');
  expect(text).toContain('Harrow Works <Ltd> · 1 Field Road');
});

test.each(['a@b,c@d', 'a b@c.d', 'a@b\r\nBcc: x@y', '<a@b>', 'nobody', 'a@b;c@d', 'a@b@c'])('%j is no address', async (to) => {
  const refused = await post('test', { to });
  expect(refused.result.errors).toMatchObject([{ field: 'to', code: 'E-585' }]);
  expect(await write({ address: to, name: null })).toEqual([]);
  expect(await outbox()).toEqual([]);
});

test('while nobody answers it is tried again after 1, 5 and 30 minutes, then the administrators hear of it; retry sends it', async () => {
  const { port } = server;
  await server.stop();
  await write({ address: 'ana@dealer.example', name: 'Ana' });
  await send();
  expect(await outbox()).toMatchObject([{ status: 'waiting', tries: 1, nextTime: '2026-03-10 10:01:00', lastError: expect.stringContaining('ECONNREFUSED') }]);
  expect(JSON.stringify(await outbox())).not.toContain('secret');
  await send(1);
  expect(await outbox()).toMatchObject([{ status: 'waiting', tries: 2, nextTime: '2026-03-10 10:06:00' }]);
  await send(4);
  expect(await outbox()).toMatchObject([{ tries: 2 }]);
  await send(1);
  expect(await outbox()).toMatchObject([{ status: 'waiting', tries: 3, nextTime: '2026-03-10 10:36:00' }]);
  await send(30);
  const [failed] = await outbox();
  expect(failed).toMatchObject({ status: 'failed', nextTime: null, allowedActions: ['retry'] });
  expect((await get('status')).result).toMatchObject({ failedToday: 1, queue: 0 });
  const told = (await call(app, admin, 'GET', '/sys/message/list')).body.result.records;
  expect(told).toMatchObject([{ event: 'mail.failed', title: '1 e-mail could not be sent' }]);

  const waiting = async () => (await call(app, admin, 'GET', '/api/portal/todo/list?task=retry')).body.result.records;
  expect(await waiting()).toMatchObject([{ id: failed.id, docType: 'mail', docNo: 'ana@dealer.example', status_dictText: 'Failed' }]);
  expect((await call(app, await signIn(app, 'qian.finance'), 'GET', '/api/portal/todo/list?task=retry')).body.result.records).toEqual([]);
  time += 24 * 3_600_000;
  expect(await waiting()).toMatchObject([{ sla: 'red' }]);
  time -= 24 * 3_600_000;

  server = await startMailServer(port);
  expect((await post('retry', { ids: [failed.id] })).result).toMatchObject({ ok: [failed.id], failed: [] });
  expect(await waiting()).toEqual([]);
  await send();
  expect(server.received.map(({ to }) => to)).toEqual(['ana@dealer.example']);
  expect(await outbox()).toMatchObject([{ status: 'sent', lastError: null }]);
});

test('a server that keeps silent, or asks to come back later, is tried again; a receiver that it does not know is not', async () => {
  server.mood = 'silent';
  await write({ address: 'a@dealer.example', name: null });
  await send();
  expect(await outbox()).toMatchObject([{ status: 'waiting', tries: 1 }]);
  server.mood = 'later';
  await send(1);
  expect(await outbox()).toMatchObject([{ status: 'waiting', tries: 2, lastError: expect.stringContaining('Come back later') }]);
  server.mood = 'refuses';
  await send(5);
  expect(await outbox()).toMatchObject([{ status: 'failed', tries: 3, lastError: expect.stringContaining('No such mailbox') }]);
});

test('an event that is rolled back leaves no mail', async () => {
  await app.services.db.updateTable('sysUser').set({ mailMode: 'atOnce', email: 'd001@dealer.example' }).where('username', '=', 'd001.service').execute();
  const tell = (fails: boolean) =>
    inTransaction(app.services.db, async (trx) => {
      await notify(trx, await usersNamed(trx, ['d001.service', 'wang.service']), {
        event: 'password.asked',
        params: { username: 'x', name: 'Ana\r\nBcc: a@b.c' },
        docType: 'warrantyClaim',
        docId: 'a'.repeat(32),
        docNo: 'WC2611D001-0007',
      });
      if (fails) throw new Error('no');
    });
  await expect(tell(true)).rejects.toThrow('no');
  expect(await outbox()).toEqual([]);
  await tell(false);
  expect(await outbox()).toMatchObject([{ toAddress: 'd001@dealer.example', event: 'password.asked', docType: 'warrantyClaim' }]);
  await send();
  const body = bodyOf(server.received[0]!);
  expect(body).toContain(`https://portal.harrow.example/service/warrantyClaim/detail/${'a'.repeat(32)}`);
  expect(body).toContain('WC2611D001-0007');
  expect(server.received[0]!.head.find((line) => line.startsWith('List-Unsubscribe:'))).toMatch(
    /<https:\/\/portal\.harrow\.example\/user\/unsubscribe\?token=[0-9a-f]{64}>/,
  );

  const token = /unsubscribe\?token=([0-9a-f]{64})/.exec(body)![1];
  expect((await call(app, undefined, 'POST', '/api/Login/Unsubscribe', { token })).body).toMatchObject({ success: true, result: null });
  await tell(false);
  expect(await outbox()).toHaveLength(1);
});

test('no more go out in an hour than the parameter says; the others are held, none is dropped', async () => {
  await setParameter(app.services, 'mail.maxPerHour', '2');
  for (let n = 0; n < 3; n += 1) await write({ address: `n${n}@dealer.example`, name: null });
  await write({ address: 'first@dealer.example', name: null }, { event: 'password.reset' });
  await send();
  expect(server.received.map(({ to }) => to)).toEqual(['first@dealer.example', expect.stringMatching(/^n\d@/)]);
  expect((await outbox()).map(({ status }: { status: string }) => status).toSorted()).toEqual(['held', 'held', 'sent', 'sent']);
  await send(61);
  expect(server.received).toHaveLength(4);
  await setParameter(app.services, 'mail.maxPerHour', '500');
});

test('a link to choose a password is shown to nobody, and kept only until it is sent', async () => {
  await inTransaction(app.services.db, (db) =>
    writeMails({ services: app.services, db }, [
      {
        to: { address: 'a@dealer.example', name: null },
        language: 'en',
        event: 'password.reset',
        title: 'T',
        paragraphs: ['P'],
        link: { path: '/user/alteration?token=abc-DEF_1', text: 'Choose' },
      },
    ]),
  );
  const [{ id }] = await outbox();
  expect(JSON.stringify(await get(`detail?id=${id}`))).not.toContain('abc-DEF_1');
  await send();
  expect(bodyOf(server.received[0]!)).toContain('token=abc-DEF_1');
  const row = await app.services.db.selectFrom('mailOutbox').selectAll().executeTakeFirstOrThrow();
  expect(row.text + row.html).not.toContain('abc-DEF_1');
});

test('a mail goes out as soon as it is committed, without waiting for the schedule', async () => {
  await app.services.db
    .updateTable('job')
    .set({ nextRunTime: new Date(time + 60_000).toISOString() })
    .where('jobCode', '=', 'mailOutbox')
    .execute();
  const running = runner();
  await running.start();
  await write({ address: 'a@dealer.example', name: null });
  await expect.poll(() => server.received.length, { timeout: 5000 }).toBe(1);
  await running.stop();
});

test('of several processes one sends a mail', async () => {
  for (let n = 0; n < 5; n += 1) await write({ address: `n${n}@dealer.example`, name: null });
  await Promise.all([send(), runner().runDue(), runner().runDue()]);
  expect(server.received).toHaveLength(5);
});

test('a waiting mail may be given up, a sent one not; each for itself', async () => {
  await write({ address: 'a@dealer.example', name: null });
  const [{ id }] = await outbox();
  expect((await post('cancel', { ids: [id, 'f'.repeat(32)] })).result).toMatchObject({ ok: [id], failed: [{ code: 'E-012' }] });
  await send();
  expect(server.received).toEqual([]);
  expect((await post('cancel', { ids: [id] })).result.failed).toMatchObject([{ code: 'E-007' }]);
  await post('retry', { ids: [id] });
  await send();
  expect((await post('retry', { ids: [id] })).result.failed).toMatchObject([{ code: 'E-007', no: 'A title' }]);
});

async function grant(roleCode: string, permission: string): Promise<void> {
  await app.services.db.insertInto('sysRolePermission').values({ roleCode, permission }).execute();
  await app.services.sessions.forget(app.services.db, '');
}

test('the outbox is read and changed by those who have its rights, and parameters are none', async () => {
  const dealer = await signIn(app, 'd001.service');
  const manager = await signIn(app, 'zhao.manager');
  expect((await call(app, dealer, 'GET', '/sys/mail/list')).status).toBe(403);
  expect((await call(app, undefined, 'GET', '/sys/mail/status')).status).toBe(401);
  await write({ address: 'a@dealer.example', name: null });
  const { records } = (await get('list?status=waiting&text=dealer.example')).result;
  expect(records).toMatchObject([{ allowedActions: ['cancel'] }]);
  for (const path of ['list', 'status', `detail?id=${records[0].id}`]) expect((await call(app, manager, 'GET', `/sys/mail/${path}`)).status).toBe(403);
  await grant('MFR_SVC_MGR', 'mail:query');
  expect((await get('list?status=waiting&text=dealer.example', manager)).result.records).toMatchObject([{ allowedActions: [] }]);
  for (const [what, body] of Object.entries({ test: { to: 'a@b.c' }, retry: { ids: [records[0].id] }, cancel: { ids: [records[0].id] } }))
    expect((await call(app, manager, 'POST', `/sys/mail/${what}`, body)).status).toBe(403);
});

test('a user chooses mails of a day, and gets what is unread at seven in the morning, once', async () => {
  const user = await signIn(app, 'd001.service');
  const mode = () => call(app, user, 'GET', '/sys/message/mailMode');
  await app.services.db.updateTable('sysUser').set({ email: null, timezone: 'America/Santiago' }).where('username', '=', 'd001.service').execute();
  expect((await call(app, user, 'POST', '/sys/message/mailMode', { mailMode: 'daily' })).body.message).toContain('no e-mail address');
  await app.services.db.updateTable('sysUser').set({ email: 'd001@dealer.example' }).where('username', '=', 'd001.service').execute();
  expect((await call(app, user, 'POST', '/sys/message/mailMode', { mailMode: 'hourly' })).status).toBe(400);
  await call(app, user, 'POST', '/sys/message/mailMode', { mailMode: 'daily' });
  expect((await mode()).body.result).toEqual({ mailMode: 'daily', email: 'd001@dealer.example', isOn: true });

  const tell = (name: string) =>
    inTransaction(app.services.db, async (trx) =>
      notify(trx, await usersNamed(trx, ['d001.service']), { event: 'password.asked', params: { username: 'x', name }, at: new Date(time) }),
    );
  time += 60_000;
  await tell('Ana');
  await tell('Bea');
  expect(await outbox()).toEqual([]);
  const digest = async (at: number) => {
    time = at;
    await app.services.db
      .updateTable('job')
      .set({ nextRunTime: new Date(time).toISOString() })
      .where('jobCode', '=', 'mailDigest')
      .execute();
    await createJobRunner(app.services, app.connection, [mailDigest]).runDue();
  };
  // Santiago is three hours behind Greenwich in March.
  await digest(Date.UTC(2026, 2, 10, 9));
  expect(await outbox()).toEqual([]);
  await digest(Date.UTC(2026, 2, 10, 10));
  await digest(Date.UTC(2026, 2, 10, 10, 30));
  expect(await outbox()).toMatchObject([{ subject: '2 unread messages', toAddress: 'd001@dealer.example' }]);
  await digest(Date.UTC(2026, 2, 11, 10));
  expect(await outbox()).toHaveLength(1);
});
