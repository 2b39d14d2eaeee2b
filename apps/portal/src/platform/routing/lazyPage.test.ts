import { expect, test, vi } from 'vitest';
import { createLoader, PageLoadError } from './lazyPage.tsx';

test('something is fetched once and then there at once', async () => {
  const fetchIt = vi.fn(async () => 'page');
  const loader = createLoader(fetchIt);
  expect(loader.loaded()).toBeUndefined();
  await Promise.all([loader.load(), loader.load()]);
  expect(loader.loaded()).toBe('page');
  expect(fetchIt).toHaveBeenCalledTimes(1);
});

test('a failure stays until somebody asks for another attempt', async () => {
  const fetchIt = vi.fn(async () => 'page').mockRejectedValueOnce(new TypeError('offline'));
  const loader = createLoader(fetchIt);
  const error = await loader.load().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PageLoadError);
  await expect(loader.load()).rejects.toBe(error);
  (error as PageLoadError).retry();
  await expect(loader.load()).resolves.toBe('page');
});

test('what takes too long fails', async () => {
  const loader = createLoader(() => new Promise(() => {}), 20);
  await expect(loader.load()).rejects.toMatchObject({ cause: { name: 'TimeoutError' } });
});
