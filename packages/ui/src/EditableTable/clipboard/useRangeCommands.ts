import { dateOrderIn } from '@harrow/validation/dates';
import { useMemo } from 'react';
import { useMessages } from '../../HarrowProvider/index.ts';
import { untilThere } from '../../HarrowProvider/parts/lazyPart.ts';
import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { type ClipboardStore, readClipboard, writeClipboard } from './clipboardTexts.ts';
import { clearCells, copyTexts, fillDown, pasteTexts, type RangeEditing } from './rangeEdits.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { marksOf } from '../numbers/cellText.ts';
import { loneMarkOf } from '../numbers/loneMark.ts';
import type { PasteWriting } from './pasteDialogs.tsx';
import type { TableTexts } from '../context/useTableTexts.ts';

/** Loaded with the first paste that leaves something to say or to ask. */
const loadDialogs = () => untilThere(() => import('./pasteDialogs.tsx'));

export interface RangeCommandsOptions<Row extends object> {
  model: TableModel<Row>;
  /** Shown columns in shown order. */
  columns: readonly EditableColumn<Row>[];
  texts: TableTexts;
  addable: boolean;
  readOnly: boolean;
}

/** Commands on the range, or on the active cell if there is none. */
export interface RangeCommands {
  /** False if there is nothing to copy. */
  copy: (clipboard: Pick<ClipboardStore, 'setData'>) => boolean;
  cut: (clipboard: Pick<ClipboardStore, 'setData'>) => boolean;
  /** Pastes what the cells can take, and names the others; asks about a number or a date that can be read in two ways. False if there is no text, or no place for it. */
  paste: (clipboard: Pick<ClipboardStore, 'getData'>) => boolean;
  fillDown: () => void;
  clear: () => void;
  /** Cells may be copied, but nothing else. */
  readOnly: boolean;
}

export function useRangeCommands<Row extends object>(options: RangeCommandsOptions<Row>): RangeCommands {
  const { model, columns, texts, addable, readOnly } = options;
  const { message, modal } = useMessages();

  return useMemo(() => {
    const editing: RangeEditing<Row, CellLocale> = { model, columns, locale: texts.locale, addable: addable && !readOnly };
    const activePlace = () => model.activeCell.cell();

    /** Nothing is done with a part of the range; true if that was said. */
    function refusesPart(): boolean {
      const count = model.ranges.unloaded(activePlace());
      if (count > 0) void message.warning(texts.t('rowSource.unloaded', { rows: count }));
      return count > 0;
    }

    function copy(clipboard: Pick<ClipboardStore, 'setData'>): boolean {
      if (refusesPart()) return true;
      const cells = copyTexts(editing, activePlace());
      if (cells) writeClipboard(clipboard, cells);
      return cells !== undefined;
    }

    const pasteAs = (place: ReturnType<typeof activePlace>, cells: string[][], writing: PasteWriting) =>
      pasteTexts({ ...editing, locale: { ...texts.locale, ...writing } }, place, cells);

    /** Pastes, or asks what cannot be told from the copied cells and pastes then. False if there is no place for them. */
    function pasteOrAsk(place: ReturnType<typeof activePlace>, cells: string[][], writing: PasteWriting): boolean {
      const outcome = pasteAs(place, cells, writing);
      if (!outcome) return false;
      if (outcome.ok && outcome.refused.length === 0 && outcome.skipped === 0) return true;
      const range = model.ranges.range();
      const pasteAgain = (known: PasteWriting) => {
        model.ranges.set(range);
        pasteOrAsk(place, cells, { ...writing, ...known });
      };
      void loadDialogs().then(({ followUp }) => followUp(outcome, { texts, message, modal }, pasteAgain));
      return true;
    }

    return {
      readOnly,
      copy,
      cut(clipboard) {
        const isWhole = model.ranges.unloaded(activePlace()) === 0;
        if (!copy(clipboard)) return false;
        if (!readOnly && isWhole) clearCells(editing, activePlace(), 'cut');
        return true;
      },
      paste(clipboard) {
        const cells = readOnly ? undefined : readClipboard(clipboard);
        if (!cells) return false;
        return refusesPart() || pasteOrAsk(activePlace(), cells, { loneMark: loneMarkOf(cells, marksOf(texts.locale)), dateOrder: dateOrderIn(cells.flat()) });
      },
      fillDown: () => void (!readOnly && !refusesPart() && fillDown(editing, activePlace())),
      clear: () => void (!readOnly && !refusesPart() && clearCells(editing, activePlace())),
    };
  }, [model, columns, texts, addable, readOnly, message, modal]);
}
