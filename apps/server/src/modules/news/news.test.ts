/** News over HTTP: who writes them, who reads them and when, and what a hostile text leaves behind. */
import { xssPayloads } from '@harrow/validation/rich-text/xssPayloads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireTime } from '../../shared/session/currentUser.ts';
import { createFilesKit, mp4, pdf, png } from '../../test/filesKit.ts';
import { call, signIn } from '../../test/testApp.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
let author: string;
/** Reads English. */
let dealer: string;
/** Reads Spanish. */
let spanish: string;
beforeAll(async () => {
  kit = await createFilesKit();
  author = await signIn(kit.app, 'sun.sales');
  dealer = kit.token;
  spanish = await signIn(kit.app, 'd002.service');
  await call(kit.app, spanish, 'POST', '/api/Login/switchLanguage?languageCode=es');
});
afterAll(() => kit.app.close());

const story = {
  category: 'product',
  title: { 'zh-cn': '新拖拉机', en: 'New tractor' },
  summary: { 'zh-cn': '更省油', en: 'Saves fuel' },
  content: { 'zh-cn': '<p>正文</p>', en: '<p>Body</p>' },
};
const post = async (path: string, body: object, as = author) => (await call(kit.app, as, 'POST', `/mfr/news/${path}`, body)).body;
const add = async (more: object = {}) => {
  const answer = await post('add', { ...story, ...more });
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
  return answer.result as { id: string; version: number };
};
const publish = async (more: object = {}) => (await post('publish', await add(more))).result as { id: string; version: number };
const record = async (id: string) => (await call(kit.app, author, 'GET', `/mfr/news/queryById?id=${id}`)).body.result;
const shown = async (id: string, as = dealer) => (await call(kit.app, as, 'GET', `/api/portal/news/detail?id=${id}`)).body.result;
const read = async (id: string, as = dealer) => (await call(kit.app, as, 'POST', '/api/portal/news/read', { id })).body;
const listed = async (query = '', as = dealer): Promise<{ id: string; title: string; newsNo: string }[]> =>
  (await call(kit.app, as, 'GET', `/api/portal/news/list?pageSize=100&${query}`)).body.result.records;
const titles = async (query = '', as = dealer) => (await listed(query, as)).map(({ title }) => title);

describe('the life of a story', () => {
  test('a draft is the authors’ own; published it is read; withdrawn it is gone', async () => {
    const { id, version } = await add();
    expect(await record(id)).toMatchObject({
      status: 'draft',
      publishTime: null,
      author: 'sun.sales',
      titles: story.title,
      allowedActions: ['edit', 'publish', 'delete'],
    });
    expect((await shown(id)).errorCode).toBe('E-012');
    expect((await listed()).map((one) => one.id)).not.toContain(id);
    expect((await read(id)).result.errorCode).toBe('E-012');
    const published = (await post('publish', { id, version })).result;
    expect(await shown(id)).toMatchObject({
      title: 'New tractor',
      summary: 'Saves fuel',
      content: '<p>Body</p>',
      category: 'product',
      readFlag: 'N',
      coverId: null,
    });
    expect((await post('publish', published)).result.errorCode).toBe('E-007');
    expect((await post('withdraw', published)).success).toBe(true);
    expect((await shown(id)).errorCode).toBe('E-012');
    expect((await post('edit', { ...story, id, version: 3 })).result.errorCode).toBe('E-007');
    const log = (await call(kit.app, author, 'GET', `/api/portal/approval/log?docType=news&id=${id}`)).body.result;
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['publish', 'withdraw']);
    expect((await call(kit.app, dealer, 'GET', `/api/portal/approval/log?docType=news&id=${id}`)).status).toBe(403);
  });

  test('a correction of a published story keeps its time and its author', async () => {
    const { id, version } = await publish({ author: 'Marketing' });
    const before = await record(id);
    await post('edit', { ...story, title: { en: 'Corrected' }, id, version });
    expect(await record(id)).toMatchObject({ status: 'pass', publishTime: before.publishTime, author: 'Marketing', titles: { en: 'Corrected' } });
    expect(await post('edit', { ...story, id, version })).toMatchObject({ code: 409, result: { errorCode: 'E-001' } });
  });

  test('only drafts can be deleted', async () => {
    const [draft, published] = [await add(), await publish()];
    const answer = (await call(kit.app, author, 'DELETE', `/mfr/news/delete?ids=${draft.id},${published.id}`)).body.result;
    expect(answer).toMatchObject({ ok: [draft.id], failed: [{ id: published.id, code: 'E-003' }] });
    expect((await record(draft.id)).errorCode).toBe('E-012');
  });

  test.each([
    ['no title in Chinese or English', { title: { es: 'Título' } }, 422, ['title']],
    ['a text of empty paragraphs', { content: { en: '<p>&nbsp;</p><script>x</script>' } }, 422, ['content']],
    ['a day that does not exist', { publishTime: '2027-02-31 08:00:00' }, 422, ['publishTime']],
    ['a category that does not exist', { category: 'rumour' }, 400, ['category']],
    ['a language that does not exist', { language: 'de' }, 400, ['language']],
    ['a title that is too long', { title: { en: 'x'.repeat(201) } }, 400, ['title.en']],
    ['a summary that is too long', { summary: { en: 'x'.repeat(501) } }, 400, ['summary.en']],
    ['a text that is too long', { content: { en: `<p>${'x'.repeat(200_000)}</p>` } }, 400, ['content.en']],
  ])('%s is refused', async (_name, more, code, fields) => {
    const answer = await post('add', { ...story, ...more });
    expect([answer.code, answer.result?.errors?.map(({ field }: { field: string }) => field)]).toEqual([code, fields]);
  });

  test('dealers and departments without the right write none', async () => {
    const { id, version } = await add();
    for (const as of [dealer, await signIn(kit.app, 'qian.finance')]) {
      for (const [path, body] of [
        ['add', story],
        ['edit', { ...story, id, version }],
        ['publish', { id, version }],
        ['withdraw', { id, version }],
      ] as const)
        expect((await call(kit.app, as, 'POST', `/mfr/news/${path}`, body)).status, path).toBe(403);
      for (const path of ['list', 'statusCounts', `queryById?id=${id}`]) expect((await call(kit.app, as, 'GET', `/mfr/news/${path}`)).status, path).toBe(403);
      expect((await call(kit.app, as, 'DELETE', `/mfr/news/delete?ids=${id}`)).status).toBe(403);
    }
  });
});

