import { type Api, ApiError } from '@harrow/api-client';
import { expect, test, vi } from 'vitest';
import { unlessToldElsewhere } from '../../platform/failures/failureEvents.ts';
import { createFileStore, createUploadStore } from './fileStore.ts';

const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
const owner = { table: 'warranty_claim', id: 'claim-1' };
const fakeApi = (result: unknown, headers?: Record<string, string>) => {
  const upload = vi.fn((_path: string, _form: FormData, _options: { headers?: Record<string, string> }) =>
    Promise.resolve({ success: true, message: 'temp/a.pdf', result }),
  );
  return { api: { config: { headers }, upload } as unknown as Api, upload };
};

test.each([
  ['an attachment', createFileStore],
  ['a file known by its path', createUploadStore],
])('%s goes with the key of its upload, so that a repeat is known', async (_what, createStore) => {
  vi.stubGlobal('location', new URL('https://portal.example/list'));
  const { api, upload } = fakeApi({ id: '1', filename: 'a.pdf' });
  await createStore(api).upload(file, { owner, key: 'upload-1' });
  const named = fakeApi({ id: '1', filename: 'a.pdf' }, { idempotencyKey: 'Own-Key' });
  await createStore(named.api).upload(file, { owner, key: 'upload-1' });
  vi.unstubAllGlobals();
  expect(upload.mock.calls[0]![2].headers).toEqual({ 'X-Idempotency-Key': 'upload-1' });
  expect(named.upload.mock.calls[0]![2].headers).toEqual({ 'Own-Key': 'upload-1' });
});

test.each([
  ['an attachment', createFileStore],
  ['a file known by its path', createUploadStore],
])('a refusal of %s is told at the file alone, any other failed call in passing', async (_what, createStore) => {
  vi.stubGlobal('location', new URL('https://portal.example/list'));
  const told: string[] = [];
  /** Fails as the request runtime does: it reports the failure, then rejects. */
  const fail = (message: string): Promise<never> => {
    const error = new ApiError({ kind: 'refused', code: 500 }, 200, message);
    unlessToldElsewhere(error, () => told.push(message));
    return Promise.reject(error);
  };
  const api = { config: {}, upload: () => fail('Quota') } as unknown as Api;
  await expect(createStore(api).upload(file, { owner })).rejects.toThrow('Quota');
  await expect(fail('Locked')).rejects.toThrow('Locked');
  await vi.waitFor(() => expect(told).toEqual(['Locked']));
  vi.unstubAllGlobals();
});
