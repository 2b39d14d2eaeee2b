import { type PointerEvent, useRef } from 'react';
import { columnLayout, type ColumnTrack } from '../model/columns/columnLayout.ts';
import { changeColumn, clampWidth } from '../model/columns/columnSettings.ts';
import { useTableContext } from './tableContext.ts';
import { useTableTools } from './tableToolsContext.ts';

/** Makes a column wider or narrower. While the pointer moves only the widths of the tracks change; the table is drawn again at the end. */
export function useColumnResize(key: string) {
  const { places, t } = useTableContext();
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
    const width = wanted === undefined ? undefined : clampWidth(wanted, column?.minWidth);
    settings.set(changeColumn(settings.settings(), key, { width }));
    announcer.say(t(width === undefined ? 'columns.widthReset' : 'columns.resized', { name: column?.title, width }));
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
      now.width = clampWidth(now.startWidth + (clientX - now.startX) * now.sign, column?.minWidth);
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
  return { handle, set };
}
