import { Button, Flex } from 'antd';
import { Suspense, useMemo } from 'react';
import { lazyPart, useMessages } from '../../HarrowProvider/index.ts';
import type { CellLocale, EditableColumn } from '../EditableTable.types.ts';
import { type ClipboardStore, readClipboard, writeClipboard } from '../clipboard/clipboardTexts.ts';
import { clearCells, copyTexts, fillDown, type PasteOutcome, pasteTexts, type RangeEditing } from './rangeEdits.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { marksOf } from '../columns/number/cellText.ts';
import { type LoneMark, loneMarkOf } from '../columns/number/loneMark.ts';
import type { TableTexts } from '../table/useTableTexts.ts';

const PasteErrors = /* @__PURE__ */ lazyPart(() => import('../clipboard/PasteErrors.tsx'));

export interface RangeCommandsOptions<Row extends object> {
  model: TableModel<Row>;
  /** Shown columns in shown order. */
  columns: readonly EditableColumn<Row>[];
  texts: TableTexts;
  addable: boolean;
  readOnly: boolean;
}

/** What is done with the range, or with the active cell if there is none. */
export interface RangeCommands {
  /** False if there is nothing to copy. */
  copy: (clipboard: Pick<ClipboardStore, 'setData'>) => boolean;
  cut: (clipboard: Pick<ClipboardStore, 'setData'>) => boolean;
  /** Pastes all or nothing, and says which; asks about a number that can be read in two ways. False if there is no text, or no place for it. */
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

    function copy(clipboard: Pick<ClipboardStore, 'setData'>): boolean {
      const cells = copyTexts(editing, activePlace());
      if (cells) writeClipboard(clipboard, cells);
      return cells !== undefined;
    }

    const pasteAs = (place: ReturnType<typeof activePlace>, cells: string[][], loneMark: LoneMark | undefined) =>
      pasteTexts({ ...editing, locale: { ...texts.locale, loneMark } }, place, cells);

    function tell(outcome: PasteOutcome | undefined) {
      if (!outcome) return;
      if (!outcome.ok) {
        modal.error({
          title: texts.t('paste.refused'),
          content: (
            <Suspense>
              <PasteErrors errors={outcome.errors} t={texts.t} />
            </Suspense>
          ),
          okText: texts.t('paste.close'),
          width: 720,
        });
      } else if (outcome.skipped > 0) {
        void message.info(texts.t('paste.skipped', { count: outcome.skipped }));
      }
    }

    /** Nobody can tell whether 2.755 is two thousand or not quite three. */
    function askLoneMark(text: string, paste: (loneMark: LoneMark) => void) {
      const { decimal, group } = marksOf(texts.locale);
      const choose = (loneMark: LoneMark) => () => {
        dialog.destroy();
        paste(loneMark);
      };
      const dialog = modal.confirm({
        title: texts.t('paste.ambiguous', { text }),
        content: texts.t('paste.ambiguousHelp'),
        footer: (
          <Flex gap={8} wrap justify="end">
            <Button onClick={() => dialog.destroy()}>{texts.t('paste.cancel')}</Button>
            <Button onClick={choose('decimals')}>{texts.t('paste.asDecimals', { number: text.replace(group, decimal) })}</Button>
            <Button type="primary" onClick={choose('thousands')}>
              {texts.t('paste.asThousands', { number: text.replace(group, '') })}
            </Button>
          </Flex>
        ),
      });
    }

    return {
      readOnly,
      copy,
      cut(clipboard) {
        if (!copy(clipboard)) return false;
        if (!readOnly) clearCells(editing, activePlace(), 'cut');
        return true;
      },
      paste(clipboard) {
        const cells = readOnly ? undefined : readClipboard(clipboard);
        const place = activePlace();
        const outcome = cells && pasteAs(place, cells, loneMarkOf(cells, marksOf(texts.locale)));
        if (!outcome) return false;
        const doubt = outcome.ok ? undefined : outcome.errors.find(({ error }) => error === 'parse.ambiguous');
        if (doubt) askLoneMark(doubt.text, (loneMark) => tell(pasteAs(place, cells, loneMark)));
        else tell(outcome);
        return true;
      },
      fillDown: () => void (!readOnly && fillDown(editing, activePlace())),
      clear: () => void (!readOnly && clearCells(editing, activePlace())),
    };
  }, [model, columns, texts, addable, readOnly, message, modal]);
}
