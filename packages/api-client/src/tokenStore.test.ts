import { expect, test } from 'vitest';
import { createTokenStore, tokenLifeMs } from './tokenStore.ts';

function fakeStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

test('a token lives for exactly 7 days under the key Access-Token', () => {
  let now = 1000;
  const storage = fakeStorage();
  const tokens = createTokenStore(storage, 'Access-Token', () => now);
  tokens.set('abc');
  expect(storage.getItem('Access-Token')).toContain('abc');
  now += tokenLifeMs - 1;
  expect(tokens.get()).toBe('abc');
  now += 1;
  expect(tokens.get()).toBeUndefined();
});

test('a cleared or damaged entry means that nobody is logged in', () => {
  const storage = fakeStorage();
  const tokens = createTokenStore(storage);
  tokens.set('abc');
  tokens.clear();
  expect(tokens.get()).toBeUndefined();
  storage.setItem('Access-Token', '{"value":');
  expect(tokens.get()).toBeUndefined();
});

test('a full storage still lets the user work until the page is left', () => {
  const storage = {
    ...fakeStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const tokens = createTokenStore(storage);
  tokens.set('abc');
  expect(tokens.get()).toBe('abc');
});
