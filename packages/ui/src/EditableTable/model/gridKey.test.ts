import { expect, test } from 'vitest';
import { gridKey, type KeyPress } from './gridKey.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  owned: undefined,
  onButton: false,
  caretAtStart: false,
  caretAtEnd: false,
  ...more,
});

test.each([
  ['ArrowDown', {}, { rows: 1 }],
  ['ArrowUp', {}, { rows: -1 }],
  ['ArrowDown', { owned: 'enter' }, { rows: 1 }],
  ['Enter', {}, { rows: 1 }],
  ['Enter', { shift: true }, { rows: -1 }],
  ['PageDown', {}, { page: 1 }],
  ['Home', { caretAtStart: true }, { to: 'rowStart' }],
  ['End', { caretAtEnd: true }, { to: 'rowEnd' }],
  ['Home', { ctrl: true }, { to: 'firstRow' }],
  ['End', { ctrl: true, owned: 'all' }, { to: 'lastRow' }],
] as const)('%s %j moves', (key, more, step) => {
  expect(gridKey(press(key, more))).toEqual(step);
});

test.each([
  ['Home', {}],
  ['End', { caretAtStart: true }],
  ['ArrowLeft', {}],
  ['Tab', {}],
  ['a', {}],
  ['ArrowDown', { owned: 'all' }],
  ['Enter', { owned: 'all' }],
  ['Enter', { owned: 'enter' }],
  ['Enter', { onButton: true }],
  ['ArrowDown', { alt: true }],
  ['ArrowUp', { ctrl: true }],
  ['PageUp', { shift: true }],
] as const)('%s %j is left to the editor', (key, more) => {
  expect(gridKey(press(key, more))).toBeUndefined();
});