describe('readers', () => {
  test('get their own language, else Chinese, else English; a story for one language has no other readers', async () => {
    const all = await publish({ title: { 'zh-cn': '中文', es: 'Español' } });
    const english = await publish({ title: { en: 'Only English' } });
    const forSpanish = await publish({ title: { en: 'For Spanish readers' }, language: 'es' });
    expect([(await shown(all.id, spanish)).title, (await shown(all.id)).title, (await shown(english.id, spanish)).title]).toEqual([
      'Español',
      '中文',
      'Only English',
    ]);
    expect((await shown(forSpanish.id, spanish)).title).toBe('For Spanish readers');
    expect((await shown(forSpanish.id)).errorCode).toBe('E-012');
    expect((await read(forSpanish.id)).result.errorCode).toBe('E-012');
    expect(await titles()).not.toContain('For Spanish readers');
    expect(await titles('', spanish)).toContain('For Spanish readers');
  });

  test('are counted once each', async () => {
    const { id } = await publish();
    expect((await record(id)).readCount).toBe(0);
    for (let i = 0; i < 2; i += 1) expect((await read(id)).success).toBe(true);
    expect((await record(id)).readCount).toBe(1);
    await read(id, spanish);
    expect([(await record(id)).readCount, (await shown(id)).readFlag]).toEqual([2, 'Y']);
  });

  test('find pinned stories first, then the latest, and go from one to the next', async () => {
    const [older, newer, pinned] = [
      await publish({ title: { en: 'Fair: older' }, category: 'exhibition' }),
      await publish({ title: { en: 'Fair: newer' }, category: 'exhibition' }),
      await publish({ title: { en: 'Fair: pinned' }, category: 'exhibition', topFlag: 'Y' }),
    ];
    const { db } = kit.app.services;
    const at = (id: string, publishTime: string) => db.updateTable('news').set({ publishTime }).where('id', '=', id).execute();
    await at(older.id, '2025-03-01 08:00:00');
    await at(newer.id, '2025-03-02 08:00:00');
    await at(pinned.id, '2025-02-01 08:00:00');
    expect(await titles('category=exhibition')).toEqual(['Fair: pinned', 'Fair: newer', 'Fair: older']);
    expect(await titles('title=OLDER')).toEqual(['Fair: older']);
    expect(await titles('category=company,dealer_story')).toEqual([]);
    const all = await listed();
    const place = all.findIndex(({ id }) => id === newer.id);
    const beside = (index: number) => (all[index] ? { id: all[index].id, title: all[index].title } : null);
    expect(await shown(newer.id)).toMatchObject({ previous: beside(place - 1), next: beside(place + 1) });
    expect((await shown(all[0]!.id)).previous).toBeNull();
    expect((await shown(all.at(-1)!.id)).next).toBeNull();
  });

  test('meet the first of their list at home', async () => {
    const { news } = (await call(kit.app, dealer, 'GET', '/api/portal/home/today')).body.result;
    expect(news.id).toBe((await listed())[0]!.id);
  });
});

