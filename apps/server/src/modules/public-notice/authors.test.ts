/** Actions of authors on notices, and the messages that follow. */
import { xssPayloads } from '@harrow/validation/rich-text/xssPayloads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../shared/database/database.ts';
import { createFilesKit, pdf, png } from '../../test/filesKit.ts';
import { call, signIn } from '../../test/testApp.ts';
import { cleanFiles } from '../attach/cleanFiles.ts';
import { modules } from '../index.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
let author: string;
let dealer: string;
let other: string;
beforeAll(async () => {
  kit = await createFilesKit();
  author = await signIn(kit.app, 'zhao.manager');
  dealer = kit.token;
  other = await signIn(kit.app, 'd002.service');
});
afterAll(() => kit.app.close());

const text = { noticeType: 'policy', targetScope: 'all', title: { 'zh-cn': '标题', en: 'Title' }, content: { 'zh-cn': '<p>正文</p>', en: '<p>Body</p>' } };
const post = async (path: string, body: object, as = author) => (await call(kit.app, as, 'POST', `/mfr/publicnotice/${path}`, body)).body;
const add = async (more: object = {}) => (await post('add', { ...text, ...more })).result as { id: string; version: number };
const publish = async (more: object = {}) => {
  const { id, version } = await add(more);
  const answer = await post('publish', { id, version });
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
  return answer.result as { id: string; version: number };
};
const record = async (id: string) => (await call(kit.app, author, 'GET', `/mfr/publicnotice/queryById?id=${id}`)).body.result;
const shown = async (id: string, as = dealer) => (await call(kit.app, as, 'GET', `/api/portal/publicnotice/detail?id=${id}`)).body.result;
async function told(id: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`select u.username || ' ' || m.event || ' ' || (m.params ->> 'title') as line
    from message m join sys_user u on u.id = m.user_id where m.doc_id = ${id} order by 1`.execute(kit.app.services.db);
  return rows.map(({ line }) => line);
}
const runJob = (now = new Date()) => {
  const { services: own } = kit.app;
  const job = modules.flatMap(({ jobs = [] }) => jobs).find(({ code }) => code === 'publicNotices')!;
  return job.run({
    services: { ...own, now: () => now },
    today: now.toISOString().slice(0, 10),
    signal: new AbortController().signal,
    transaction: (work) => inTransaction(own.db, work),
  });
};

describe('the life of a notice', () => {
  test('a draft is the authors’ own; published it reaches its readers; withdrawn it is gone', async () => {
    const { id, version } = await add();
    expect(await record(id)).toMatchObject({ status: 'draft', publishTime: null, allowedActions: ['edit', 'publish', 'delete'], version: 1 });
    expect((await shown(id)).errorCode).toBe('E-012');
    const published = (await post('publish', { id, version })).result;
    expect(await record(id)).toMatchObject({ status: 'pass', allowedActions: ['edit', 'withdraw'], status_dictText: 'Pass' });
    expect(await shown(id)).toMatchObject({ title: 'Title', content: '<p>Body</p>', readFlag: 'N' });
    expect((await post('publish', published)).result.errorCode).toBe('E-007');
    expect((await post('withdraw', published)).success).toBe(true);
    expect((await shown(id)).errorCode).toBe('E-012');
    expect((await post('edit', { ...text, id, version: 3 })).result.errorCode).toBe('E-007');
    const log = (await call(kit.app, author, 'GET', `/api/portal/approval/log?docType=publicnotice&id=${id}`)).body.result;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['publish', 'withdraw']);
  });

  test('two authors do not overwrite each other', async () => {
    const { id, version } = await add();
    expect((await post('edit', { ...text, id, version, topFlag: 'Y' })).result).toEqual({ id, version: 2 });
    expect(await post('edit', { ...text, id, version })).toMatchObject({ code: 409, result: { errorCode: 'E-001' } });
    expect((await record(id)).topFlag).toBe('Y');
  });

  test('only drafts can be removed', async () => {
    const [draft, published] = [await add(), await publish()];
    const answer = (await call(kit.app, author, 'DELETE', `/mfr/publicnotice/delete?ids=${draft.id},${published.id}`)).body.result;
    expect(answer).toMatchObject({ ok: [draft.id], failed: [{ id: published.id, code: 'E-007' }] });
    expect((await record(draft.id)).errorCode).toBe('E-012');
  });

  test.each([
    ['no text in Chinese or English', { title: { es: 'Título' }, content: { es: '<p>a</p>' } }, ['title', 'content']],
    ['a text of empty paragraphs', { content: { en: '<p>&nbsp;</p><script>x</script>' } }, ['content']],
    ['a kind that does not exist', { noticeType: 'rumour' }, ['noticeType']],
    ['dealers without a dealer', { targetScope: 'dealer' }, ['targetIds']],
    ['a dealer that does not exist', { targetScope: 'dealer', targetIds: ['D001', "D'; drop table dealer"] }, ['targetIds']],
    ['an end before its beginning', { publishTime: '2027-05-02 08:00:00', expireDate: '2027-05-01' }, ['expireDate']],
    ['a day that does not exist', { publishTime: '2027-02-31 08:00:00' }, ['publishTime']],
  ])('%s is refused', async (_name, more, fields) => {
    const answer = await post('add', { ...text, ...more });
    expect([answer.code, answer.result.errors?.map(({ field }: { field: string }) => field)]).toEqual([422, fields]);
  });

  test('a reader whose language is missing gets Chinese, else English', async () => {
    const english = await publish({ title: { en: 'Only English' }, content: { en: '<p>x</p>' } });
    const chinese = await publish();
    await call(kit.app, dealer, 'POST', '/api/Login/switchLanguage?languageCode=es');
    expect([(await shown(english.id)).title, (await shown(chinese.id)).title]).toEqual(['Only English', '标题']);
    await call(kit.app, dealer, 'POST', '/api/Login/switchLanguage?languageCode=en');
  });
});

