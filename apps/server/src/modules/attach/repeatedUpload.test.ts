/** A file whose answer was lost on the way is sent again, and must not be kept twice. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFilesKit, pdf, pdfOf, place } from '../../test/filesKit.ts';
import { type FilePart, multipart } from '../../test/multipart.ts';
import { call, signIn } from '../../test/testApp.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
beforeAll(async () => {
  kit = await createFilesKit();
});
afterAll(() => kit.app.close());

let keys = 0;
const newKey = (): string => `upload-${(keys += 1)}`;
async function send(url: string, key: string, file: FilePart, as = kit.token) {
  const { payload, headers } = multipart(url.includes('attach') ? place : {}, file);
  const reply = await kit.app.inject({ method: 'POST', url, payload, headers: { ...headers, 'x-access-token': as, 'x-idempotency-key': key } });
  return reply.json();
}
const attach = (key: string, file: FilePart = { filename: 'a.pdf', content: pdf }, as?: string) => send('/api/portal/attach/upload', key, file, as);
const countFiles = async (): Promise<number> =>
  (await call(kit.app, kit.token, 'GET', `/api/portal/attach/list?tableName=${place.tableName}&tableId=${place.tableId}`)).body.result.records.length;

test('an attachment sent twice under one key is one attachment', async () => {
  const before = await countFiles();
  const key = newKey();
  const [first, again] = [await attach(key), await attach(key)];
  expect(first.success).toBe(true);
  expect(again.result).toEqual(first.result);
  expect((await attach(newKey())).result.id).not.toBe(first.result.id);
  expect(await countFiles()).toBe(before + 2);
});

test('a repeat that overtakes the answer of the first waits for it', async () => {
  const key = newKey();
  const answers = await Promise.all([attach(key), attach(key)]);
  expect(new Set(answers.map(({ result }) => result.id)).size).toBe(1);
});

test('hours later it is still the same file', async () => {
  const key = newKey();
  const { result } = await attach(key);
  await kit.app.services.db
    .updateTable('idempotency')
    .set({ createTime: new Date(Date.now() - 5 * 3_600_000).toISOString() })
    .where('key', '=', key)
    .execute();
  expect((await attach(key)).result.id).toBe(result.id);
});

test('a refused file leaves its key free for a good one', async () => {
  const key = newKey();
  expect((await attach(key, { filename: 'a.exe', content: Buffer.from('MZ') })).success).toBe(false);
  expect((await attach(key)).success).toBe(true);
});

test('the key of one user says nothing to another', async () => {
  const key = newKey();
  const mine = (await attach(key)).result.id;
  const others = await attach(key, undefined, await signIn(kit.app, 'wang.service'));
  expect(others.success).toBe(true);
  expect(others.result.id).not.toBe(mine);
});

test('a file known by its path keeps its path', async () => {
  const key = newKey();
  const upload = (as: string, bytes = 100) => send('/sys/common/upload', as, { filename: 'a.pdf', content: pdfOf(bytes) });
  const first = await upload(key);
  expect((await upload(key)).message).toBe(first.message);
  expect((await upload(newKey())).message).not.toBe(first.message);
});
