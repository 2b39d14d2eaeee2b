import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeColumn, toWidth } from '../columnSettings/columnSettings.ts';
import { useTableContext } from '../context/tableContext.ts';
import { useTableTools } from '../context/tableToolsContext.ts';
import type { ColumnCommands } from '../columnSettings/useColumnCommands.ts';

/** Px a column grows or shrinks at a key. */
const widthStep = 16;

/**
 * The headings are one stop of Tab; arrows go from one to the next. Shift with arrows makes a column wider or narrower,
 * Alt with arrows moves it, Down goes into the rows.
 */
export function useHeaderKeys(commands: ColumnCommands | undefined) {
  const { columns, focus, model, t } = useTableContext();
  const { settings, announcer } = useTableTools();
  const row = useRef<HTMLDivElement>(null);
  const [wanted, setCurrent] = useState<string>();
  const current = columns.some(({ key }) => key === wanted) ? wanted : columns[0]?.key;

  function goTo(key: string | undefined) {
    if (key === undefined) return;
    flushSync(() => setCurrent(key));
    row.current?.querySelector<HTMLElement>(`[data-head="${CSS.escape(key)}"] > button`)?.focus();
  }

  function resize(key: string, head: HTMLElement, by: 1 | -1) {
    const column = columns.find((one) => one.key === key);
    const width = toWidth(head.getBoundingClientRect().width + by * widthStep, column?.minWidth);
    settings!.set(changeColumn(settings!.settings(), key, { width }));
    announcer.say(t('columns.resized', { name: column?.title, width }));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as HTMLElement;
    const head = target.closest<HTMLElement>('[data-head]');
    const key = head?.dataset['head'];
    // Keys in menus and panels, which React reports here, too, are theirs.
    if (!head || key === undefined || !row.current?.contains(target)) return;
    const at = columns.findIndex((column) => column.key === key);
    const forward = getComputedStyle(head).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const by = event.key === forward ? 1 : -1;
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const plain = !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey;
    if (sideways && event.altKey && commands) {
      flushSync(() => commands.move(key, by));
      goTo(key);
    } else if (sideways && event.shiftKey && settings) resize(key, head, by);
    else if (sideways && plain) goTo(columns[at + by]?.key);
    else if (event.key === 'Home' && plain) goTo(columns[0]?.key);
    else if (event.key === 'End' && plain) goTo(columns.at(-1)?.key);
    else if (event.key === 'ArrowDown' && plain && model.view.ids().length > 0) focus.focusCell(model.view.ids().at(0)!, key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { row, current, setCurrent, goTo, handleKeyDown };
}
