import type { Density, ThemeName } from '@harrow/ui';
import { createStore, type Store } from '../shared/store.ts';
import { readStored, writeStored } from '../shared/stored.ts';

/** How a user likes the portal to look, kept in this browser. */
export interface Preferences {
  theme: ThemeName;
  density: Density;
  /** Menu as icons only. */
  menuCollapsed: boolean;
}

const keys: Record<keyof Preferences, string> = { theme: 'DEFAULT_THEME', density: 'DEFAULT_DENSITY', menuCollapsed: 'SIDEBAR_TYPE' };

const stored = (): Preferences => ({
  theme: readStored<ThemeName>(keys.theme) ?? 'light',
  density: readStored<Density>(keys.density) ?? 'default',
  menuCollapsed: readStored<boolean>(keys.menuCollapsed) ?? false,
});

export const preferencesStore: Store<Preferences> = createStore(stored());

export function changePreference<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  writeStored(keys[name], value);
  preferencesStore.set((current) => ({ ...current, [name]: value }));
}
