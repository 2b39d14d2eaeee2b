import { type ComponentProps, type Ref, type RefObject, useCallback, useState } from 'react';
import { useAddSettings, type TableAddSettings } from '../adding/useAddSettings.ts';
import { useClipboard } from '../clipboard/useClipboard.ts';
import type { SetColumns } from '../columnSettings/useColumnSettings.ts';
import { createFindState } from '../find/findState.ts';
import type { FindState } from '../context/tools.types.ts';
import type { EditableTableHandle } from '../props/EditableTable.types.ts';
import { useTableHandle } from '../handle/useTableHandle.ts';
import { useHistoryKeys } from '../keyboard/useHistoryKeys.ts';
import { useUndoNotice } from '../keyboard/useUndoNotice.ts';
import { useActiveCell } from '../keyboard/useActiveCell.ts';
import { useGridFocus } from '../keyboard/useGridFocus.ts';
import type { GridFocus } from '../context/GridFocus.types.ts';
import { useGridKeys } from '../keyboard/useGridKeys.ts';
import { useLiveRows } from '../live/useLiveRows.ts';
import { useReloadEffect } from '../live/useReloadEffect.ts';
import type { RowViews, RowSaves } from '../context/rowParts.types.ts';
import type { TableRights } from '../permissions/tablePermissions.ts';
import { useRowViews } from '../rowPanels/useRowViews.ts';
import { usePresses } from '../rows/usePresses.ts';
import { useRowCommands } from '../rows/useRowCommands.ts';
import { useRowSaves } from '../saving/useRowSaves.ts';
import { type RangeCommands, useRangeCommands } from '../clipboard/useRangeCommands.ts';
import type { TableTools } from '../context/tableToolsContext.ts';
import { useToolbox } from '../toolbar/useToolbox.ts';
import type { RowCommands } from '../context/tableContext.ts';
import type { LoadedParts } from './useTableContextValue.ts';
import type { TableProps } from './useTableProps.ts';
import type { TableState } from './useTableState.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

interface Surroundings<Row extends object> {
  texts: TableTexts;
  rights: TableRights;
  arranged: SetColumns<Row>;
  /** The element of the grid. */
  scroller: RefObject<HTMLElement | null>;
  /** Element into which the printed table is rendered. */
  paper: RefObject<HTMLElement | null>;
  parts: LoadedParts;
  /** The parent's `ref`. */
  handle: Ref<EditableTableHandle<Row>> | undefined;
}

export interface TableActions {
  focus: GridFocus;
  commands: RowCommands;
  addSettings: TableAddSettings | undefined;
  rowViews: RowViews | undefined;
  saves: RowSaves | undefined;
  range: RangeCommands;
  find: FindState;
  tools: TableTools;
  /** Event handlers of the grid element. */
  gridProps: ComponentProps<'div'>;
}

/** Everything that can be done with the table: by keys, presses, clipboard and buttons, by the parent, and by other users. */
export function useTableActions<Row extends object>(
  { model, viewport, layout, expansion, spans }: TableState<Row>,
  props: TableProps<Row>,
  { texts, rights, arranged, scroller, paper, handle, parts: { nestingParts, blockParts } }: Surroundings<Row>,
): TableActions {
  const { columns, places } = layout;
  const { readOnly, editing } = props;
  const { locale } = texts;
  const focus = useGridFocus(scroller, model, viewport, places, spans);
  const focusFirst = useCallback(
    (rowId: string) => {
      const row = model.store.row(rowId);
      const first = row && columns.find((column) => column.hasEditor && model.isEditable(row, column));
      if (first) focus.focusCell(rowId, first.key);
    },
    [model, columns, focus],
  );
  const addSettings = useAddSettings(props.addSettings);
  const commands = useRowCommands(model, { props, texts, rights, addSettings: addSettings?.settings, focusFirst, focus });
  const rowViews = useRowViews({ scroller, model, props, focus, texts });
  const presses = usePresses(scroller, model, props, rowViews);
  const seat = useLiveRows(model, props.socket, props.socketKey);
  useReloadEffect(scroller, { model, viewport, columns, locale, enabled: props.reloadEffect ?? false });
  const active = useActiveCell(scroller, { model, columns, focus, spans, focusable: !readOnly });
  const onKeyDownCapture = useGridKeys({ model, viewport, columns, places, locale, editing, focus, spans, nestingParts });
  useHistoryKeys(scroller, model, readOnly);
  useUndoNotice(model, texts);
  const range = useRangeCommands({ model, columns, texts, addable: commands.addable, readOnly: readOnly || (props.loading ?? false) });
  useClipboard(scroller, model, range);
  const [find] = useState(createFindState);
  const tools = useToolbox({ model, set: arranged, tracks: layout.tracks, focus, texts, paper }, props);
  const saves = useRowSaves(props, { model, texts, announcer: tools.announcer, focus });
  useTableHandle(handle, scroller, model, texts, focus, tools, { rowViews, expansion, seat, saves, blockParts });
  return { focus, commands, addSettings, rowViews, saves, range, find, tools, gridProps: { onKeyDownCapture, ...presses, ...active } };
}
