import { type DateOrder, dateOrderIn } from '@harrow/validation/dates';
import { Button, Flex } from 'antd';
import { Suspense, useMemo } from 'react';
import { readDate } from '../../DateInput/readDate.ts';
import { lazyPart, useMessages } from '../../HarrowProvider/index.ts';
import type { CellLocale, EditableColumn } from '../columnModel/EditableColumn.types.ts';
import { type ClipboardStore, readClipboard, writeClipboard } from './clipboardTexts.ts';
import { clearCells, copyTexts, fillDown, type PasteOutcome, pasteTexts, type RangeEditing } from './rangeEdits.ts';
import type { TableModel } from '../model/tableModel.types.ts';
import { marksOf } from '../numbers/cellText.ts';
import { type LoneMark, loneMarkOf } from '../numbers/loneMark.ts';
import type { TableTexts } from '../context/useTableTexts.ts';

const PasteErrors = /* @__PURE__ */ lazyPart(() => import('./PasteErrors.tsx'));

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

/** Formats of the copied texts, as far as they are known. */
interface PasteWriting {
  loneMark?: LoneMark | undefined;
  dateOrder: DateOrder | undefined;
}

/** Label and action of a button. */
type Choice = readonly [label: string, choose: () => void];

const longDay = (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });

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
      const doubt = (error: string) => (outcome.ok ? undefined : outcome.errors.find((one) => one.error === error));
      const [number, date] = [doubt('parse.ambiguous'), doubt('parse.dateOrder')];
      if (number) askLoneMark(number.text, (loneMark) => void pasteOrAsk(place, cells, { ...writing, loneMark }));
      else if (date) askDateOrder(date.text, (dateOrder) => void pasteOrAsk(place, cells, { ...writing, dateOrder }));
      else tell(outcome);
      return true;
    }

    function tell(outcome: PasteOutcome | undefined) {
      if (!outcome) return;
      const errors = outcome.ok ? outcome.refused : outcome.errors;
      if (errors.length > 0) {
        const show = outcome.ok ? modal.warning : modal.error;
        show({
          title: texts.t(outcome.ok ? 'paste.partly' : 'paste.refused'),
          content: (
            <Suspense>
              <PasteErrors errors={errors} isPartly={outcome.ok} t={texts.t} />
            </Suspense>
          ),
          okText: texts.t('paste.close'),
          width: 720,
        });
      } else if (outcome.ok && outcome.skipped > 0) {
        void message.info(texts.t('paste.skipped', { count: outcome.skipped }));
      }
    }

    /** 2.755 may be two thousand or not quite three: the user decides. */
    function askLoneMark(text: string, paste: (loneMark: LoneMark) => void) {
      const { decimal, group } = marksOf(texts.locale);
      ask(text, texts.t('paste.ambiguousHelp'), [
        [texts.t('paste.asDecimals', { number: text.replace(group, decimal) }), () => paste('decimals')],
        [texts.t('paste.asThousands', { number: text.replace(group, '') }), () => paste('thousands')],
      ]);
    }

    /** 03/04/2026 may be in March or in April: the user decides. The order of their region is offered first. */
    function askDateOrder(text: string, paste: (dateOrder: DateOrder) => void) {
      const choice = (dateOrder: DateOrder): Choice => {
        const read = readDate(text, 'datetime', { tag: texts.locale.tag, dateOrder });
        const day = 'value' in read ? longDay(texts.locale.tag).format(new Date(`${read.value.slice(0, 10)}T00:00:00Z`)) : text;
        return [texts.t(`paste.${dateOrder}`, { day }), () => paste(dateOrder)];
      };
      const other = texts.locale.dateOrder === 'monthFirst' ? 'dayFirst' : 'monthFirst';
      ask(text, texts.t('paste.dateOrderHelp'), [choice(other), choice(texts.locale.dateOrder ?? 'dayFirst')]);
    }

    /** The last of the answers is the likely one. */
    function ask(text: string, help: string, choices: readonly Choice[]) {
      const dialog = modal.confirm({
        title: texts.t('paste.ambiguous', { text }),
        content: help,
        footer: (
          <Flex gap={8} wrap justify="end">
            <Button onClick={() => dialog.destroy()}>{texts.t('paste.cancel')}</Button>
            {choices.map(([label, choose], at) => (
              <Button
                key={label}
                {...(at === choices.length - 1 && { type: 'primary' as const })}
                onClick={() => {
                  dialog.destroy();
                  choose();
                }}
              >
                {label}
              </Button>
            ))}
          </Flex>
        ),
      });
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
