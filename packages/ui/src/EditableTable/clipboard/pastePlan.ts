import type { CellColumn } from '../columnModel/column.ts';
import type { ParsedText } from '../numbers/cellText.ts';
import type { CellValue } from '../model/tableModel.types.ts';
import { writeColumn } from '../columnModel/writeColumn.ts';

/** A column as far as copying and pasting is concerned. */
export interface TextColumn<Row, Locale> extends CellColumn<Row> {
  copyText: (value: unknown, row: Row, locale: Locale) => string;
  parseText: (text: string, context: { row: Row; locale: Locale }) => ParsedText;
}

/** Why a cell, or all, was not pasted: one entry per cell, or one for all without a column. */
export interface PasteError {
  /** Position of the row, from 1. */
  row: number;
  /** Heading of the column. */
  column?: string;
  text: string;
  /** Message key of the table, with its values. */
  error: string;
  values?: Record<string, unknown> | undefined;
}

/** `refused`: cells that cannot take their text; they stay as they are. */
export type PastePlan = { ok: true; cells: CellValue[]; skipped: number; refused: PasteError[] } | { ok: false; errors: PasteError[] };

/** Question to the user before a paste. */
const questions: ReadonlySet<string> = new Set(['parse.ambiguous', 'parse.dateOrder']);

export interface PasteInput<Row, Locale> {
  texts: readonly (readonly string[])[];
  /** Rows from the top one of the range on, new ones included; `texts` may not be longer. */
  targets: readonly { rowId: string; row: Row }[];
  /** Position of the first target, from 1. */
  firstRow: number;
  /** Shown columns from the left one of the range on. */
  columns: readonly TextColumn<Row, Locale>[];
  isEditable: (row: Row, column: TextColumn<Row, Locale>) => boolean;
  locale: Locale;
}

/**
 * Plan of a paste, cell by cell, or the reason why nothing is pasted: too few columns, or a question to ask first. Cells that cannot
 * take their text are named, the others are pasted. Cells that cannot be edited are passed over, so that whole rows can be copied to others;
 * only if all of them are so is that an error. Empty texts empty their cell.
 */
export function planPaste<Row extends object, Locale>({ texts, targets, firstRow, columns, isEditable, locale }: PasteInput<Row, Locale>): PastePlan {
  const cells: CellValue[] = [];
  const errors: PasteError[] = [];
  const refused: PasteError[] = [];
  let skipped = 0;
  texts.forEach((line, down) => {
    const { rowId, row: before } = targets[down]!;
    let row = before;
    line.forEach((text, right) => {
      const column = columns[right];
      const place = { row: firstRow + down, text };
      if (!column) {
        if (text.trim() !== '') errors.push({ ...place, error: 'paste.noColumn' });
        return;
      }
      if (!column.hasEditor || !isEditable(before, column)) {
        skipped += 1;
        return;
      }
      const parsed = column.parseText(text, { row, locale });
      if ('error' in parsed) {
        refused.push({ ...place, column: column.title, error: parsed.error, values: parsed.values });
        return;
      }
      cells.push({ rowId, column: column.key, value: parsed.value });
      // The valid values of a linked column depend on the cells pasted before it.
      row = { ...row, ...writeColumn(column, row, parsed.value) };
    });
  });
  if (cells.length === 0 || refused.some(({ error }) => questions.has(error))) errors.push(...refused);
  if (errors.length === 0 && cells.length === 0 && skipped > 0) errors.push({ row: firstRow, text: '', error: 'paste.readOnly' });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, cells, skipped, refused };
}

/** One text fills the whole range; a block that fits into it several times exactly is repeated; all else is pasted once. */
export function repeatTexts(texts: readonly (readonly string[])[], rows: number, columns: number): readonly (readonly string[])[] {
  const width = widest(texts);
  if (rows % texts.length !== 0 || columns % width !== 0 || (rows === texts.length && columns === width)) return texts;
  return Array.from({ length: rows }, (_, down) => {
    const line = texts[down % texts.length]!;
    return Array.from({ length: columns }, (__, right) => line[right % width] ?? '');
  });
}

/** Cells of the longest line. */
export const widest = (texts: readonly (readonly string[])[]): number => texts.reduce((width, line) => Math.max(width, line.length), 0);
