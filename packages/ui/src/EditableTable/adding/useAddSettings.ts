import { useMemo, useState } from 'react';
import { browserAddSettings, toAddSettings } from './addSettings.ts';
import type { AddSettings, AddSettingsStore } from '../props/RowOptions.types.ts';

export interface TableAddSettings {
  settings: AddSettings;
  change: (settings: AddSettings) => void;
  /** Keeps them beyond this page; rejects if that fails. */
  save: () => Promise<void>;
}

/** The user's settings of the add button; undefined in a table that does not offer them. */
export function useAddSettings(option: boolean | AddSettingsStore | undefined): TableAddSettings | undefined {
  const store = option === true ? browserAddSettings : option || undefined;
  const [settings, change] = useState(() => toAddSettings(store?.read()));
  return useMemo(() => store && { settings, change, save: async () => store.write(settings) }, [store, settings]);
}
