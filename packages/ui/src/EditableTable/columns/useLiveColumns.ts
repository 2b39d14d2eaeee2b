import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../HarrowProvider/index.ts';
import { createLiveColumns } from './liveColumn.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';

/** The columns with what their sources have answered so far: a new list when names or choices arrive. */
export function useLiveColumns<Row extends object>(columns: readonly EditableColumn<Row>[]): readonly EditableColumn<Row>[] {
  const { sources, language } = useSettings();
  const live = useMemo(() => createLiveColumns(columns, { sources, language }), [columns, sources, language]);
  return useSyncExternalStore(live.subscribe, live.columns, live.columns);
}
