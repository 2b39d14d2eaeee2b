/** Mails about notices to contacts of dealers. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setParameter } from '../../test/setParameter.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import '../contact/tables.ts';

let app: TestApp;
let author: string;
let admin: string;
const dealers: Record<string, string> = {};
beforeAll(async () => {
  app = await createTestApp({ smtpUrl: 'smtp://127.0.0.1:9' });
  await setParameter(app.services, 'mail.from', 'portal@harrow.example');
  await setParameter(app.services, 'mail.portalUrl', 'https://portal.harrow.example');
  author = await signIn(app, 'zhao.manager');
  admin = await signIn(app, 'admin');
  for (const name of ['d001.admin', 'd002.admin']) dealers[name] = await signIn(app, name);
  await contact('d001.admin', 'All Notices', ['notices', 'prices']);
  await contact('d001.admin', 'Only Bulletins', ['bulletins']);
  await contact('d001.admin', 'Only Prices', ['prices']);
  await contact('d001.admin', 'No Mails', []);
  await contact('d002.admin', 'Olga Notices', ['notices']);
});
afterAll(() => app.close());
beforeEach(() => app.services.db.deleteFrom('mailOutbox').execute());

const contact = (person: string, name: string, receivesMail: string[]) =>
  call(app, dealers[person], 'POST', '/api/portal/contact/save?confirm=1', {
    contactType: 'service',
    name,
    phone: '+56 2 2555 0140',
    isPrimary: 'N',
    email: `${name.replace(' ', '.').toLowerCase()}@dealer.example`,
    receivesMail,
  });
const text = {
  noticeType: 'policy',
  targetScope: 'all',
  title: { 'zh-cn': '标题', en: 'New <terms>', es: 'Nuevas condiciones' },
  content: { 'zh-cn': '<p>正文</p>', en: '<p>First &amp; second</p><ul><li>Third</li></ul>' },
};
const post = async (verb: string, body: object) => (await call(app, author, 'POST', `/mfr/publicnotice/${verb}`, body)).body;
const publish = async (change: object = {}) => {
  const { id, version } = (await post('add', { ...text, ...change })).result;
  expect((await post('publish', { id, version })).success).toBe(true);
  return id as string;
};
const receivers = async () => {
  const { records } = (await call(app, admin, 'GET', '/sys/mail/list?pageSize=100')).body.result;
  return records.map(({ toName }: { toName: string }) => toName).toSorted();
};

test('every notice goes to those who get all; bulletins and prices to their own groups, too, and to nobody twice', async () => {
  await publish();
  expect(await receivers()).toEqual(['All Notices', 'Olga Notices']);
  await app.services.db.deleteFrom('mailOutbox').execute();
  await publish({ noticeType: 'service_bulletin' });
  expect(await receivers()).toEqual(['All Notices', 'Olga Notices', 'Only Bulletins']);
  await app.services.db.deleteFrom('mailOutbox').execute();
  await publish({ noticeType: 'price' });
  expect(await receivers()).toEqual(['All Notices', 'Olga Notices', 'Only Prices']);
});

test('a mail is in the contact’s language, says what the notice says, and carries the link to leave', async () => {
  const id = await publish({ targetScope: 'dealer', targetIds: ['D001'] });
  const { records } = (await call(app, admin, 'GET', '/sys/mail/list')).body.result;
  expect(records).toMatchObject([{ toName: 'All Notices', language: 'es', event: 'publicnotice.published', docType: 'publicnotice', docId: id }]);
  expect(records[0].subject).toContain('Nuevas condiciones');
  const { html, text: plain } = (await call(app, admin, 'GET', `/sys/mail/detail?id=${records[0].id}`)).body.result;
  expect(plain).toContain('正文');
  expect(html).toContain(`https://portal.harrow.example/workbench/notice/detail/${id}`);
  expect(html).toMatch(/\/user\/unsubscribe\?token=[0-9a-f]{64}/);
});

test('only those of the audience get one, of a dealer that is terminated nobody, and of roles none', async () => {
  await publish({ targetScope: 'market_group', targetIds: ['CIS'] });
  expect(await receivers()).toEqual(['Olga Notices']);
  await app.services.db.deleteFrom('mailOutbox').execute();
  await publish({ targetScope: 'role', targetIds: ['DLR_SERVICE'] });
  expect(await receivers()).toEqual([]);
  await app.services.db.updateTable('dealer').set({ dealerStatus: 'terminated' }).where('dealerCode', '=', 'D002').execute();
  await publish();
  expect(await receivers()).toEqual(['All Notices']);
  await app.services.db.updateTable('dealer').set({ dealerStatus: 'active' }).where('dealerCode', '=', 'D002').execute();
});

test('a draft, and a notice for later, send nothing yet', async () => {
  await post('add', text);
  await publish({ publishTime: '2099-05-01 08:00:00' });
  expect(await receivers()).toEqual([]);
});

test('whoever has left gets none any more; an unknown token is answered alike', async () => {
  const row = await app.services.db.selectFrom('contact').select(['id', 'unsubscribeToken']).where('name', '=', 'Olga Notices').executeTakeFirstOrThrow();
  const leave = async (token: string) => {
    const { timestamp: _timestamp, ...body } = (await call(app, undefined, 'POST', '/api/Login/Unsubscribe', { token })).body;
    return body;
  };
  expect(await leave(row.unsubscribeToken)).toEqual(await leave('f'.repeat(64)));
  await publish();
  expect(await receivers()).toEqual(['All Notices']);
  expect((await sql<{ n: number }>`select count(*)::int as n from contact where receives_mail <> '{}'`.execute(app.services.db)).rows[0]!.n).toBe(3);
});
