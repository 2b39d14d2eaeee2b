import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../createApi.ts';
import { createMemoryTokenStore } from '../tokenStore.ts';

/** Stands in for the browser's XMLHttpRequest: records what was sent and lets a test play the answer. */
class RequestDouble {
  static last: RequestDouble;
  status = 0;
  responseText = '';
  timeout = 0;
  sent: unknown;
  opened: string[] = [];
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    RequestDouble.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  answerHeaders: Record<string, string> = {};
  getResponseHeader(name: string) {
    return this.answerHeaders[name] ?? null;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', RequestDouble));
afterEach(() => vi.unstubAllGlobals());

const api = () => createApi({ baseUrl: '/base', tokens: createMemoryTokenStore('secret'), signingSecret: 's' });

test('an upload posts the form with the token, unsigned, and tells its progress', async () => {
  const progress: number[] = [];
  const form = new FormData();
  const uploaded = api().upload<{ id: string }>('/attach/upload', form, { onProgress: (percent) => progress.push(percent) });
  const request = RequestDouble.last;
  request.upload.onprogress?.({ loaded: 1, total: 3 });
  request.upload.onprogress?.({ loaded: 3, total: 3 });
  request.answer(200, { success: true, result: { id: '1' } });
  expect((await uploaded).result.id).toBe('1');
  expect(progress).toEqual([33, 100]);
  expect(request).toMatchObject({ opened: ['POST', '/base/attach/upload'], sent: form, timeout: 500_000 });
  expect(request.headers).toMatchObject({ 'X-Access-Token': 'secret' });
  expect(request.headers).not.toHaveProperty('X-Sign');
});

test('success:false rejects with the text of the server', async () => {
  const uploaded = api().upload('/attach/upload', new FormData());
  RequestDouble.last.answer(200, { success: false, code: 500, message: 'Too big' });
  await expect(uploaded).rejects.toMatchObject({ failure: { kind: 'refused' }, message: 'Too big' });
});

test('an upload that was cut means offline, one that took too long a timeout', async () => {
  const cut = api().upload('/a', new FormData());
  RequestDouble.last.onerror?.();
  await expect(cut).rejects.toMatchObject({ failure: { kind: 'offline' } });
  const slow = api().upload('/a', new FormData());
  RequestDouble.last.ontimeout?.();
  await expect(slow).rejects.toMatchObject({ failure: { kind: 'timeout' } });
});

test('an upload can be given up', async () => {
  const controller = new AbortController();
  const uploaded = api().upload('/a', new FormData(), { signal: controller.signal });
  controller.abort();
  await expect(uploaded).rejects.toMatchObject({ name: 'AbortError' });
});

const stopping = (request: RequestDouble): void => {
  request.answerHeaders = { 'Retry-After': '3' };
  request.answer(503, { success: false, code: 503, message: 'Stopping', result: { errorCode: 'http.stopping' } });
};

describe('an upload to a server that stops', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const keyed = { headers: { 'X-Idempotency-Key': 'one' } };

  test('is sent once more with its key, after the time that the server named', async () => {
    const [form, failed] = [new FormData(), vi.fn()];
    const client = createApi({ tokens: createMemoryTokenStore('secret'), onError: failed });
    const uploaded = client.upload<{ id: string }>('/a', form, keyed);
    const first = RequestDouble.last;
    stopping(first);
    await vi.advanceTimersByTimeAsync(2999);
    expect(RequestDouble.last).toBe(first);
    await vi.advanceTimersByTimeAsync(1);
    expect(RequestDouble.last).not.toBe(first);
    expect(RequestDouble.last).toMatchObject({ sent: form, headers: { 'X-Idempotency-Key': 'one' } });
    RequestDouble.last.answer(200, { success: true, result: { id: '1' } });
    expect([(await uploaded).result.id, failed.mock.calls]).toEqual(['1', []]);
  });

  test('fails when it stops again', async () => {
    const failed = vi.fn();
    const uploaded = createApi({ tokens: createMemoryTokenStore('secret'), onError: failed }).upload('/a', new FormData(), keyed);
    uploaded.catch(() => {});
    stopping(RequestDouble.last);
    await vi.advanceTimersByTimeAsync(3000);
    stopping(RequestDouble.last);
    await expect(uploaded).rejects.toMatchObject({ status: 503 });
    expect(failed).toHaveBeenCalledOnce();
  });

  test('is sent once more with a key that another back end calls otherwise', async () => {
    const client = createApi({ tokens: createMemoryTokenStore('secret'), headers: { idempotencyKey: 'Once' } });
    const uploaded = client.upload('/a', new FormData(), { headers: { once: 'one' } });
    const first = RequestDouble.last;
    stopping(first);
    await vi.advanceTimersByTimeAsync(3000);
    expect(RequestDouble.last).not.toBe(first);
    RequestDouble.last.answer(200, { success: true, result: null });
    await uploaded;
  });

  test('is not sent again without a key', async () => {
    const uploaded = api().upload('/a', new FormData());
    const first = RequestDouble.last;
    stopping(first);
    await expect(uploaded).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(RequestDouble.last).toBe(first);
  });

  test('is not sent again once it was given up', async () => {
    const controller = new AbortController();
    const uploaded = api().upload('/a', new FormData(), { ...keyed, signal: controller.signal });
    const first = RequestDouble.last;
    stopping(first);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    await expect(uploaded).rejects.toMatchObject({ name: 'AbortError' });
    expect(RequestDouble.last).toBe(first);
  });
});