describe('a story for later', () => {
  test('is not there before its time, for nobody but its authors, and needs no job', async () => {
    const { id } = await publish({ title: { en: 'Tomorrow' }, publishTime: '2999-01-01 08:00:00' });
    expect((await record(id)).publishTime).toBe('2999-01-01 08:00:00');
    expect(await titles()).not.toContain('Tomorrow');
    for (const answer of [await shown(id), (await read(id)).result]) expect(answer.errorCode).toBe('E-012');
    await kit.app.services.db.updateTable('news').set({ publishTime: '2025-05-01 08:00:00' }).where('id', '=', id).execute();
    expect(await titles()).toContain('Tomorrow');
  });

  test('comes at the same moment to readers of every zone, wherever it was scheduled', async () => {
    const hour = 3_600_000;
    const at = (hours: number): string => wireTime(new Date(Date.now() + hours * hour));
    await publish({ title: { en: 'In an hour' }, publishTime: at(1) });
    await publish({ title: { en: 'An hour ago' }, publishTime: at(-1) });
    // Their clocks are those of Shanghai, Santiago and Almaty.
    for (const as of [author, dealer, spanish]) {
      const seen = await titles('', as);
      expect([seen.includes('In an hour'), seen.includes('An hour ago')]).toEqual([false, true]);
    }
  });

  test('is of the day on which its time falls where it is read', async () => {
    const { id } = await publish({ title: { en: 'At dawn in Shanghai' } });
    // 22:00 of the day before in Santiago.
    await kit.app.services.db.updateTable('news').set({ publishTime: '2025-06-10 10:00:00' }).where('id', '=', id).execute();
    expect((await shown(id)).publishTime).toBe('2025-06-10 10:00:00');
    const on = (day: string, as = dealer) => titles(`publishTime_begin=${day}&publishTime_end=${day}`, as);
    expect([await on('2025-06-09'), await on('2025-06-10')]).toEqual([['At dawn in Shanghai'], []]);
    expect([await on('2025-06-09', author), await on('2025-06-10', author)]).toEqual([[], ['At dawn in Shanghai']]);
  });
});

describe('hostile texts', () => {
  test('no payload of fifty stays, whatever language it hides in', async () => {
    for (const payload of xssPayloads) {
      const answer = await post('add', { ...story, content: { 'zh-cn': `<p>vor</p>${payload}`, ru: payload } });
      // Those that ask another site for a picture are refused as a whole.
      if (!answer.success) {
        expect(answer.result.errors.map(({ code }: { code: string }) => code)).toContain('field.otherSite');
        continue;
      }
      const stored = JSON.stringify((await record(answer.result.id)).contents).replace(/\\"[^"]*\\"/g, '""');
      expect(stored, payload).not.toMatch(/<(?:script|svg|math|iframe|object|embed|form|input|select|style|link|meta|base|body|template|details|xss)\b/i);
      expect(stored, payload).not.toMatch(/<[^>]*\s(?:on\w+|srcdoc|action)\s*=/i);
    }
    // Titles and summaries are text: they stay as typed and are shown as text.
    const marked = await publish({ title: { en: '<img src=x onerror=alert(1)>' }, summary: { en: '<script>1</script>' } });
    expect(await shown(marked.id)).toMatchObject({ title: '<img src=x onerror=alert(1)>', summary: '<script>1</script>' });
  });

  test.each([
    '<img src="https://tracker.example/p.gif?who=1" width="1" height="1">',
    '<img src="//tracker.example/p.gif">',
    '<img src="/\\tracker.example/p.gif">',
    '<img src="/&#9;/tracker.example/p.gif">',
    '<video src="https://tracker.example/film.mp4"></video>',
  ])('%s would tell another site who reads: it is refused at its language', async (html) => {
    const answer = await post('add', { ...story, content: { ...story.content, ru: `<p>x</p>${html}` } });
    expect([answer.code, answer.result.errors.map(({ field, code }: { field: string; code: string }) => [field, code])]).toEqual([
      422,
      [['content.ru', 'field.otherSite']],
    ]);
  });

  test('styles that would cover the page are dropped; links to other sites stay', async () => {
    const { id } = await publish({
      content: { en: '<p style="position:fixed;inset:0">a</p><style>*{display:none}</style><a href="https://fair.example">fair</a>' },
    });
    expect((await shown(id)).content).toBe('<p>a</p><a href="https://fair.example" target="_blank" rel="noopener noreferrer nofollow">fair</a>');
  });

  test('pictures and films of the own site stay with the story', async () => {
    const upload = async (filename: string, content: Buffer) => (await kit.upload({ filename, content }, {}, author)).body.message as string;
    const addressOf = (path: string) => `/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}?inline=1`;
    const [picture, film] = [addressOf(await upload('field.png', await png())), addressOf(await upload('field.mp4', mp4))];
    const { id } = await publish({ content: { en: `<p>a</p><img src="${picture}"><video src="${film}"></video>` } });
    const { content } = await shown(id);
    expect(content).toContain(picture);
    expect(content).toContain(film);
    for (const url of [picture, film]) expect((await kit.app.inject({ url, headers: { 'x-access-token': dealer } })).statusCode).toBe(200);
  });
});

