import type { SettingsState } from '../context/tools.types.ts';
import type { ColumnSettingsStore, ColumnSettings } from '../props/HeaderOptions.types.ts';
import { isUntouched, noSettings, readSettings } from './columnSettings.ts';
import { createObservable } from '../../observable/observable.ts';

/** Settings in this browser. `user` keeps those of several users of one machine apart. */
export function browserColumnSettings(user = ''): ColumnSettingsStore {
  const name = (key: string) => `harrow.table.${encodeURIComponent(user)}.${key}`;
  return {
    load(key) {
      try {
        return JSON.parse(localStorage.getItem(name(key)) ?? 'null') as unknown;
      } catch {
        return undefined;
      }
    },
    save(key, settings) {
      try {
        if (settings) localStorage.setItem(name(key), JSON.stringify(settings));
        else localStorage.removeItem(name(key));
      } catch {
        // Private mode or no space left: the settings last as long as the page.
      }
    },
  };
}

/** Loads what was kept. A store that answers later, or not at all, holds nothing up; what the user did meanwhile wins. */
export function createSettingsState(key: string, store: ColumnSettingsStore): SettingsState {
  const { subscribe, notify } = createObservable();
  let touched = false;
  let settings = noSettings;

  function show(next: ColumnSettings) {
    settings = next;
    notify();
  }

  function set(next: ColumnSettings) {
    touched = true;
    show(next);
    // A table whose columns cannot be remembered still works; the store is the one to complain.
    void (async () => store.save(key, isUntouched(next) ? undefined : next))().catch(() => undefined);
  }

  let loaded: unknown;
  try {
    loaded = store.load(key);
  } catch {
    loaded = undefined;
  }
  if (loaded instanceof Promise)
    loaded.then(
      (stored: unknown) => touched || show(readSettings(stored)),
      () => undefined,
    );
  else settings = readSettings(loaded);

  return {
    settings: () => settings,
    set,
    reset: () => set(noSettings),
    subscribe,
  };
}
