import { setParameter } from '../../test/setParameter.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from '../../shared/context.ts';
import { createFilesKit, pdf, png } from '../../test/filesKit.ts';
import { call, signIn } from '../../test/testApp.ts';
import { keepPaths, pathOf } from './service.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
let stranger: string;
let reviewer: string;
beforeAll(async () => {
  kit = await createFilesKit();
  stranger = await signIn(kit.app, 'd002.service');
  reviewer = await signIn(kit.app, 'wang.service');
});
afterAll(() => kit.app.close());

const get = (path: string, as: string, query = '', headers: Record<string, string> = {}) =>
  kit.app.inject({ url: `/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}${query}`, headers: { 'x-access-token': as, ...headers } });

const id = '0'.repeat(32);
test.each([
  ['photo.jpg', `temp/photo_${id}.jpg`],
  ['hour meter, left = "1,026.4" & more.JPG', `temp/hour_meter_left_1_026_4_more_${id}.jpg`],
  ['铭牌 (1).png', `temp/铭牌_1_${id}.png`],
  ['../../etc/passwd.pdf', `temp/passwd_${id}.pdf`],
  ['\u{1f600}.pdf', `temp/file_${id}.pdf`],
  [`${'й'.repeat(200)}.pdf`, `temp/${'й'.repeat(40)}_${id}.pdf`],
])('the path of %j is %j: nothing that a list of paths or an address would break on', (name, path) => {
  expect(pathOf('temp', name, id)).toBe(path);
});

