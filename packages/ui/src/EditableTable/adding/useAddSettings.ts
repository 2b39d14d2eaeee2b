import { useMemo, useState } from 'react';
import { type AddSettings, type AddSettingsStore, browserAddSettings, toAddSettings } from './addSettings.ts';

export interface TableAddSettings {
  settings: AddSettings;
  change: (settings: AddSettings) => void;
  /** Keeps them beyond this page; rejects if that fails. */
  save: () => Promise<void>;
}

/** How the add button adds, as the user set it; nothing in a table that does not let the user. */
export function useAddSettings(option: boolean | AddSettingsStore | undefined): TableAddSettings | undefined {
  const store = option === true ? browserAddSettings : option || undefined;
  const [settings, change] = useState(() => toAddSettings(store?.read()));
  return useMemo(() => store && { settings, change, save: async () => store.write(settings) }, [store, settings]);
}
