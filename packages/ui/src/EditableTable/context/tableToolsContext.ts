import { createContext, useContext } from 'react';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import type { TrackWidth } from '../viewport/columnWindow.ts';
import type { Announcer, SettingsState, ErrorTour, TableExports } from './tools.types.ts';

/** Context of heading and toolbar, apart from that of the rows. */
export interface TableTools {
  /** Present where users may arrange the columns. */
  settings: SettingsState | undefined;
  /** In the user's order, with those out of sight. */
  allColumns: readonly EditableColumn<object>[];
  /** Widths of all tracks, to show a column being made wider before the table is drawn again. */
  tracks: readonly TrackWidth[];
  sortable: boolean;
  filterable: boolean;
  announcer: Announcer;
  tour: ErrorTour;
  exports: TableExports;
}

export const TableToolsContext = createContext<TableTools | undefined>(undefined);

export function useTableTools(): TableTools {
  const tools = useContext(TableToolsContext);
  if (!tools) throw new Error('A part of EditableTable is used outside of it');
  return tools;
}
