import type { DateOrder } from '@harrow/validation/dates';
import type { ComponentType, ReactNode } from 'react';
import type { Sources } from '../../HarrowProvider/index.ts';
import type { ParsedText } from '../numbers/cellText.ts';
import type { LoneMark } from '../numbers/loneMark.ts';
import type { CellColumn } from './column.ts';

/** Formats of numbers and dates in the user's language. */
export interface CellLocale {
  /** BCP 47 tag for `Intl`. */
  tag: string;
  decimalMark: string;
  /** Meaning of the only separator of a pasted number such as 2.755, once known. */
  loneMark?: LoneMark | undefined;
  /** Order of day and month in a date such as 03/04/2026: the provider's where it is typed, that of all dates in a paste; undefined: ambiguous. */
  dateOrder?: DateOrder | undefined;
}

/** Names and states an editor hands to its focusable element. */
export interface CellAria {
  'aria-label': string;
  'aria-required': boolean | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** Props of a cell editor. It re-renders only when one of these changes. */
export interface CellEditorProps<Row> {
  value: unknown;
  /** Id of the row; a temporary one while the row is new. */
  rowId: string;
  /** The row now. A column that draws from it sets `dependsOnRow`. */
  getRow: () => Row;
  /** Formats of numbers and dates. */
  locale: CellLocale;
  /** Name and state of the cell for screen readers, to be spread on the control. */
  aria: CellAria;
  /** For an empty cell; the column's, with what it refers to filled in. */
  placeholder?: string | undefined;
  /** The user pressed the cell and expects the list or the calendar. Editors do not take the focus themselves: the grid gives it to them. */
  startOpen: boolean;
  /** A new value. `trigger` is `input` while the user types, `change` (default) for a finished choice. */
  onChange: (value: unknown, trigger?: 'input' | 'change') => void;
  /** Several fields of the row at once. */
  onPatch: (patch: Partial<Row>) => void;
  /** The user left the cell: it is checked. */
  onBlur: () => void;
}

/** An editor that needs nothing of the row but its own value. */
export type ValueEditorProps = Omit<CellEditorProps<never>, 'getRow' | 'onPatch'>;

/** The control a cell at rest is drawn like. `area` is text of several lines, `plain` has no frame. */
export type CellLook = 'input' | 'number' | 'select' | 'date' | 'check' | 'area' | 'plain';

/** Context of `parseText`. */
export interface ParseContext<Row> {
  row: Row;
  locale: CellLocale;
}

/** Connection of a column to data of its own. */
export interface ColumnContext {
  sources: Sources;
  language: string;
}

/** A column in one table, with the names and choices that have arrived for it. */
export interface LiveColumn<Row> {
  /** A new object after every change, with the same `Editor`. */
  column(): EditableColumn<Row>;
  subscribe(listener: () => void): () => void;
}

/**
 * A column of an editable table. Made by the builders (`textColumn`, `numberColumn`, …);
 * a new kind of column is a function that returns one of these.
 */
export interface EditableColumn<Row> extends CellColumn<Row> {
  align: 'left' | 'center' | 'right';
  required: boolean;
  /** How a text is shown that is wider than its column. Default `cut`. */
  tooLong?: 'cut' | 'wrap' | 'whole' | undefined;
  /** Name of the kind: `text`, `number`, `select`, … */
  type: string;
  /** Look of an editable cell at rest. */
  look: CellLook;
  /** `twin`: text drawn like the control until the user comes. `editor`: the editor is mounted in every row in view. */
  rest: 'twin' | 'editor';
  /** At rest the frame of the control holds what `toText` draws, e.g. coloured tags, in place of plain text. */
  richRest?: boolean | undefined;
  /** Shown in the heading in place of the title, which then is for those who hear it, and for menus, files and messages. */
  heading?: ReactNode;
  /** Help text, shown at the heading and read as its description by screen readers. */
  hint?: string | undefined;
  /** Further classes of a cell, by its value and row where it is a function. */
  className?: string | ((cell: { value: unknown; row: Row }) => string | undefined) | undefined;
  /** Shown in an empty cell that can be edited. */
  placeholder?: string | undefined;
  /** The value where it is not edited. */
  toText: (value: unknown, row: Row, locale: CellLocale) => ReactNode;
  /** The value as the editor shows it, and so its twin; empty for an empty cell. */
  editText: (value: unknown, row: Row, locale: CellLocale) => string;
  /** For the look `check`: whether the box is ticked. */
  isOn?: ((value: unknown) => boolean) | undefined;
  /** The value in the clipboard and in files: a text that `parseText` understands. */
  copyText: (value: unknown, row: Row, locale: CellLocale) => string;
  /** The value of a text from the clipboard or a file. An empty text empties the cell. */
  parseText: (text: string, context: ParseContext<Row>) => ParsedText;
  /** Order of two values that are not empty, where the natural one of numbers and texts is wrong. */
  compare?: ((a: unknown, b: unknown) => number) | undefined;
  /** A sum in plain digits as it is shown. */
  toTotal?: ((total: string, locale: CellLocale) => string) | undefined;
  /** Columns with data of their own (a dictionary, names of users): makes one for a table that shows it. */
  connect?: ((context: ColumnContext) => LiveColumn<Row>) | undefined;
  /** Absent: the column is never edited. */
  Editor?: ComponentType<CellEditorProps<Row>> | undefined;
  /** Equal values below each other are shown as one cell, where the column is not edited. */
  span?: boolean | undefined;
  /** Cells have a button that opens the details of their row. */
  showDetails?: boolean | undefined;
  /** Keys that the editor needs itself, and that therefore do not move to another row: Enter, as a select, or arrows too. */
  ownsKeys?: OwnedKeys | undefined;
}

/** Keys that an editor needs itself: Enter, or the arrows and all others too. */
export type OwnedKeys = 'enter' | 'all';
