/** The mail server as administrators set it on the page: stored without anybody reading its password again, and tried before. */
import { SMTPServer } from 'smtp-server';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobRunner } from '../../../shared/jobs/runner.ts';
import { keyFile } from '../../../shared/secrets/seal.ts';
import { startMailServer, type TestMailServer } from '../../../test/mailServer.ts';
import { setParameter } from '../../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../../test/testApp.ts';
import { createMailServer } from './mailServer.ts';
import { mailOutbox } from '../sendMails.ts';
import { createSeal } from '../../../shared/secrets/seal.ts';

/** Of the server in the tests; nobody may read it anywhere. */
const password = 'secret';
const other = 'Kornblume-4711';
let app: TestApp;
let server: TestMailServer;
let admin: string;
/** Accepts connections and says nothing, or something that is no mail server. */
let silent: Server;
let chatty: Server;
/** Protected by a certificate that nobody has signed: from the first byte, and once connected. */
let unknown: SMTPServer[];
/** Takes mails of no sender. */
let strict: SMTPServer;
const logged: string[] = [];
const portOf = (listening: Pick<Server, 'address'>): number => (listening.address() as { port: number }).port;

beforeAll(async () => {
  server = await startMailServer();
  silent = createServer(() => undefined).listen(0, '127.0.0.1');
  chatty = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')).listen(0, '127.0.0.1');
  await Promise.all([once(silent, 'listening'), once(chatty, 'listening')]);
  const refused = Object.assign(new Error('Not from here'), { responseCode: 550 });
  unknown = [{ secure: true }, {}].map((protection) => new SMTPServer({ ...protection, logger: false, closeTimeout: 50 }));
  strict = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    onMailFrom: (_address, _session, done) => done(refused),
  });
  for (const started of [...unknown, strict]) {
    started.on('error', () => undefined);
    started.listen(0, '127.0.0.1');
    await once(started.server, 'listening');
  }
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  app = await createTestApp({
    smtpPorts: [server.port, portOf(silent), portOf(chatty), ...[...unknown, strict].map(({ server: one }) => portOf(one)), 1, 587],
    logger: { level: 'trace', stream },
  });
  admin = await signIn(app, 'admin');
});
afterAll(async () => {
  await app.close();
  await server.stop();
  for (const started of [...unknown, strict]) started.close();
  silent.close();
  chatty.close();
});
beforeEach(async () => {
  server.mood = 'takes';
  server.received.length = 0;
  await app.services.db.deleteFrom('mailServer').execute();
  await app.services.mail.refresh(app.services.db);
});

const typed = (more: object = {}) => ({
  host: '127.0.0.1',
  port: server.port,
  security: 'none',
  username: 'harrow',
  password,
  from: 'portal@harrow.example',
  ...more,
});
const post = async (verb: 'save' | 'try', body: object, token = admin) => call(app, token, 'POST', `/sys/mail/server/${verb}`, body);
const save = async (more: object = {}, version = 0) => (await post('save', { ...typed(more), version })).body;
const tried = async (more: object = {}) => (await post('try', { ...typed(more), to: 'ops@harrow.example' })).body;
const shown = async () => (await call(app, admin, 'GET', '/sys/mail/server')).body.result;
const status = async () => (await call(app, admin, 'GET', '/sys/mail/status')).body.result;
const errors = (body: { result: { errors: { field: string; code: string; text: string }[] } }) => body.result.errors;

test('what is stored is shown without its password, and mails go there', async () => {
  expect(await shown()).toMatchObject({ setBy: null, host: null, password: 'none', version: 0 });
  expect(await save()).toMatchObject({ success: true });
  expect(await shown()).toMatchObject({
    setBy: 'screen',
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    username: 'harrow',
    password: 'set',
    from: 'portal@harrow.example',
    version: 1,
  });
  expect(await status()).toMatchObject({ host: '127.0.0.1', isOn: false, missing: ['portalUrl'] });
  await setParameter(app.services, 'mail.portalUrl', 'https://portal.harrow.example');
  expect(await status()).toMatchObject({ isOn: true });
  expect((await call(app, admin, 'POST', '/sys/mail/test', { to: 'ops@harrow.example' })).body.success).toBe(true);
  await app.services.db.updateTable('job').set({ nextRunTime: new Date().toISOString() }).where('jobCode', '=', 'mailOutbox').execute();
  await createJobRunner(app.services, app.connection, [mailOutbox]).runDue();
  expect(server.received.map(({ to }) => to)).toEqual(['ops@harrow.example']);
});

test('a try sends what is typed before it is stored, is kept among the mails, and counts as the step of first steps', async () => {
  await app.services.db.deleteFrom('mailOutbox').execute();
  const step = async () => (await call(app, admin, 'GET', '/sys/setup/status')).body.result.steps.find(({ key }: { key: string }) => key === 'mail').state;
  expect(await tried()).toMatchObject({ success: true });
  expect(server.received).toMatchObject([{ to: 'ops@harrow.example', head: expect.arrayContaining(['From: portal@harrow.example']) }]);
  expect(await shown()).toMatchObject({ host: null, version: 0 });
  const { records } = (await call(app, admin, 'GET', '/sys/mail/list')).body.result;
  expect(records).toMatchObject([{ event: 'mail.test', status: 'sent', tries: 1, toAddress: 'ops@harrow.example' }]);
  expect(await step()).toBe('open');
  await save();
  expect(await step()).toBe('done');
});

