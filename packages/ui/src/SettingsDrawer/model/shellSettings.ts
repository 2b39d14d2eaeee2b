import type { ThemeName } from '../../HarrowProvider/HarrowProvider.types.ts';
import type { Density } from '../../styles/density.ts';

/** The user's preferences of look and layout. */
export interface ShellSettings {
  /** `system` follows the operating system until something else is chosen. */
  theme: ThemeName;
  menuTheme: 'light' | 'dark';
  /** `#rrggbb`. */
  primaryColor: string;
  layout: 'sidemenu' | 'topmenu';
  /** `Fixed`: at most 1200 px in the middle. Beside a side menu the content always takes the room that is left. */
  contentWidth: 'Fixed' | 'Fluid';
  /** The header stays while the page scrolls. */
  fixedHeader: boolean;
  /** A fixed header leaves after 100 px of scrolling down, and comes back on the way up. */
  autoHideHeader: boolean;
  /** The side menu stays while the page scrolls. */
  fixedSideMenu: boolean;
  colorWeak: boolean;
  /** Open pages as tabs. */
  multiTab: boolean;
  density: Density;
}

export const defaultShellSettings: ShellSettings = {
  theme: 'system',
  menuTheme: 'light',
  primaryColor: '#1890FF',
  layout: 'sidemenu',
  contentWidth: 'Fixed',
  fixedHeader: true,
  autoHideHeader: false,
  fixedSideMenu: true,
  colorWeak: false,
  multiTab: true,
  density: 'default',
};

/** The colours one may choose from. */
export const primaryColors = {
  dust: '#F5222D',
  volcano: '#FA541C',
  sunset: '#FAAD14',
  cyan: '#13C2C2',
  green: '#52C41A',
  daybreak: '#1890FF',
  geekblue: '#2F54EB',
  purple: '#722ED1',
} as const;
export type PrimaryColorName = keyof typeof primaryColors;

/** Settings that the others leave no choice for. */
export function disabledSettings({ layout, fixedHeader }: ShellSettings): ReadonlySet<keyof ShellSettings> {
  const disabled = new Set<keyof ShellSettings>();
  if (layout === 'topmenu') disabled.add('fixedSideMenu');
  else disabled.add('contentWidth');
  if (!fixedHeader) disabled.add('autoHideHeader');
  return disabled;
}

/** Settings after a choice. What another choice rules out falls back: no hiding header that is not fixed, no fluid width beside a side menu. */
export function changeSettings(settings: ShellSettings, change: Partial<ShellSettings>): ShellSettings {
  const next = { ...settings, ...change };
  if (next.layout === 'sidemenu') next.contentWidth = 'Fixed';
  if (!next.fixedHeader) next.autoHideHeader = false;
  return next;
}

const allowed: { [Name in keyof ShellSettings]: (value: unknown) => boolean } = {
  theme: oneOf('light', 'dark', 'system'),
  menuTheme: oneOf('light', 'dark'),
  primaryColor: (value) => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value),
  layout: oneOf('sidemenu', 'topmenu'),
  contentWidth: oneOf('Fixed', 'Fluid'),
  fixedHeader: isBoolean,
  autoHideHeader: isBoolean,
  fixedSideMenu: isBoolean,
  colorWeak: isBoolean,
  multiTab: isBoolean,
  density: oneOf('compact', 'default', 'roomy'),
};

function oneOf(...values: string[]): (value: unknown) => boolean {
  return (value) => values.includes(value as string);
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

/** Settings from a store or from the clipboard: what is missing, unknown or makes no sense takes the default. */
export function readShellSettings(kept: object): ShellSettings {
  const names = Object.keys(allowed) as (keyof ShellSettings)[];
  const values = kept as Partial<Record<keyof ShellSettings, unknown>>;
  const good = names.filter((name) => allowed[name](values[name])).map((name) => [name, values[name]] as const);
  return changeSettings(defaultShellSettings, Object.fromEntries(good));
}

/** Settings as text, to give to a colleague or to keep; `readShellSettings(JSON.parse(text))` reads it. */
export const writeShellSettings = (settings: ShellSettings): string => JSON.stringify(settings, undefined, 2);
