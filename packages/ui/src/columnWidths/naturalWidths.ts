import { twoLineWidth } from './headingWidth.ts';
import type { Lettering, TextWidth } from './textWidth.ts';

/**
 * Kind of a column's values. A `text` may be truncated; all others are shown as a whole: a tag, a sign with a
 * dot before its words, a code or any other short word, a code with a button that copies it, a number, an amount, a date.
 */
export type ColumnKind = 'text' | 'tag' | 'dot' | 'code' | 'copied' | 'number' | 'money' | 'date';

/** A column with its values as texts. */
export interface WrittenColumn {
  kind: ColumnKind;
  /** Heading; undefined: it is no text. */
  title: string | undefined;
  /** Px that the values do not decide. */
  width?: number | undefined;
  /** The user said so. */
  isUsers?: boolean;
  /** Values of the records. */
  texts: readonly string[];
}

/** Px that a column needs, whatever room there is. */
export interface NaturalWidth extends Pick<WrittenColumn, 'kind' | 'width' | 'isUsers'> {
  /** For the heading, on two lines. */
  least: number;
  /** For the heading, on one line. */
  oneLine: number;
  /** For each value, the widest first. */
  values: readonly number[];
}

/** Beside a text; what its place draws differs by a px from what is measured. */
const padding = 24 + 2;
const beside: Readonly<Record<ColumnKind, number>> = { text: 0, tag: 16, dot: 13, code: 0, copied: 30, number: 0, money: 0, date: 0 };
const letterings: Partial<Record<ColumnKind, Lettering>> = { tag: 'sign', money: 'strong' };
/** The first cell of a row stands further in. */
const indent = 4;
/** Of a heading that is no text. */
const narrowest = 64;

/** Natural width of each column, for its heading and its values. @param isFirst the first of them begins the row */
export const naturalWidths = (columns: readonly WrittenColumn[], textWidth: TextWidth, isFirst: boolean): NaturalWidth[] =>
  columns.map(({ kind, title, width, isUsers, texts }, index) => {
    const around = padding + (isFirst && index === 0 ? indent : 0);
    const widthOf = (text: string): number => Math.ceil(textWidth(text, letterings[kind] ?? 'value') + beside[kind] + around);
    const least = title === undefined ? narrowest : Math.ceil(twoLineWidth(title, textWidth) + around);
    return {
      kind,
      width,
      isUsers,
      least,
      oneLine: title === undefined ? least : Math.ceil(textWidth(title, 'heading') + around),
      values: texts
        .filter((text) => text !== '')
        .map(widthOf)
        .toSorted((one, other) => other - one),
    };
  });
