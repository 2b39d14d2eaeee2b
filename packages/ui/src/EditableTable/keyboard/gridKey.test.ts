import { expect, test } from 'vitest';
import { gridKey, type KeyPress } from './gridKey.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  mode: 'move',
  changed: false,
  owned: undefined,
  open: false,
  multiline: false,
  onButton: false,
  onText: true,
  rtl: false,
  hasRange: false,
  ...more,
});

const edit = { mode: 'edit' } as const;
const go = (to: string) => ({ type: 'move', to });
const extend = (to: string) => ({ type: 'extend', to });

test.each<[key: string, more: Partial<KeyPress>, action: unknown]>([
  ['ArrowDown', {}, go('down')],
  ['ArrowDown', edit, go('down')],
  ['ArrowUp', edit, go('up')],
  ['ArrowDown', { owned: 'enter' }, go('down')],
  ['ArrowLeft', {}, go('back')],
  ['ArrowLeft', { rtl: true }, go('forward')],
  ['ArrowRight', { rtl: true }, go('back')],
  ['Home', {}, go('rowStart')],
  ['End', {}, go('rowEnd')],
  ['PageDown', edit, go('pageDown')],
  ['Home', { ctrl: true, ...edit }, go('firstRow')],
  ['End', { ctrl: true }, go('lastRow')],
  ['Tab', {}, go('next')],
  ['Tab', { shift: true, ...edit }, go('previous')],
  ['Tab', { open: true }, go('next')],
  ['Enter', {}, { type: 'edit' }],
  ['Enter', edit, go('down')],
  ['Enter', { changed: true }, go('down')],
  ['Enter', { shift: true }, go('up')],
  ['Enter', { owned: 'enter' }, { type: 'press' }],
  ['Enter', { owned: 'enter', changed: true }, go('down')],
  ['ArrowDown', { alt: true, owned: 'enter' }, { type: 'press' }],
  ['F2', {}, { type: 'edit' }],
  ['Escape', {}, { type: 'cancel' }],
  ['Escape', edit, { type: 'cancel' }],
  ['Delete', { onText: false }, { type: 'clear' }],
  ['Backspace', { hasRange: true }, { type: 'clear' }],
  ['ArrowDown', { shift: true }, extend('down')],
  ['ArrowRight', { shift: true }, extend('forward')],
  ['End', { shift: true, ctrl: true }, extend('lastRow')],
  ['a', { ctrl: true }, { type: 'selectAll' }],
])('%s %j', (key, more, action) => {
  expect(gridKey(press(key, more))).toEqual(action);
});

test.each<[key: string, more: Partial<KeyPress>]>([
  ['ArrowLeft', edit],
  ['Home', edit],
  ['End', { shift: true, ...edit }],
  ['ArrowDown', { shift: true, ...edit }],
  ['ArrowDown', { multiline: true, ...edit }],
  ['Enter', { multiline: true, ...edit }],
  ['ArrowDown', { open: true }],
  ['Escape', { open: true }],
  ['Enter', { open: true, owned: 'enter' }],
  ['ArrowDown', { owned: 'all' }],
  ['Enter', { onButton: true }],
  ['ArrowDown', { alt: true }],
  ['Delete', {}],
  ['Delete', { onText: false, ...edit }],
  ['a', {}],
  ['a', { ctrl: true, ...edit }],
  ['c', { ctrl: true }],
  [' ', {}],
])('%s %j is left to the editor', (key, more) => {
  expect(gridKey(press(key, more))).toBeUndefined();
});
