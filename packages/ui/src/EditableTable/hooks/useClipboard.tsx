import { type RefObject, useEffect } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import type { CellLocale, EditableColumn } from '../EditableTable.types.ts';
import { readClipboard, writeClipboard } from '../model/clipboard/clipboardTexts.ts';
import { clearCells, copyTexts, fillDown, pasteTexts, type RangeEditing } from '../model/selection/rangeEdits.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { PasteErrors } from '../parts/PasteErrors.tsx';
import { placeOf } from './placeOf.ts';
import type { TableTexts } from './useTableTexts.ts';

interface ClipboardOptions<Row extends object> {
  model: TableModel<Row>;
  /** Shown columns in shown order. */
  columns: readonly EditableColumn<Row>[];
  texts: TableTexts;
  addable: boolean;
  readOnly: boolean;
}

/**
 * Copy, cut and paste of the range or the active cell, and Ctrl+D. Uses the browser's own clipboard events, which need no
 * permission. While a text is being edited (mode `edit`, no range) they are the editor's.
 */
export function useClipboard<Row extends object>(scroller: RefObject<HTMLElement | null>, options: ClipboardOptions<Row>): void {
  const { model, columns, texts, addable, readOnly } = options;
  const { message, modal } = useMessages();

  useEffect(() => {
    const grid = scroller.current;
    if (!grid) return;
    const editing: RangeEditing<Row, CellLocale> = { model, columns, locale: texts.locale, addable: addable && !readOnly };

    const isOurs = (event: Event) =>
      !event.defaultPrevented && (event.target === grid || placeOf(event.target!, grid) !== undefined) && !isEditorsOwn(event.target);
    const activePlace = () => model.activeCell.cell();

    function isEditorsOwn(target: EventTarget | null): boolean {
      if (model.ranges.range()) return false;
      if (hasSelectedText(grid!)) return true;
      return activePlace()?.mode === 'edit' && isTextField(target);
    }

    function copy(event: ClipboardEvent): boolean {
      const cells = isOurs(event) ? copyTexts(editing, activePlace()) : undefined;
      if (!cells || !event.clipboardData) return false;
      writeClipboard(event.clipboardData, cells);
      event.preventDefault();
      return true;
    }

    function cut(event: ClipboardEvent) {
      if (copy(event) && !readOnly) clearCells(editing, activePlace(), 'cut');
    }

    function paste(event: ClipboardEvent) {
      const cells = isOurs(event) && !readOnly && event.clipboardData ? readClipboard(event.clipboardData) : undefined;
      const outcome = cells && pasteTexts(editing, activePlace(), cells);
      if (!outcome) return;
      event.preventDefault();
      if (!outcome.ok) {
        modal.error({
          title: texts.t('paste.refused'),
          content: <PasteErrors errors={outcome.errors} t={texts.t} />,
          okText: texts.t('paste.close'),
          width: 720,
        });
      } else if (outcome.skipped > 0) {
        void message.info(texts.t('paste.skipped', { count: outcome.skipped }));
      }
    }

    function keyDown(event: KeyboardEvent) {
      const isFill = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isFill || readOnly || !isOurs(event)) return;
      // Also where nothing can be filled: the browser would make a bookmark.
      event.preventDefault();
      fillDown(editing, activePlace());
    }

    const listeners = { copy, cut, paste, keydown: keyDown } as Record<string, (event: never) => void>;
    for (const [type, listener] of Object.entries(listeners)) grid.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of Object.entries(listeners)) grid.removeEventListener(type, listener as EventListener);
    };
  }, [scroller, model, columns, texts, addable, readOnly, message, modal]);
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio');

/** Text that the user marked with the mouse in cells that are only shown. */
function hasSelectedText(grid: HTMLElement): boolean {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && grid.contains(selection.anchorNode) && !isTextField(document.activeElement);
}
