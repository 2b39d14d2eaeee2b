import { expect, test, vi } from 'vitest';
import { createSettingsState } from './columnSettingsStore.ts';
import type { ColumnSettingsStore } from '../props/HeaderOptions.types.ts';
import { noSettings } from './columnSettings.ts';

const compact = { ...noSettings, size: 'compact' as const };
const wide = { ...noSettings, columns: { a: { width: 300 } } };

function storeWith(answer: unknown) {
  const save = vi.fn<ColumnSettingsStore['save']>();
  return { store: { load: () => answer, save } satisfies ColumnSettingsStore, save };
}

test('what the store has is there at once, and a change is kept', async () => {
  const { store, save } = storeWith(compact);
  const state = createSettingsState('lines', store);
  expect(state.settings()).toEqual(compact);
  state.set(wide);
  await Promise.resolve();
  expect(save).toHaveBeenCalledExactlyOnceWith('lines', wide);
});

test('listeners are told; going back to the start forgets', async () => {
  const { store, save } = storeWith(null);
  const state = createSettingsState('lines', store);
  const told = vi.fn();
  const leave = state.subscribe(told);
  state.set(wide);
  expect(state.settings()).toBe(wide);
  state.reset();
  await Promise.resolve();
  expect(save).toHaveBeenLastCalledWith('lines', undefined);
  leave();
  state.set(compact);
  expect(told).toHaveBeenCalledTimes(2);
});

test('a store that answers later is waited for, unless the user was quicker', async () => {
  const late = createSettingsState('lines', storeWith(Promise.resolve(compact)).store);
  const quick = createSettingsState('lines', storeWith(Promise.resolve(compact)).store);
  quick.set(wide);
  await Promise.resolve();
  expect(late.settings()).toEqual(compact);
  expect(quick.settings()).toBe(wide);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no'))],
])('a store that %s costs nothing but the memory', async (_, fail) => {
  const state = createSettingsState('lines', { load: fail, save: fail });
  state.set(wide);
  await Promise.resolve();
  expect(state.settings()).toBe(wide);
});
