import { changeShellSettings, readShellSettings, type ShellSettings } from '@harrow/ui';
import { createStore, type Store } from './store.ts';
import { readStored, writeStored } from './stored.ts';

/** A user's settings of appearance, kept in this browser. */
export interface Preferences extends ShellSettings {
  /** Menu as icons only. */
  menuCollapsed: boolean;
}

// Also read by public/first-paint.js.
const keys: Record<keyof Preferences, string> = {
  theme: 'DEFAULT_DARK_MODE',
  menuTheme: 'DEFAULT_THEME',
  primaryColor: 'DEFAULT_COLOR',
  layout: 'DEFAULT_LAYOUT_MODE',
  contentWidth: 'DEFAULT_CONTENT_WIDTH_TYPE',
  fixedHeader: 'DEFAULT_FIXED_HEADER',
  autoHideHeader: 'DEFAULT_FIXED_HEADER_HIDDEN',
  fixedSideMenu: 'DEFAULT_FIXED_SIDEMENU',
  colorWeak: 'DEFAULT_COLOR_WEAK',
  multiTab: 'DEFAULT_MULTI_PAGE',
  density: 'DEFAULT_DENSITY',
  menuCollapsed: 'SIDEBAR_TYPE',
};
const names = Object.keys(keys) as (keyof Preferences)[];

function stored(): Preferences {
  const kept = Object.fromEntries(names.map((name) => [name, readStored<unknown>(keys[name])]));
  return { ...readShellSettings(kept), menuCollapsed: kept['menuCollapsed'] === true };
}

export const preferencesStore: Store<Preferences> = createStore(stored());

/** Takes over changed preferences at once, in other windows, too, and for the next visit. */
export function changePreferences(change: Partial<Preferences>): void {
  const before = preferencesStore.get();
  const { menuCollapsed = before.menuCollapsed, ...look } = change;
  const after: Preferences = { ...changeShellSettings(before, look), menuCollapsed };
  for (const name of names) if (after[name] !== before[name]) writeStored(keys[name], after[name]);
  preferencesStore.set(after);
}

// Another window has changed something; `null` when all was removed.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || Object.values(keys).includes(key)) preferencesStore.set(stored());
});