describe('telling the audience', () => {
  test('a mandatory notice is told to the dealers it is for, once, in their language', async () => {
    const { id } = await publish({ mustRead: 'Y', targetScope: 'dealer', targetIds: ['D002'] });
    const lines = await told(id);
    expect(lines).toContain('d002.service publicnotice.mustRead Title');
    expect(lines.filter((line) => /^(?:d00[134]|chen|wang|admin)/.test(line))).toEqual([]);
    await runJob();
    expect(await told(id)).toEqual(lines);
  });

  test('its message is read with the confirmation, not before', async () => {
    const { id } = await publish({ mustRead: 'Y', targetScope: 'dealer', targetIds: ['D001'] });
    const unread = async () => {
      const { records } = (await call(kit.app, dealer, 'GET', '/sys/message/list?unread=1&pageSize=100')).body.result;
      return records.filter((message: { docId: string }) => message.docId === id).length;
    };
    await call(kit.app, dealer, 'POST', '/api/portal/publicnotice/read', { id });
    expect(await unread()).toBe(1);
    await call(kit.app, dealer, 'POST', '/api/portal/publicnotice/confirm', { id });
    expect(await unread()).toBe(0);
  });

  test('“notify again” makes it unread and announces it again; a correction alone does not', async () => {
    const { id, version } = await publish({ targetScope: 'dealer', targetIds: ['D001'] });
    expect(await told(id)).toEqual([]);
    await call(kit.app, dealer, 'POST', '/api/portal/publicnotice/read', { id });
    const before = (await record(id)).publishTime;
    await post('edit', { ...text, targetScope: 'dealer', targetIds: ['D001'], id, version });
    expect([(await shown(id)).readFlag, (await told(id)).length, (await record(id)).publishTime]).toEqual(['Y', 0, before]);
    await post('edit', { ...text, targetScope: 'dealer', targetIds: ['D001'], id, version: version + 1, notifyAgain: true });
    expect((await shown(id)).readFlag).toBe('N');
    expect(await told(id)).toContain('d001.service publicnotice.published Title');
  });

  test('a notice for later is shown and announced when its time has come, and closed after its last day', async () => {
    const { id } = await publish({ mustRead: 'Y', targetScope: 'dealer', targetIds: ['D001'], publishTime: '2099-05-01 08:00:00', expireDate: '2099-05-03' });
    expect([(await shown(id)).errorCode, await told(id)]).toEqual(['E-012', []]);
    await runJob(new Date('2099-05-01T00:05:00Z'));
    expect((await told(id)).length).toBeGreaterThan(0);
    await runJob(new Date('2099-05-03T08:00:00Z'));
    expect((await record(id)).status).toBe('pass');
    await runJob(new Date('2099-05-04T08:00:00Z'));
    expect((await record(id)).status).toBe('closed');
  });
});

