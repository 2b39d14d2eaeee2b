import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EditableTableProps } from '../props/EditableTable.types.ts';
import type { EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { createAnnouncer } from './announcer.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import type { TableTools } from '../context/tableToolsContext.ts';
import type { SetColumns } from '../columnSettings/useColumnSettings.ts';
import { useErrorTour } from '../errors/useErrorTour.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';
import { useTableExports } from '../output/useTableExports.ts';
import type { TableLayout } from '../layout/useTableLayout.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

interface ToolboxParts<Row extends object> {
  model: TableModel<Row>;
  set: SetColumns<Row>;
  tracks: TableLayout<Row>['tracks'];
  focus: GridFocus;
  texts: TableTexts;
  /** Element into which the printed table is rendered. */
  paper: RefObject<HTMLElement | null>;
}

/** Commands on the whole table, for heading, toolbar and `ref`. */
export function useToolbox<Row extends object>({ model, set, tracks, focus, texts, paper }: ToolboxParts<Row>, props: EditableTableProps<Row>): TableTools {
  const { label, sortable = false, filterable = false } = props;
  const { columns, state: settings } = set;
  const [announcer] = useState(createAnnouncer);
  const latestColumns = useLatest(columns);
  const latestFocus = useLatest(focus);
  const tour = useErrorTour({ model, settings, columns: latestColumns, focus: latestFocus });
  const exports = useTableExports({ model, columns, label, texts, paper });
  return useMemo(
    // As in the table's context: `Row` is a type parameter of this table only.
    () => ({ settings, allColumns: columns as unknown as readonly EditableColumn<object>[], tracks, sortable, filterable, announcer, tour, exports }),
    [settings, columns, tracks, sortable, filterable, announcer, tour, exports],
  );
}

/** Props of the last render, for callbacks that run after it. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