describe('files', () => {
  const attach = (id: string, columnName: string, file: { filename: string; content: Buffer }, as = author) =>
    kit.attach(file, { tableName: 'news', tableId: id, columnName }, as);
  const list = async (id: string, as: string) => (await call(kit.app, as, 'GET', `/api/portal/attach/list?tableName=news&tableId=${id}`)).body;

  test('the cover is one picture, and no other file', async () => {
    const { id } = await publish();
    expect((await attach(id, 'coverImage', { filename: 'a.pdf', content: pdf })).body.success).toBe(false);
    // Its content counts, whatever it is called.
    expect((await attach(id, 'coverImage', { filename: 'a.png', content: pdf })).body.success).toBe(false);
    const cover = (await attach(id, 'coverImage', { filename: 'a.png', content: await png() })).body.result.id as string;
    expect((await attach(id, 'coverImage', { filename: 'b.png', content: await png() })).body.success).toBe(false);
    await attach(id, 'attachments', { filename: 'a.pdf', content: pdf });
    expect(await shown(id)).toMatchObject({ coverId: cover, attachmentCount: 1 });
    const picture = await kit.app.inject({ url: `/api/portal/attach/download?id=${cover}&thumbnail=1&inline=1`, headers: { 'x-access-token': dealer } });
    expect(picture.headers['content-type']).toMatch(/^image\//);
  });

  test('are the authors’ alone before the story is shown, and closed with it', async () => {
    const { id, version } = await add();
    await attach(id, 'attachments', { filename: 'a.pdf', content: pdf });
    expect((await list(id, dealer)).result.errorCode).toBe('E-012');
    expect((await attach(id, 'attachments', { filename: 'b.pdf', content: pdf }, dealer)).body.result.errorCode).toBe('E-601');
    await post('publish', { id, version });
    expect((await list(id, dealer)).data.list.attachments).toHaveLength(1);
    expect((await attach(id, 'attachments', { filename: 'b.pdf', content: pdf }, dealer)).body.result.errorCode).toBe('E-002');
    await post('withdraw', { id, version: version + 1 });
    expect((await list(id, dealer)).result.errorCode).toBe('E-012');
    expect((await attach(id, 'attachments', { filename: 'b.pdf', content: pdf })).body.result.errorCode).toBe('E-002');
  });
});

test('authors find their stories by title, category, language, period and status, and count them by status', async () => {
  const { id } = await add({ title: { en: 'Needle' }, category: 'dealer_story', language: 'ru' });
  const found = async (query: string) =>
    (await call(kit.app, author, 'GET', `/mfr/news/list?pageSize=100&${query}`)).body.result.records.map((one: { id: string }) => one.id);
  for (const query of ['title=needle', 'category=dealer_story', 'language=ru', 'status=draft']) expect(await found(query), query).toContain(id);
  for (const query of ['title=hay', 'category=company', 'language=es', 'status=closed', 'publishTime_begin=2025-01-01'])
    expect(await found(query), query).not.toContain(id);
  const counts: { status: string; count: number }[] = (await call(kit.app, author, 'GET', '/mfr/news/statusCounts')).body.result;
  for (const { status, count } of counts) expect(await found(`status=${status}`)).toHaveLength(count);
});