test('no payload of fifty stays in a notice, whatever language it hides in', async () => {
  for (const payload of xssPayloads) {
    const answer = await post('add', { ...text, content: { 'zh-cn': `<p>vor</p>${payload}`, ru: payload } });
    // Those that ask another site for a picture are refused as a whole.
    if (!answer.success) {
      expect(answer.result.errors.map(({ code }: { code: string }) => code)).toContain('field.otherSite');
      continue;
    }
    const { id } = answer.result;
    const stored = JSON.stringify((await record(id)).contents).replace(/\\"[^"]*\\"/g, '""');
    expect(stored, payload).not.toMatch(/<(?:script|svg|math|iframe|object|embed|form|input|select|style|link|meta|base|body|template|details|xss)\b/i);
    expect(stored, payload).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc|action)\s*=/i);
  }
  const marked = await publish({ title: { en: '<img src=x onerror=alert(1)>' } });
  // A title is text: it stays as it was typed and is shown as text.
  expect((await shown(marked.id)).title).toBe('<img src=x onerror=alert(1)>');
});

test('a text shows no picture of another site, which would hear who reads it', async () => {
  const answer = await post('add', { ...text, content: { ...text.content, ru: '<p>x<img src="https://elsewhere.example/p.png"></p>' } });
  expect(answer.result.errors).toMatchObject([{ field: 'content.ru', code: 'field.otherSite' }]);
});

describe('files', () => {
  const attach = (id: string, as: string) =>
    kit.attach({ filename: 'a.pdf', content: pdf }, { tableName: 'public_notice', tableId: id, columnName: 'attachments' }, as);
  const list = async (id: string, as: string) => (await call(kit.app, as, 'GET', `/api/portal/attach/list?tableName=public_notice&tableId=${id}`)).body;

  test('are added by authors and read by whoever may read the notice', async () => {
    const { id } = await publish({ targetScope: 'dealer', targetIds: ['D001'] });
    const file = (await attach(id, author)).body.result.id as string;
    expect((await shown(id)).attachmentCount).toBe(1);
    expect((await list(id, dealer)).data.list.attachments).toHaveLength(1);
    expect((await attach(id, dealer)).body.result.errorCode).toBe('E-002');
    expect((await attach(id, other)).body.result.errorCode).toBe('E-601');
    const get = (fileId: string, as: string) => call(kit.app, as, 'GET', `/api/portal/attach/download?id=${fileId}`);
    const [foreign, absent] = [await get(file, other), await get('0'.repeat(32), other)];
    expect({ ...foreign.body, timestamp: 0 }).toEqual({ ...absent.body, timestamp: 0 });
    expect((await list(id, other)).result.errorCode).toBe('E-012');
  });

  test('are the authors’ alone before the notice is published, and closed with it', async () => {
    const { id, version } = await add();
    await attach(id, author);
    expect((await list(id, dealer)).result.errorCode).toBe('E-012');
    await post('publish', { id, version });
    await post('withdraw', { id, version: version + 1 });
    expect((await attach(id, author)).body.result.errorCode).toBe('E-002');
  });

  test('a picture that a text shows stays, one that no text shows goes after a day', async () => {
    const upload = async () => (await kit.upload({ filename: '图 1.png', content: await png() }, {}, author)).body.message as string;
    const [used, unused] = [await upload(), await upload()];
    const address = `/sys/common/static/${used.split('/').map(encodeURIComponent).join('/')}?inline=1`;
    const { id } = await publish({ content: { en: `<p>x<img src="${address}"></p>` } });
    expect((await shown(id)).content).toContain(address);
    await cleanFiles({ ...kit.app.services, now: () => new Date(Date.now() + 25 * 3_600_000) });
    const status = async (path: string) =>
      (await kit.app.inject({ url: `/sys/common/static/${encodeURI(path)}`, headers: { 'x-access-token': dealer } })).headers['content-type'];
    expect([await status(used), await status(unused)]).toEqual(['image/png', expect.stringContaining('application/json')]);
  });
});
