import { readdir } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AttachmentOwner } from '../../shared/files/attachmentOwner.ts';
import { mp3 } from '../../test/filesKit.ts';
import { type FilePart, multipart } from '../../test/multipart.ts';
import { call, createTestApp, signIn, type TestApp } from '../../test/testApp.ts';
import { safeFileName } from '../../shared/files/fileName.ts';
import { parseRange } from '../../shared/files/sendFile.ts';

const recordId = 'a'.repeat(32);
const megabyte = 1024 * 1024;

/** Warnings and errors in the log. */
const complaints: string[] = [];

let app: TestApp;
let token: string;
let stranger: string;
/** Whether the record of the tests may be edited. */
let editable = true;

/** A record of D001 that is not in the database: only its rules matter here. */
const owner: AttachmentOwner = {
  tableName: 'test_record',
  slots: { platePhoto: { takes: ['image'] }, signedFile: {} },
  lateColumns: ['signedFile'],
  permission: 'warrantyClaim:query',
  visible: async ({ user }, id) => id === recordId && (user.dealerCode === 'D001' || user.userType === 'maker'),
  editable: async () => editable,
};

beforeAll(async () => {
  app = await createTestApp({ logger: { level: 'warn', stream: { write: (line: string) => void complaints.push(line) } } });
  (app.services.attachmentOwners as Map<string, AttachmentOwner>).set(owner.tableName, owner);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  token = await signIn(app, 'd001.service');
  stranger = await signIn(app, 'd002.service');
});
afterAll(() => app.close());

const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#4a7' } })
    .withExif({ IFD0: { Copyright: 'x' }, IFD2: { DateTimeOriginal: '2026:05:04 03:02:01' } })
    .jpeg()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function upload(file: FilePart | FilePart[], fields: Record<string, string> = {}, as = token) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/portal/attach/upload',
    ...merge(multipart({ tableName: 'test_record', tableId: recordId, ...fields }, ...[file].flat()), as),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const merge = ({ payload, headers }: ReturnType<typeof multipart>, as: string) => ({
  payload,
  headers: { ...headers, 'x-access-token': as, 'accept-language': 'en' },
});

