import { type PointerEvent, useRef } from 'react';
import { widthOnCanvas } from '../../columnWidths/textWidth.ts';
import { columnLayout, type ColumnTrack } from '../layout/columnLayout.ts';
import { changeColumn, toWidth } from '../columnSettings/columnSettings.ts';
import { fitWidth, mostFitted } from '../layout/fitWidth.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';

/** Makes a column wider or narrower. While the pointer moves only the widths of the tracks change; the table is drawn again at the end. */
export function useColumnResize(key: string) {
  const { model, places, locale, tableId, t } = useTableContext();
  const { settings, allColumns, tracks, announcer } = useTableTools();
  const column = allColumns.find((one) => one.key === key);
  const drag = useRef<{ startX: number; startWidth: number; width: number; sign: 1 | -1; root: HTMLElement }>(undefined);

  function show(root: HTMLElement, width: number | undefined) {
    const index = places.get(key)!.index;
    const sized: ColumnTrack[] = tracks.map((track, at) => (at === index && width !== undefined ? { ...track, width, fixed: true } : track));
    const { template, minWidth } = columnLayout(sized);
    root.style.setProperty('--columns', template);
    root.style.setProperty('--row-width', `${minWidth}px`);
  }

  function set(wanted: number | undefined) {
    if (!settings) return;
    const width = wanted === undefined ? undefined : toWidth(wanted, column?.minWidth);
    settings.set(changeColumn(settings.settings(), key, { width }));
    announcer.say(t(width === undefined ? 'columns.widthReset' : 'columns.resized', { name: column?.title, width }));
  }

  /** As wide as what stands in it needs, as far as the first rows on show say. */
  function fit() {
    const table = document.getElementById(`${tableId}-frame`);
    if (!column || !table) return;
    const textWidth = widthOnCanvas(getComputedStyle(table).fontFamily);
    const rows = model.view.rowsBetween(0, mostFitted - 1);
    set(
      fitWidth(
        column,
        rows.map((rowId) => model.store.row(rowId)!),
        locale,
        (text) => textWidth(text, 'value'),
      ),
    );
  }

  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      const head = event.currentTarget.closest<HTMLElement>('[data-head]')!;
      const startWidth = head.getBoundingClientRect().width;
      const sign = getComputedStyle(head).direction === 'rtl' ? -1 : 1;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { startX: event.clientX, startWidth, width: startWidth, sign, root: head.closest<HTMLElement>('[data-table-root]')! };
    },
    onPointerMove({ clientX }: PointerEvent) {
      const now = drag.current;
      if (!now) return;
      now.width = toWidth(now.startWidth + (clientX - now.startX) * now.sign, column?.minWidth);
      show(now.root, now.width);
    },
    onPointerUp() {
      const now = drag.current;
      drag.current = undefined;
      if (now && now.width !== now.startWidth) set(now.width);
    },
    onPointerCancel() {
      if (drag.current) show(drag.current.root, undefined);
      drag.current = undefined;
    },
    onDoubleClick: () => set(undefined),
  };
  return { handle, set, fit };
}
