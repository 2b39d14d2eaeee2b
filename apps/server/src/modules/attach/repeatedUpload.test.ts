/** A file whose answer was lost on the way is sent again, and must not be kept twice. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createFilesKit, pdf, pdfOf, place } from '../../test/filesKit.ts';
import { type FilePart, multipart } from '../../test/multipart.ts';
import { call, signIn } from '../../test/testApp.ts';
import { forgetUnanswered } from '../../shared/idempotency/idempotency.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
beforeAll(async () => {
  kit = await createFilesKit();
});
afterEach(() => vi.restoreAllMocks());
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

/** From here on whatever comes after the transaction of the write does not happen any more. */
function dieAfterCommit(): void {
  for (const write of ['updateTable', 'deleteFrom'] as const)
    vi.spyOn(kit.app.services.db, write).mockImplementation(() => {
      throw new Error('died');
    });
}

test.each([
  ['an attachment', (key: string) => attach(key)],
  ['a file known by its path', (key: string) => send('/sys/common/upload', key, { filename: 'a.pdf', content: pdf })],
])('%s whose server dies after writing and before answering is not kept twice', async (_what, sendIt) => {
  const { db } = kit.app.services;
  const rows = async (): Promise<number> =>
    (await db.selectFrom('attach').select('id').execute()).length + (await db.selectFrom('upload').select('id').execute()).length;
  const [key, before] = [newKey(), await rows()];
  const dying = vi.spyOn(db, 'insertInto').mockImplementationOnce((table) => {
    dying.mockRestore();
    dieAfterCommit();
    return db.insertInto(table);
  });
  await sendIt(key);
  vi.restoreAllMocks();
  expect(await rows()).toBe(before + 1);

  // The next server starts.
  await forgetUnanswered(db);
  expect((await sendIt(key)).success).toBe(true);
  expect(await rows()).toBe(before + 1);
});

test('bytes stay when nobody knows whether their row was written', async () => {
  const { db } = kit.app.services;
  const before = (await kit.filesOnDisk()).length;
  // The connection breaks once the database has said yes.
  const broken = vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    broken.mockRestore();
    const real = db.transaction();
    return Object.assign(Object.create(real), {
      execute: async (work: Parameters<typeof real.execute>[0]) => {
        await real.execute(work);
        throw new Error('connection lost');
      },
    });
  });
  await attach(newKey());
  expect((await kit.filesOnDisk()).length).toBe(before + 1);
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
