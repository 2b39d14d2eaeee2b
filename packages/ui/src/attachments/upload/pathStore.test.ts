import { beforeEach, expect, test, vi } from 'vitest';
import { createPathStore, type FileRequest } from './pathStore.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://portal.example/list'));
  return () => vi.unstubAllGlobals();
});

const file = new File(['x'], 'a.png', { type: 'image/png' });
const owner = { table: 't', id: '1' };
const answering = (answer: unknown) => vi.fn((_request: FileRequest) => Promise.resolve(answer));
const accepted = { success: true, message: 'temp/a.png' };

test('a file is sent as a form; its path is its id', async () => {
  const send = answering(accepted);
  const onProgress = vi.fn();
  const store = createPathStore({ send, token: true });
  await expect(store.upload(file, { owner, onProgress })).resolves.toEqual({ id: 'temp/a.png', name: 'a.png', size: 1, type: 'image/png' });
  const request = send.mock.calls[0]![0];
  expect(request).toMatchObject({ action: '/sys/common/upload', token: true, onProgress });
  expect([...request.form.keys()]).toEqual(['file', 'isup']);
});

test('a picture of an editor says that it is one', async () => {
  const send = answering({ success: true, message: 'local' });
  await expect(createPathStore({ send, biz: 'jeditor', fields: { jeditor: '1' } }).upload(file, { owner })).resolves.toMatchObject({ id: 'local' });
  const { form } = send.mock.calls[0]![0];
  expect([form.get('biz'), form.get('jeditor')]).toEqual(['jeditor', '1']);
});

test('the token goes to no other site, and nowhere unasked', async () => {
  const send = answering(accepted);
  await createPathStore({ send, action: 'https://files.example/up', token: true }).upload(file, { owner });
  await createPathStore({ send }).upload(file, { owner });
  expect(send.mock.calls.map(([{ token }]) => token)).toEqual([false, false]);
});

test('the path is asked for in the field that the column names, and taken from it', async () => {
  const send = answering({ success: true, message: 'ok', photo: 'p/1.png' });
  await expect(createPathStore({ send, responseName: 'photo' }).upload(file, { owner })).resolves.toMatchObject({ id: 'p/1.png' });
  expect(send.mock.calls[0]![0].form.get('responseName')).toBe('photo');
});

test.each([
  [{ success: false, message: 'disk full' }, 'disk full'],
  [{ success: true }, ''],
  [{ success: true, message: 7 }, ''],
  ['<html>', ''],
  [null, ''],
])('the answer %j fails', async (answer, message) => {
  const failure = await createPathStore({ send: answering(answer) })
    .upload(file, { owner })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toBe(message);
});

test('names that every object has are no paths', async () => {
  await expect(createPathStore({ send: answering(accepted), responseName: 'constructor' }).upload(file, { owner })).rejects.toBeInstanceOf(Error);
});

test('paths are shown under the static domain, addresses as they are', () => {
  const { url } = createPathStore({ send: answering(accepted), staticDomain: 'https://cdn.example/' });
  const stored = (id: string) => ({ id, name: '', size: 0, type: '' });
  expect(url(stored('/temp/a.png'))).toBe('https://cdn.example/temp/a.png');
  expect(url(stored('http://x.example/a.png'))).toBe('http://x.example/a.png');
});
