import { beforeEach, expect, test, vi } from 'vitest';
import { knownPage, rememberPages } from './knownPages.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test.each([
  ['/service/warrantyClaim', 'warranty-claim'],
  ['/service/warrantyClaim/detail/1', 'warranty-claim'],
  ['/service/warrantyClaims', undefined],
  ['/', undefined],
])('%s was shown by %s', (path, feature) => {
  rememberPages([
    { path: '/vehicle/list', feature: 'vehicle' },
    { path: '/service/warrantyClaim', feature: 'warranty-claim' },
  ]);
  expect(knownPage(path)?.feature).toBe(feature);
});

test('in a new browser no page is known', () => {
  expect(knownPage('/vehicle/list')).toBeUndefined();
});