describe('uploading', () => {
  test('answers the path as message, and a file as fields hold it', async () => {
    const { body } = await kit.upload({ filename: '铭牌, links.png', type: 'image/png', content: await png() });
    expect(body).toMatchObject({ success: true, code: 200, result: { fileName: '铭牌, links.png', filePath: body.message } });
    expect(body.message).toMatch(/^temp\/铭牌_links_[0-9a-f]{32}\.png$/);
  });

  test('into another folder, for the cell of a table, for an editor', async () => {
    const file = { filename: 'a.pdf', content: pdf };
    expect((await kit.upload(file, { biz: 'claims', isup: '1' })).body.message).toMatch(/^claims\/a_/);
    const cell = (await kit.upload(file, { isup: '1', responseName: 'report' })).body;
    expect(cell.report).toBe(cell.message);
    expect((await kit.upload(file, { biz: 'jeditor', jeditor: '1' })).body.message).toMatch(/^jeditor\//);
  });

  test.each([
    ['a folder that is a path', { biz: '../etc' }],
    ['a member of the envelope as name of the answer', { responseName: 'success' }],
    ['an unknown field', { path: '/etc' }],
    ['isup that is not 1', { isup: '0' }],
  ])('%s is refused and leaves nothing', async (_name, fields) => {
    const before = await kit.filesOnDisk();
    const { status, body } = await kit.upload({ filename: 'a.pdf', content: pdf }, fields);
    expect([status, body.result.errorCode]).toEqual([400, 'upload.fields']);
    expect(await kit.filesOnDisk()).toEqual(before);
  });

  test.each([
    ['knock.mp3', 'audio/mpeg', Buffer.concat([Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1'), Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])],
    ['knock.wav', 'audio/wav', Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0', 'latin1'), Buffer.alloc(24)])],
    ['knock.m4a', 'audio/mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', 'latin1'), Buffer.alloc(24)])],
  ])('the sound %s is taken, and played where it lies', async (filename, type, content) => {
    const { message: path } = (await kit.upload({ filename, type, content }, { jeditor: '1' })).body;
    const { headers } = await get(path, kit.token, '?inline=1');
    expect(headers).toMatchObject({ 'content-type': type, 'accept-ranges': 'bytes' });
    expect(headers['content-disposition']).toMatch(/^inline;/);
  });

  test('what attachments refuse is refused here, too', async () => {
    const { body } = await kit.upload({ filename: 'a.svg', type: 'image/svg+xml', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
    expect(body).toMatchObject({ success: false, result: { errorCode: 'attach.notAllowed' } });
  });
});

describe('reading', () => {
  let path: string;
  beforeAll(async () => {
    path = (await kit.upload({ filename: '铭牌.png', type: 'image/png', content: await png() })).body.message;
  });

  test('the author, the dealer and the reviewer get the file with its name', async () => {
    for (const reader of [kit.token, await signIn(kit.app, 'd001.parts'), reviewer]) {
      const reply = await get(path, reader);
      expect([reply.statusCode, reply.headers['content-type'], reply.rawPayload.equals(await png())]).toEqual([200, 'image/png', true]);
      expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''${encodeURIComponent('铭牌')}.png`);
    }
  });

  test('ranges and thumbnails', async () => {
    const part = await get(path, kit.token, '', { range: 'bytes=1-3' });
    expect([part.statusCode, part.body]).toEqual([206, 'PNG']);
    expect((await get(path, kit.token, '?thumbnail=1&inline=1')).headers).toMatchObject({ 'content-type': 'image/webp' });
  });

  test("another dealer's file answers as if it did not exist", async () => {
    const foreign = (await get(path, stranger)).json();
    const none = (await get('temp/none.png', stranger)).json();
    expect({ ...foreign, timestamp: 0 }).toEqual({ ...none, timestamp: 0 });
    expect(foreign.result.errorCode).toBe('E-012');
  });

  test("the maker's files are for everybody who signs in, and for nobody else", async () => {
    const notice = (await kit.upload({ filename: 'notice.png', type: 'image/png', content: await png() }, { biz: 'jeditor', jeditor: '1' }, reviewer)).body
      .message;
    expect((await get(notice, stranger)).statusCode).toBe(200);
    expect((await kit.app.inject({ url: `/sys/common/static/${notice}` })).statusCode).toBe(401);
  });

  test.each(['temp/..%2f..%2fetc%2fpasswd', 'temp/%2e%2e', '..%2ftemp/a', "temp/'%20or%201=1--"])('the path %s finds nothing', async (raw) => {
    const reply = await kit.app.inject({ url: `/sys/common/static/${raw}`, headers: { 'x-access-token': kit.token } });
    expect(reply.json().success).toBe(false);
  });
});

test('the files of one user, and of one dealer, have a limit', async () => {
  const file = { filename: 'a.pdf', content: pdf };
  const { services } = kit.app;
  const path = (await kit.upload(file)).body.message as string;
  const resize = (bytes: number) => services.db.updateTable('upload').set({ sizeBytes: bytes }).where('path', '=', path).execute();
  // As if it were 200 MB.
  await resize(200 * 1024 * 1024);
  await setParameter(services, 'attach.quotaUserMb', '100');
  expect((await kit.upload(file)).body).toMatchObject({ result: { errorCode: 'attach.quotaUser' }, message: 'Your files would take more than 100 MB' });
  expect((await kit.attach(file)).body.result.errorCode).toBe('attach.quotaUser');
  await setParameter(services, 'attach.quotaUserMb', '1000');
  await setParameter(services, 'attach.quotaDealerMb', '100');
  expect((await kit.upload(file)).body.result.errorCode).toBe('attach.quotaDealer');
  expect((await kit.upload(file, {}, reviewer)).body.success).toBe(true);
  await setParameter(services, 'attach.quotaDealerMb', '1000');
  expect((await kit.upload(file)).body.success).toBe(true);
  await resize(pdf.length);
});

test("a record keeps its own dealer's paths, nobody else's", async () => {
  const path = (await kit.upload({ filename: 'a.pdf', content: pdf })).body.message as string;
  const { services } = kit.app;
  const { db, sessions } = services;
  const kept = async () => (await db.selectFrom('upload').select('kept').where('path', '=', path).executeTakeFirstOrThrow()).kept;
  await keepPaths(contextOf(services, (await sessions.find(stranger, '127.0.0.1'))!), path);
  expect(await kept()).toBe('N');
  await keepPaths(contextOf(services, (await sessions.find(kit.token, '127.0.0.1'))!), `temp/none.pdf, ${path},`);
  expect(await kept()).toBe('Y');
  expect((await call(kit.app, kit.token, 'GET', '/health')).status).toBe(200);
});