test.each<[string, object, string, string]>([
  ['a server that is not there', { host: 'no-such-server.invalid' }, 'host', 'mailServer.noHost'],
  ['a port where nobody listens', { port: 1 }, 'port', 'mailServer.refused'],
  ['a wrong password', { password: other }, 'password', 'mailServer.signIn'],
  ['encryption that it does not speak', { security: 'starttls' }, 'security', 'mailServer.noTls'],
  ['encryption from the first byte where there is none', { security: 'tls' }, 'security', 'mailServer.noTls'],
])('%s is said at its field, in plain words', async (_what, more, field, code) => {
  const reply = await tried(more);
  expect(errors(reply)).toMatchObject([{ field, code }]);
  expect(errors(reply)[0]!.text).toMatch(/^[A-Z]/);
  expect(JSON.stringify(reply)).not.toMatch(/secret|Kornblume/);
  expect(server.received).toEqual([]);
});

test('a receiver that is refused is said; a server that is silent is given up in time, and one that is no mail server says no more than that', async () => {
  server.mood = 'refuses';
  expect(errors(await tried())).toMatchObject([{ field: 'to', code: 'mailServer.receiver', text: expect.stringContaining('No such mailbox') }]);
  const begun = performance.now();
  expect(errors(await tried({ port: portOf(silent) }))).toMatchObject([{ field: 'host', code: 'mailServer.timeout' }]);
  expect(performance.now() - begun).toBeLessThan(15_000);
  expect(errors(await tried({ port: portOf(chatty) }))).toMatchObject([{ field: 'host', code: 'mailServer.other' }]);
});

test('a certificate that nobody knows, and a sender that is refused, are said', async () => {
  const [direct, upgraded] = unknown.map(({ server: one }) => portOf(one));
  expect(errors(await tried({ port: direct, security: 'tls' }))).toMatchObject([{ field: 'security', code: 'mailServer.certificate' }]);
  expect(errors(await tried({ port: upgraded, security: 'starttls' }))).toMatchObject([{ field: 'security', code: 'mailServer.certificate' }]);
  const open = { port: portOf(strict.server), username: null, password: undefined };
  expect(errors(await tried(open))).toMatchObject([{ field: 'from', code: 'mailServer.sender', text: expect.stringContaining('Not from here') }]);
});

test.each<[string, object, string, string]>([
  ['a port of something else', { port: 5432 }, 'port', 'mailServer.port'],
  ['an address of a page', { host: 'http://127.0.0.1/admin' }, 'host', 'mailServer.hostName'],
  ['a host with a command behind it', { host: 'smtp.example.com\r\nQUIT' }, 'host', 'mailServer.hostName'],
  ['a host with a port', { host: '127.0.0.1:5432' }, 'host', 'mailServer.hostName'],
  ['a sender that is no address', { from: 'a@b\r\nBcc: c@d' }, 'from', 'E-585'],
  ['a password of nobody', { username: ' ' }, 'username', 'mailServer.userMissing'],
])('%s is neither tried nor stored', async (_what, more, field, code) => {
  for (const reply of [await tried(more), await save(more)]) expect(errors(reply)).toMatchObject([{ field, code }]);
  expect(await shown()).toMatchObject({ version: 0 });
});

test('the stored password goes to the server that it was meant for, and to no other', async () => {
  await save();
  const kept = { password: undefined };
  expect(await tried(kept)).toMatchObject({ success: true });
  for (const more of [{ port: 587 }, { host: 'localhost' }, { username: 'somebody' }, { security: 'starttls' }]) {
    expect(errors(await tried({ ...kept, ...more }))).toMatchObject([{ field: 'password', code: 'mailServer.passwordAgain' }]);
    expect(errors(await save({ ...kept, ...more }, 1))).toMatchObject([{ field: 'password', code: 'mailServer.passwordAgain' }]);
  }
  expect(await save({ ...kept, from: 'other@harrow.example' }, 1)).toMatchObject({ success: true });
  expect(await shown()).toMatchObject({ password: 'set', from: 'other@harrow.example', version: 2 });
  expect(await tried(kept)).toMatchObject({ success: true });
  // In the database alone nobody turns it to another server either.
  await app.services.db.updateTable('mailServer').set({ host: 'localhost' }).execute();
  await app.services.mail.refresh(app.services.db);
  expect(await shown()).toMatchObject({ password: 'lost' });
  expect(app.services.mail.isOn()).toBe(false);
  expect(await save({ password: null }, 2)).toMatchObject({ success: true });
  expect(await shown()).toMatchObject({ password: 'none', host: '127.0.0.1' });
});

