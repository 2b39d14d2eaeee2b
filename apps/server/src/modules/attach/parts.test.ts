import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFilesKit, pdfOf, place, recordId } from '../../test/filesKit.ts';
import { call, signIn } from '../../test/testApp.ts';
import { partBytes } from './parts.ts';

let kit: Awaited<ReturnType<typeof createFilesKit>>;
beforeAll(async () => {
  kit = await createFilesKit();
});
afterAll(() => kit.app.close());

const content = pdfOf(2 * partBytes + 1000);
const part = (index: number): Buffer => content.subarray(index * partBytes, (index + 1) * partBytes);
let files = 0;
const announced = () => ({ ...place, fileName: 'long film.pdf', mimetype: 'application/pdf', sizeBytes: content.length, fileKey: `film ${(files += 1)}` });
const post = async (what: string, body: object, as = kit.token) => (await call(kit.app, as, 'POST', `/api/portal/attach/${what}`, body)).body;
const sendPart = async (id: string, index: number, bytes = part(index), as = kit.token) =>
  (await kit.send(`/api/portal/attach/partUpload?id=${id}&index=${index}`, {}, { filename: 'part', content: bytes }, as)).body;

test('a file in three parts, the last of them first, becomes an attachment', async () => {
  const { result } = await post('partStart', announced());
  expect(result).toMatchObject({ partBytes, received: [], attachment: null });
  for (const index of [2, 0, 1]) expect((await sendPart(result.id, index)).success).toBe(true);
  const finished = await post('partFinish', { id: result.id });
  expect(finished.result).toMatchObject({ filename: 'long film.pdf', sizeBytes: content.length, tableId: recordId });
  const reply = await kit.app.inject({ url: `/api/portal/attach/download?id=${finished.result.id}`, headers: { 'x-access-token': kit.token } });
  expect(reply.rawPayload.equals(content)).toBe(true);
  expect((await kit.filesOnDisk()).filter((name) => name.startsWith(result.id))).toEqual([]);
});

test('begun again, it says which parts are here; sent again, a part is no error', async () => {
  const file = announced();
  const { id } = (await post('partStart', file)).result;
  await sendPart(id, 1);
  expect((await sendPart(id, 1)).success).toBe(true);
  expect((await post('partStart', file)).result).toMatchObject({ id, received: [1] });
  expect((await post('partStart', { ...file, columnName: 'platePhoto' })).result.id).not.toBe(id);
});

test('when only the answer was lost, finishing and beginning again find the attachment', async () => {
  const file = announced();
  const { id } = (await post('partStart', file)).result;
  for (const index of [0, 1, 2]) await sendPart(id, index);
  const first = await post('partFinish', { id });
  expect((await post('partFinish', { id })).result.id).toBe(first.result.id);
  expect((await post('partStart', file)).result.attachment.id).toBe(first.result.id);
  // Deleted meanwhile, it begins from the start.
  await call(kit.app, kit.token, 'DELETE', `/api/portal/attach/delete?id=${first.result.id}`);
  expect((await post('partStart', file)).result).toMatchObject({ attachment: null, received: [] });
});

test('two finishes at once make one attachment', async () => {
  const { id } = (await post('partStart', announced())).result;
  for (const index of [0, 1, 2]) await sendPart(id, index);
  const answers = await Promise.all([post('partFinish', { id }), post('partFinish', { id })]);
  expect(answers.map(({ success }) => success)).toEqual([true, true]);
  expect(answers[1].result.id).toBe(answers[0].result.id);
});

test('a server that dies while it joins costs nothing that was sent', async () => {
  const { db, now } = kit.app.services;
  const file = announced();
  const { id } = (await post('partStart', file)).result;
  for (const index of [0, 1, 2]) await sendPart(id, index);
  // What it leaves behind: a mark, and no attachment.
  const died = new Date(now().getTime() - 6 * 60_000).toISOString();
  await db.updateTable('attachSession').set({ joiningSince: died }).where('id', '=', id).execute();
  expect((await post('partStart', file)).result).toMatchObject({ id, received: [0, 1, 2] });
  const finished = await post('partFinish', { id });
  expect(finished.result).toMatchObject({ sizeBytes: content.length });
  expect((await post('partStart', file)).result.attachment.id).toBe(finished.result.id);
});

test('who begins again while the file is still being joined gets that file, not a second one', async () => {
  const file = announced();
  const { id } = (await post('partStart', file)).result;
  for (const index of [0, 1, 2]) await sendPart(id, index);
  const first = post('partFinish', { id });
  const again = await post('partStart', file);
  expect(again.result.id).toBe(id);
  const second = await post('partFinish', { id });
  expect(second.result.id).toBe((await first).result.id);
});

describe('is refused', () => {
  test('what is too large, before a byte is sent', async () => {
    expect((await post('partStart', { ...announced(), sizeBytes: 50 * 1024 * 1024 })).result.errorCode).toBe('E-600');
  });

  test('a record that is not saved or not in scope', async () => {
    expect((await post('partStart', { ...announced(), tableId: 'b'.repeat(32) })).result.errorCode).toBe('E-601');
    expect((await post('partStart', announced(), await signIn(kit.app, 'd002.service'))).result.errorCode).toBe('E-601');
  });

  test('a part that is longer, shorter or beyond the end, and a finish that comes too early', async () => {
    const { id } = (await post('partStart', announced())).result;
    expect((await sendPart(id, 0, part(0).subarray(1))).result.errorCode).toBe('attach.part');
    expect((await sendPart(id, 0, Buffer.concat([part(0), Buffer.from(' ')]))).result.errorCode).toBe('E-600');
    expect((await sendPart(id, 2, part(0))).result.errorCode).toBe('attach.part');
    expect((await sendPart(id, 3, part(2))).result.errorCode).toBe('attach.part');
    await sendPart(id, 0);
    expect((await post('partFinish', { id })).result.errorCode).toBe('attach.part');
    expect((await kit.filesOnDisk()).filter((name) => name.startsWith(id))).toEqual([`${id}-0`]);
  });

  test("another user's session", async () => {
    const { id } = (await post('partStart', announced())).result;
    const colleague = await signIn(kit.app, 'd001.parts');
    expect((await sendPart(id, 0, part(0), colleague)).result.errorCode).toBe('E-012');
    expect((await post('partFinish', { id }, colleague)).result.errorCode).toBe('E-012');
  });

  test('content that is not what the name says, and it stays unfinished', async () => {
    const { id } = (await post('partStart', { ...announced(), fileName: 'film.mp4', mimetype: 'video/mp4' })).result;
    for (const index of [0, 1, 2]) await sendPart(id, index);
    expect((await post('partFinish', { id })).result.errorCode).toBe('attach.lies');
    expect((await post('partFinish', { id })).result.errorCode).toBe('attach.lies');
  });

  test('the twenty-first file that nobody finishes', async () => {
    const codes: unknown[] = [];
    for (let i = 0; i < 25; i += 1) codes.push((await post('partStart', announced())).result?.errorCode);
    expect(codes.at(-1)).toBe('attach.tooManyOpen');
  });
});
