import type { DateOrder } from '@harrow/validation/dates';
import { createContext, useContext } from 'react';
import type { Sources } from '../sources/sources.ts';
import type { Density } from '../styles/density.ts';

/** Resolved settings of the provider. */
export interface Settings {
  /** Code of the language: one of `languages`, or that of a `LanguagePack` of the application. */
  language: string;
  dark: boolean;
  /** `#rrggbb`, as chosen. */
  primaryColor: string;
  /** Signs and links do not depend on telling red from green. */
  colorWeak: boolean;
  density: Density;
  timeZone: string;
  /** Order of day and month in a typed date such as 03/04/2026. */
  dateOrder: DateOrder;
  /** Of the dialogs of pickers; undefined: each has its own. */
  pageSize?: number | undefined;
  pageSizes?: readonly number[] | undefined;
  sources: Sources;
}

/** Settings that a nested provider inherits. */
export interface OuterLook extends Pick<Settings, 'dark' | 'primaryColor' | 'colorWeak' | 'density'> {
  /** Key of antd's theme as this provider made it: another one belongs to a `ConfigProvider` in between. */
  scope: string;
}

export const OuterLookContext = createContext<OuterLook | undefined>(undefined);

export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The user's language, density, time zone and the application's sources. Throws outside a `HarrowProvider`. */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('HarrowProvider is missing above this component');
  return settings;
}

/** One of the application's sources. Throws when the application gave none. */
export function useSource<Name extends keyof Sources>(name: Name): NonNullable<Sources[Name]> {
  const source = useSettings().sources[name];
  if (!source) throw new Error(`HarrowProvider has no source '${name}'`);
  return source;
}