test('without a user there is no password, and somebody else’s change is not overwritten', async () => {
  await save();
  expect((await post('save', { ...typed(), version: 0 })).body).toMatchObject({ code: 409, result: { errorCode: 'E-001' } });
  expect(await save({ username: null, password: undefined }, 1)).toMatchObject({ success: true });
  expect(await shown()).toMatchObject({ username: null, password: 'none' });
});

test('the history says who changed what, and never the password', async () => {
  await save();
  await save({ host: 'localhost', password: other }, 1);
  await save({ host: 'localhost', password: null }, 2);
  const { id } = await shown();
  const { result: told } = (await call(app, admin, 'GET', `/sys/dataLog/list?docType=mailServer&id=${id}`)).body;
  const lines = told.map(({ field, oldValue, newValue, operator }: Record<string, string>) => [field, oldValue, newValue, operator]);
  expect(lines).toEqual(
    expect.arrayContaining([
      ['host', '127.0.0.1', 'localhost', 'admin'],
      ['password', null, '***', 'admin'],
      ['password', '***', '***', 'admin'],
      ['password', '***', null, 'admin'],
    ]),
  );
  const dealer = await signIn(app, 'd001.admin');
  expect((await call(app, dealer, 'GET', `/sys/dataLog/list?docType=mailServer&id=${id}`)).body.success).toBe(false);
});

test('only who may change mails sets it, and the sender takes the right to change that', async () => {
  for (const person of ['d001.admin', 'zhao.manager', 'qian.finance']) {
    const token = await signIn(app, person);
    expect((await call(app, token, 'GET', '/sys/mail/server')).status).toBe(403);
    expect((await post('save', { ...typed(), version: 0 }, token)).status).toBe(403);
    expect((await post('try', { ...typed(), to: 'a@b.c' }, token)).status).toBe(403);
  }
  await sql`insert into sys_role_permission (role_code, permission) values ('MFR_FINANCE', 'mail:query'), ('MFR_FINANCE', 'mail:edit')`.execute(
    app.services.db,
  );
  await app.services.sessions.forget(
    app.services.db,
    (await app.services.db.selectFrom('sysUser').select('id').where('username', '=', 'qian.finance').executeTakeFirstOrThrow()).id,
  );
  const trusted = await signIn(app, 'qian.finance');
  const { from } = await shown();
  expect((await post('save', { ...typed({ from: 'mallory@harrow.example' }), version: 0 }, trusted)).status).toBe(403);
  expect(await shown()).toMatchObject({ version: 0, from });
  expect((await post('save', { ...typed({ from }), version: 0 }, trusted)).body).toMatchObject({ success: true });
});

test('the password lies nowhere in the database, in a log or in an export', async () => {
  const body = { ...typed({ password: other }), version: 0 };
  await call(app, admin, 'POST', '/sys/mail/server/save', body, { 'x-idempotency-key': 'save-once' });
  await call(app, admin, 'POST', '/sys/mail/server/try', { ...typed({ password: other }), to: 'a@b.c' }, { 'x-idempotency-key': 'try-once' });
  await app.services.operationLog.flush();
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    app.services.db,
  );
  const places: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)} t where t::text like ${`%${other}%`}
      or t::text like ${`%${Buffer.from(other).toString('base64')}%`}`.execute(app.services.db);
    if (rows[0]!.n > 0) places.push(name);
  }
  expect(places).toEqual([]);
  expect(logged.join('')).not.toContain(other);
  for (const url of ['/sys/mail/server', '/sys/mail/status', '/sys/config/list', '/sys/log/list', '/sys/dataLog/search?docType=mailServer', '/sys/mail/list'])
    expect((await app.inject({ url, headers: { 'x-access-token': admin } })).body, url).not.toContain(other);
  const { mode } = await stat(join(app.dataFolder, keyFile));
  expect(mode & 0o777).toBe(0o600);
  expect(await readFile(join(app.dataFolder, keyFile), 'utf8')).not.toContain(other);
});

test('a server with another key says that the password is lost; the settings of a server count before what is stored', async () => {
  await save();
  const { services, connection } = app;
  const stranger = await createMailServer(connection, services.parameters, { seal: createSeal(app.dataFolder, 'x'.repeat(32)) });
  expect([stranger.stored, stranger.setBy, stranger.missing()]).toEqual([null, null, ['server']]);
  const set = await createTestApp({ smtpUrl: server.url });
  const token = await signIn(set, 'admin');
  const { body } = await call(set, token, 'GET', '/sys/mail/server');
  expect(body.result).toMatchObject({ setBy: 'settings', id: null, host: null, port: null, username: null, password: 'none' });
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|secret|harrow:/);
  for (const verb of ['save', 'try'])
    expect(
      (await call(set, token, 'POST', `/sys/mail/server/${verb}`, { ...typed(), ...(verb === 'save' ? { version: 0 } : { to: 'a@b.c' }) })).body,
    ).toMatchObject({
      success: false,
      result: { errorCode: 'mailServer.bySettings' },
    });
  await set.close();
});
