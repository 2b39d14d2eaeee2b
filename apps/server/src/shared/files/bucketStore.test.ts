import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilesKit, pdf, png } from '../../test/filesKit.ts';
import { call } from '../../test/testApp.ts';
import { cleanFiles } from '../../modules/attach/cleanFiles.ts';
import { type BucketSettings, createBucketStore, type FileStore } from './fileStore.ts';

let folder: string;
let server: S3rver | undefined;
let settings: BucketSettings;
let store: FileStore;

/** A bucket of a real store, empty, may stand in for the server of these tests. */
const { HARROW_TEST_S3_ENDPOINT: endpoint, HARROW_TEST_S3_BUCKET: bucket = '', HARROW_TEST_S3_REGION: region = 'us-east-1' } = process.env;
const { HARROW_TEST_S3_KEY: accessKeyId = '', HARROW_TEST_S3_SECRET: secretAccessKey = '' } = process.env;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harrow-s3-'));
  settings = endpoint ? { endpoint, bucket, region, accessKeyId, secretAccessKey } : await ownServer();
  store = await createBucketStore(settings, folder);
});
afterAll(() => server?.close());

async function ownServer(): Promise<BucketSettings> {
  server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'harrow' }] });
  const { port } = await server.run();
  return { endpoint: `http://127.0.0.1:${port}/`, bucket: 'harrow', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
}

async function keep(key: string, content: string): Promise<void> {
  const path = join(store.incoming, 'file');
  await writeFile(path, content);
  await store.keep(path, key);
}
const keys = async (): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key } of store.list()) found.push(key);
  return found.sort();
};

test('keeps, reads, measures, lists and removes', async () => {
  await keep('2611/a.pdf', 'hello world');
  expect(await store.size('2611/a.pdf')).toBe(11);
  expect((await buffer(await store.read('2611/a.pdf'))).toString()).toBe('hello world');
  expect((await buffer(await store.read('2611/a.pdf', { start: 6, end: 8 }))).toString()).toBe('wor');
  expect(await keys()).toEqual(['2611/a.pdf']);
  await store.remove('2611/a.pdf');
  await store.remove('2611/a.pdf');
  expect(await store.size('2611/a.pdf')).toBeUndefined();
});

// The server of these tests breaks on lists of more than a page, so two pages come from a server of our own.
test('lists page after page, and leaves out what is not ours', async () => {
  const asked: string[] = [];
  const object = (key: string) => `<Contents><Key>${key}</Key><LastModified>2026-11-22T05:38:08.000Z</LastModified></Contents>`;
  const pages = createServer(({ url = '' }, reply) => {
    asked.push(url);
    const first = !url.includes('continuation-token');
    reply.end(
      `<ListBucketResult>${first ? `${object('a/1')}${object('Not Ours')}<NextContinuationToken>1/x+y=</NextContinuationToken>` : object('a/2')}</ListBucketResult>`,
    );
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const { port } = pages.address() as { port: number };
  const paged = await createBucketStore({ ...settings, endpoint: `http://127.0.0.1:${port}` }, folder);
  const found: unknown[] = [];
  for await (const entry of paged.list()) found.push(entry);
  const changed = new Date('2026-11-22T05:38:08.000Z');
  expect(found).toEqual([
    { key: 'a/1', changed },
    { key: 'a/2', changed },
  ]);
  expect(asked).toEqual(['/harrow?list-type=2', '/harrow?list-type=2&continuation-token=1%2Fx%2By%3D']);
  pages.close();
});

test('a key that is not known is an error, not an empty answer', async () => {
  await keep('2611/b.pdf', 'x');
  const stranger = await createBucketStore({ ...settings, accessKeyId: 'WRONG' }, folder);
  await expect(stranger.read('2611/b.pdf')).rejects.toThrow('answered 403');
  await store.remove('2611/b.pdf');
});

test.each(['../a', '/a', 'a//b', 'A', 'a b', ''])('%j is no key', async (key) => {
  await expect(store.read(key)).rejects.toThrow(RangeError);
});

test('attachments, thumbnails, parts, ranges and cleaning on a bucket', async () => {
  const kit = await createFilesKit({ bucket: settings });
  const photo = (await kit.attach({ filename: 'a.png', type: 'image/png', content: await png() })).body.result;
  expect(photo.hasThumbnail).toBe(true);
  const get = (query: string, headers = {}) =>
    kit.app.inject({ url: `/api/portal/attach/download?id=${photo.id}${query}`, headers: { 'x-access-token': kit.token, ...headers } });
  expect((await get('')).rawPayload.equals(await png())).toBe(true);
  expect((await get('', { range: 'bytes=1-3' })).body).toBe('PNG');
  expect((await get('&thumbnail=1')).headers['content-type']).toBe('image/webp');

  const announced = { tableName: 'test_record', tableId: 'a'.repeat(32), fileName: 'film.pdf', sizeBytes: pdf.length, fileKey: 'film' };
  const { id } = (await call(kit.app, kit.token, 'POST', '/api/portal/attach/partStart', announced)).body.result;
  await kit.send(`/api/portal/attach/partUpload?id=${id}&index=0`, {}, { filename: 'part', content: pdf });
  const film = (await call(kit.app, kit.token, 'POST', '/api/portal/attach/partFinish', { id })).body.result;
  expect(await keys()).toHaveLength(3);
  expect(await kit.filesOnDisk()).toEqual([]);

  await keep('2611/nobody.pdf', 'x');
  const later = { ...kit.app.services, now: () => new Date(Date.now() + 25 * 3_600_000) };
  expect(await cleanFiles(later)).toMatchObject({ unknown: 1 });
  for (const attachment of [photo, film]) await call(kit.app, kit.token, 'DELETE', `/api/portal/attach/delete?id=${attachment.id}`);
  expect(await keys()).toEqual([]);
  await kit.app.close();
});
