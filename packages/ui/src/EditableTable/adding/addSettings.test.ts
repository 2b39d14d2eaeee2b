import { afterEach, expect, test, vi } from 'vitest';
import { browserAddSettings, defaultAddSettings, insertPosition, toAddSettings } from './addSettings.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [undefined, defaultAddSettings],
  [{}, defaultAddSettings],
  [{ addRowNum: 0, addIndex: -1 }, defaultAddSettings],
  [{ addRowNum: 1.5, addIndex: Number.NaN, addScrollToBottom: 'yes' as unknown as boolean }, defaultAddSettings],
  [
    { addRowNum: 3, addIndex: 2, addScrollToBottom: true },
    { addRowNum: 3, addIndex: 2, addScrollToBottom: true },
  ],
])('whatever was stored can be used (%j)', (stored, settings) => {
  expect(toAddSettings(stored)).toEqual(settings);
});

test.each([
  [0, 5, 5],
  [1, 5, 1],
  [5, 5, 5],
  [9, 5, 5],
  [3, 0, 0],
])('position %i of %i rows inserts at %i', (addIndex, rowCount, index) => {
  expect(insertPosition({ ...defaultAddSettings, addIndex }, rowCount)).toBe(index);
});

test('settings are kept under one key', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
  const settings = { addRowNum: 2, addIndex: 1, addScrollToBottom: true };
  void browserAddSettings.write(settings);
  expect([...kept.keys()]).toEqual(['jet-add-btn-settings']);
  expect(browserAddSettings.read()).toEqual(settings);
  kept.set('jet-add-btn-settings', '{');
  expect(browserAddSettings.read()).toBeUndefined();
});

test('a browser without storage has the defaults', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(browserAddSettings.read()).toBeUndefined();
});
