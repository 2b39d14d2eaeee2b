import { beforeEach, expect, test, vi } from 'vitest';
import { createPathStore } from './pathStore.ts';

/** Answers every request with what the test says, and remembers what was sent. */
const sent: { action: string; headers: Record<string, string>; form: FormData }[] = [];
let answer: { status: number; text: string } | undefined;

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  action = '';
  headers: Record<string, string> = {};
  open(_method: string, action: string) {
    this.action = action;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData) {
    sent.push({ action: this.action, headers: this.headers, form });
    if (!answer) return;
    this.status = answer.status;
    this.responseText = answer.text;
    queueMicrotask(() => this.dispatchEvent(new Event(answer!.status === 0 ? 'error' : 'load')));
  }
}

beforeEach(() => {
  sent.length = 0;
  answer = { status: 200, text: '{"success":true,"message":"temp/a.png"}' };
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('location', new URL('https://portal.example/list'));
  return () => vi.unstubAllGlobals();
});

const file = new File(['x'], 'a.png', { type: 'image/png' });
const owner = { table: 't', id: '1' };
const token = () => 'secret';

test('a file is posted as the specification says; its path is its id', async () => {
  const store = createPathStore({ accessToken: token });
  await expect(store.upload(file, { owner })).resolves.toEqual({ id: 'temp/a.png', name: 'a.png', size: 1, type: 'image/png' });
  expect(sent[0]).toMatchObject({ action: '/sys/common/upload', headers: { 'X-Access-Token': 'secret' } });
  expect([...sent[0]!.form.keys()]).toEqual(['file', 'isup']);
});

test('the token goes to no other site', async () => {
  await createPathStore({ action: 'https://files.example/up', accessToken: token }).upload(file, { owner });
  expect(sent[0]!.headers).toEqual({});
});

test('the path is taken from the field that the column names', async () => {
  answer = { status: 200, text: '{"success":true,"message":"ok","photo":"p/1.png"}' };
  await expect(createPathStore({ responseName: 'photo' }).upload(file, { owner })).resolves.toMatchObject({ id: 'p/1.png' });
});

test.each([
  [200, '{"success":false,"message":"disk full"}', 'disk full'],
  [500, '{"success":true,"message":"broken"}', 'broken'],
  [200, '<html>', ''],
  [200, '{"success":true}', ''],
  [200, '{"success":true,"message":7}', ''],
  [0, '', ''],
])('status %i with %s fails', async (status, text, message) => {
  answer = { status, text };
  const failure = await createPathStore()
    .upload(file, { owner })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toBe(message);
});

test('an upload can be given up', async () => {
  answer = undefined;
  const controller = new AbortController();
  const upload = createPathStore().upload(file, { owner, signal: controller.signal });
  controller.abort();
  await expect(upload).rejects.toMatchObject({ name: 'AbortError' });
});

test('paths are shown under the static domain, addresses as they are', () => {
  const { url } = createPathStore({ staticDomain: 'https://cdn.example/' });
  const stored = (id: string) => ({ id, name: '', size: 0, type: '' });
  expect(url(stored('/temp/a.png'))).toBe('https://cdn.example/temp/a.png');
  expect(url(stored('http://x.example/a.png'))).toBe('http://x.example/a.png');
});
