import { expect, test } from 'vitest';
import { isShortcut, shortcutKeys } from './shortcut.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  [press('k', { ctrlKey: true }), 'mod+k', true],
  [press('k', { metaKey: true }), 'mod+k', true],
  [press('K', { ctrlKey: true, shiftKey: true }), 'mod+k', false],
  [press('k', { ctrlKey: true, altKey: true }), 'mod+k', false],
  [press('k'), 'mod+k', false],
  [press('?', { shiftKey: true }), '?', true],
  [press('?'), '?', true],
  [press('?', { ctrlKey: true }), '?', false],
  [{ ...press('л', { ctrlKey: true }), code: 'KeyK' }, 'mod+k', true],
])('%j is %s: %s', (event, shortcut, expected) => {
  expect(isShortcut(event, shortcut)).toBe(expected);
});

test.each([
  ['mod+k', false, ['Ctrl', 'K']],
  ['mod+shift+left', true, ['⌘', 'Shift', '←']],
  ['Delete', false, ['Delete']],
])('%s is written %j', (shortcut, isMac, keys) => {
  expect(shortcutKeys(shortcut, isMac)).toEqual(keys);
});
