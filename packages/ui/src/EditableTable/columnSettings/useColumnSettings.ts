import { useMemo, useSyncExternalStore } from 'react';
import type { ColumnSettingsOptions } from '../props/EditableTable.types.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { applySettings, noSettings } from './columnSettings.ts';
import type { ColumnSettings } from '../props/HeaderOptions.types.ts';
import { browserColumnSettings, createSettingsState } from './columnSettingsStore.ts';
import type { SettingsState } from '../context/tools.types.ts';

export interface SetColumns<Row extends object> {
  columns: readonly EditableColumn<Row>[];
  settings: ColumnSettings;
  state: SettingsState | undefined;
}

const noState: Pick<SettingsState, 'settings' | 'subscribe'> = { settings: () => noSettings, subscribe: () => () => undefined };

/** The columns as the user left them, and the place where changes go. */
export function useColumnSettings<Row extends object>(given: readonly EditableColumn<Row>[], options: ColumnSettingsOptions | undefined): SetColumns<Row> {
  const { key, user, store } = options ?? {};
  const state = useMemo(() => (key === undefined ? undefined : createSettingsState(key, store ?? browserColumnSettings(user))), [key, user, store]);
  const { subscribe, settings: read } = state ?? noState;
  const settings = useSyncExternalStore(subscribe, read, read);
  const columns = useMemo(() => applySettings(given, settings), [given, settings]);
  return { columns, settings, state };
}