/** Every file below the data folder. */
const filesOnDisk = async (): Promise<string[]> =>
  (await readdir(join(app.dataFolder, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
const rowCount = async (): Promise<number> =>
  (
    await app.services.db
      .selectFrom('attach')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('uploading', () => {
  test('keeps the file with its facts and a thumbnail', async () => {
    const content = await jpeg();
    const { body } = await upload({ filename: '铭牌 ünd.JPG', type: 'image/jpeg', content }, { columnName: 'platePhoto' });
    expect(body).toMatchObject({
      success: true,
      result: {
        filename: '铭牌 ünd.JPG',
        columnName: 'platePhoto',
        sizeBytes: content.length,
        mimetype: 'image/jpeg',
        imageType: true,
        hasThumbnail: true,
        status: 'uploaded',
        takenAt: null,
      },
    });
    const list = (await call(app, token, 'GET', `/api/portal/attach/list?tableName=test_record&tableId=${recordId}&listColumnName=platePhoto`)).body;
    expect(list.data.list).toMatchObject({ main: [], platePhoto: [{ id: body.result.id }] });
    expect(list.result.records).toHaveLength(1);
    const reviewer = await signIn(app, 'wang.service');
    expect((await call(app, reviewer, 'GET', `/api/portal/attach/list?tableName=test_record&tableId=${recordId}`)).body.result.records[0].takenAt).toBe(
      '2026-05-04 03:02:01',
    );
  });

  test('several at once, one request each', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, (_, i) => upload({ filename: `${i}.pdf`, type: 'application/pdf', content: pdf })));
    expect(results.map(({ body }) => body.success)).toEqual(Array(6).fill(true));
    expect(new Set(results.map(({ body }) => body.result.id)).size).toBe(6);
  });

  const xlsxNamedJpg = Buffer.from('504b0304140000000800', 'hex');
  test.each<[string, FilePart, string, string?]>([
    ['is empty', { filename: 'a.pdf', type: 'application/pdf', content: Buffer.alloc(0) }, 'attach.empty'],
    ['is an executable', { filename: 'a.exe', content: Buffer.from('MZ'.padEnd(200, '\0')) }, 'attach.notAllowed'],
    [
      'is an SVG, which may hold scripts',
      { filename: 'a.svg', type: 'image/svg+xml', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      'attach.notAllowed',
    ],
    ['says by its name that it is a picture and is a PDF', { filename: 'a.jpg', type: 'image/jpeg', content: pdf }, 'attach.lies'],
    ['says by its type that it is a picture and is a PDF', { filename: 'a.pdf', type: 'image/png', content: pdf }, 'attach.lies'],
    ['has no content that is known', { filename: 'a.pdf', type: 'application/pdf', content: Buffer.from('hello') }, 'attach.lies'],
    ['is an archive called picture', { filename: 'a.png', content: xlsxNamedJpg }, 'attach.lies'],
    ['has no extension and no content that is known', { filename: 'a', type: 'application/pdf', content: Buffer.from('hello') }, 'attach.notAllowed'],
    ['is a sound where a picture belongs', { filename: 'a.mp3', type: 'audio/mpeg', content: mp3 }, 'attach.wrongKind', 'platePhoto'],
    [
      'is a damaged picture',
      { filename: 'a.jpg', type: 'image/jpeg', content: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(500, 7)]) },
      'attach.damagedImage',
    ],
  ])('a file that %s is refused and leaves nothing', async (_name, file, code, columnName = '') => {
    const before = [await filesOnDisk(), await rowCount()];
    expect((await upload(file, { columnName })).body).toMatchObject({ success: false, result: { errorCode: code } });
    expect([await filesOnDisk(), await rowCount()]).toEqual(before);
  });

  test('a picture of some kilobytes that unpacks to more than a hundred million pixels is refused', async () => {
    const bomb = await sharp({ create: { width: 10_001, height: 10_001, channels: 3, background: '#000' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * megabyte);
    expect((await upload({ filename: 'bomb.png', type: 'image/png', content: bomb })).body.result.errorCode).toBe('attach.damagedImage');
  });

  test('50 MB are too much, a byte less is not', async () => {
    const sized = (bytes: number): Buffer => Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, ' ')]);
    expect((await upload({ filename: 'big.pdf', type: 'application/pdf', content: sized(50 * megabyte) })).body).toMatchObject({
      success: false,
      result: { errorCode: 'E-600' },
      message: 'Attachments must not exceed 50MB',
    });
    expect((await upload({ filename: 'big.pdf', type: 'application/pdf', content: sized(50 * megabyte + 1000) })).body.result.errorCode).toBe('E-600');
    expect((await upload({ filename: 'big.pdf', type: 'application/pdf', content: sized(50 * megabyte - 1) })).body.result.filesize).toBe('49.99MB');
    expect(await readdir(app.services.files.incoming)).toEqual([]);
  });

  test('an upload that is cut leaves nothing, and the server goes on', async () => {
    const before = [await filesOnDisk(), await rowCount()];
    const { payload, headers } = multipart(
      { tableName: 'test_record', tableId: recordId },
      { filename: 'cut.pdf', type: 'application/pdf', content: Buffer.concat([pdf, Buffer.alloc(3 * megabyte)]) },
    );
    const { port } = app.app.server.address() as { port: number };
    const socket = connectSocket(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `POST /api/portal/attach/upload HTTP/1.1\r\nhost: x\r\nx-access-token: ${token}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, megabyte));
    await expect.poll(() => readdir(app.services.files.incoming)).toHaveLength(1);
    socket.destroy();
    await expect.poll(async () => [await filesOnDisk(), await rowCount()]).toEqual(before);
    expect((await app.inject('/health')).statusCode).toBe(200);
  });

  test.each([10, 500, 3000])('a body that ends %i bytes early is refused and leaves nothing', async (missing) => {
    const before = [await filesOnDisk(), await rowCount()];
    const { payload, headers } = multipart(
      { tableName: 'test_record', tableId: recordId },
      { filename: 'cut.pdf', type: 'application/pdf', content: Buffer.concat([pdf, Buffer.alloc(2000)]) },
    );
    const reply = await app.inject({
      method: 'POST',
      url: '/api/portal/attach/upload',
      payload: payload.subarray(0, Math.max(payload.length - missing, 40)),
      headers: { ...headers, 'x-access-token': token },
    });
    expect([reply.statusCode, reply.json().result.errorCode]).toEqual([400, 'attach.cut']);
    expect([await filesOnDisk(), await rowCount()]).toEqual(before);
  });

  test.each([
    ['the record is not saved', { tableId: 'b'.repeat(32) }, 'E-601'],
    ['the table takes no files', { tableName: 'sys_user' }, 'E-012'],
    ['there is no such slot', { columnName: 'nope' }, 'attach.unknownSlot'],
  ])('is refused when %s', async (_name, fields, code) => {
    expect((await upload({ filename: 'a.pdf', content: pdf }, fields)).body.result.errorCode).toBe(code);
  });

  test("to another dealer's record answers as if it were not saved", async () => {
    expect((await upload({ filename: 'a.pdf', content: pdf }, {}, stranger)).body.result.errorCode).toBe('E-601');
  });

  test.each([
    ['a body that is not multipart', { payload: '{}', headers: { 'content-type': 'application/json' } }],
    ['two files', multipart({ tableName: 'test_record', tableId: recordId }, { filename: 'a.pdf', content: pdf }, { filename: 'b.pdf', content: pdf })],
    ['no file', multipart({ tableName: 'test_record', tableId: recordId })],
    ['an id that is none', multipart({ tableName: 'test_record', tableId: '1 or 1=1' }, { filename: 'a.pdf', content: pdf })],
    ['an unknown field', multipart({ tableName: 'test_record', tableId: recordId, path: '/etc' }, { filename: 'a.pdf', content: pdf })],
  ])('%s breaks the contract', async (_name, { payload, headers }) => {
    const reply = await app.inject({ method: 'POST', url: '/api/portal/attach/upload', payload, headers: { ...headers, 'x-access-token': token } });
    expect([reply.statusCode, reply.json().success]).toEqual([400, false]);
    expect(await readdir(app.services.files.incoming)).toEqual([]);
  });

  test('only while the record may be edited, but late slots stay open', async () => {
    editable = false;
    expect((await upload({ filename: 'a.pdf', content: pdf })).body.result.errorCode).toBe('E-002');
    expect((await upload({ filename: 'a.pdf', content: pdf }, { columnName: 'signedFile' })).body.success).toBe(true);
    editable = true;
  });
});

describe('downloading', () => {
  const download = (id: string, query = '', headers: Record<string, string> = {}, as = token) =>
    app.inject({ url: `/api/portal/attach/download?id=${id}${query}`, headers: { 'x-access-token': as, ...headers } });
  let id: string;
  beforeAll(async () => {
    id = (await upload({ filename: 'отчёт (1).pdf', type: 'application/pdf', content: pdf })).body.result.id;
  });

  test('sends the bytes as a file with its name and safe headers', async () => {
    const reply = await download(id);
    expect(reply.rawPayload.equals(pdf)).toBe(true);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' });
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="_____ (1).pdf"; filename*=UTF-8''${encodeURIComponent('отчёт')}%20%281%29.pdf`);
  });

  test('sends ranges', async () => {
    const part = await download(id, '', { range: 'bytes=1-3' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'PDF', `bytes 1-3/${pdf.length}`]);
    expect((await download(id, '', { range: `bytes=${pdf.length}-` })).statusCode).toBe(416);
  });

  test('answers 304 to who has it already', async () => {
    const { etag } = (await download(id)).headers;
    expect((await download(id, '', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test('shows PDF and pictures in the browser, nothing else', async () => {
    expect((await download(id, '&inline=1')).headers['content-disposition']).toMatch(/^inline/);
    const zip = (await upload({ filename: 'a.zip', type: 'application/zip', content: Buffer.from('504b0506000000000000000000000000000000000000', 'hex') }))
      .body;
    expect(zip.success).toBe(true);
    expect((await download(zip.result.id, '&inline=1')).headers['content-disposition']).toMatch(/^attachment/);
  });

  test('a file is answered once', async () => {
    const photo = (await upload({ filename: 'p.jpg', type: 'image/jpeg', content: await jpeg() })).body.result.id;
    complaints.length = 0;
    await download(photo, '&thumbnail=1');
    // A second answer would be tried once the first is out.
    await setTimeout(50);
    expect(complaints).toEqual([]);
  });

  test('the thumbnail is a small picture', async () => {
    const photo = (await upload({ filename: 'p.jpg', type: 'image/jpeg', content: await jpeg() })).body.result.id;
    const reply = await download(photo, '&thumbnail=1');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  test.each(['list', 'download', 'delete'])("%s of another dealer's file answers as if it did not exist", async (what) => {
    const reply =
      what === 'list'
        ? await call(app, stranger, 'GET', `/api/portal/attach/list?tableName=test_record&tableId=${recordId}`)
        : await call(app, stranger, what === 'delete' ? 'DELETE' : 'GET', `/api/portal/attach/${what}?id=${id}`);
    const none = await call(app, stranger, 'GET', `/api/portal/attach/download?id=${'0'.repeat(32)}`);
    expect({ ...reply.body, timestamp: 0 }).toEqual({ ...none.body, timestamp: 0 });
    expect(reply.body.result.errorCode).toBe('E-012');
  });

  test.each([
    ['GET', 'download', ''],
    ['GET', 'download', '&thumbnail=1'],
    ['GET', 'download', '&inline=1'],
    ['DELETE', 'delete', ''],
  ] as const)('%s %s%s of a file that nobody knows answers as of a foreign one', async (method, what, more) => {
    const answer = async (wanted: string) => {
      const { status, body } = await call(app, stranger, method, `/api/portal/attach/${what}?id=${wanted}${more}`);
      return [status, { ...body, timestamp: 0 }];
    };
    const unknown = await answer('f'.repeat(32));
    expect(unknown).toEqual(await answer(id));
    expect(unknown[1]).toMatchObject({ success: false, result: { errorCode: 'E-012' } });
    // Whoever may see files learns no more of one that is not there.
    const own = await call(app, token, method, `/api/portal/attach/${what}?id=${'f'.repeat(32)}${more}`);
    expect({ ...own.body, timestamp: 0, message: '' }).toEqual({ ...(unknown[1] as object), message: '' });
    expect((await call(app, stranger, method, `/api/portal/attach/${what}?id=../etc${more}`)).status).toBe(400);
  });

  test('deleting removes row and bytes, and only while the record may be edited', async () => {
    editable = false;
    expect((await call(app, token, 'DELETE', `/api/portal/attach/delete?id=${id}`)).body.result.errorCode).toBe('E-002');
    editable = true;
    const before = (await filesOnDisk()).length;
    expect((await call(app, token, 'DELETE', `/api/portal/attach/delete?id=${id}`)).body.success).toBe(true);
    expect((await filesOnDisk()).length).toBe(before - 1);
    expect((await call(app, token, 'GET', `/api/portal/attach/download?id=${id}`)).body.result.errorCode).toBe('E-012');
  });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ['a\u202egpj.exe', 'agpj.exe'],
  ['a\n\0b?.pdf', 'ab_.pdf'],
  ['...', 'file'],
  [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(251)}.pdf`],
])('the name %j is kept as %j', (name, kept) => expect(safeFileName(name)).toBe(kept));

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=9-2', 'unsatisfiable'],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=1-2,4-5', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('the range %s of ten bytes', (header, range) => expect(parseRange(header, 10)).toEqual(range));
