import { exactNumber, type NumberMarks } from '../../../NumberInput/parseNumber.ts';

/** A number as it is typed in a language, in wire form: a point, no grouping. What is no number stays as it is, to be named as wrong. */
export const toNumberText = (typed: string, marks: NumberMarks): string => exactNumber(typed, marks) ?? typed.trim();

/** The wire form with the decimal mark of a language; what is no number stays as it is. */
export const showNumberText = (text: string, { decimal }: NumberMarks): string => (/^-?\d+\.\d+$/.test(text) ? text.replace('.', decimal) : text);

const groupedByComma = /^[-−]?\d{1,3}(,\d{3}){2,}(\.\d+)?$/;

/**
 * The numbers of a typed or pasted list in wire form, each once. Lines, tabs, semicolons and commas before a space separate them.
 * A comma within one is its decimal or grouping mark; in one line it separates where the language does not write numbers with it.
 */
export function toNumberTexts(text: string, marks: NumberMarks): string[] {
  const lines = text.split(/[\r\n\t]+/).filter((line) => line.trim() !== '');
  const isColumn = lines.length > 1;
  const parts = lines.flatMap((line) => line.split(/[;；，、]|,\s/)).flatMap((part) => (isOneNumber(part, marks, isColumn) ? [part] : part.split(',')));
  return [...new Set(parts.map((part) => toNumberText(part, marks)).filter((part) => part !== ''))];
}

/** `1,5` and `1,234,567`; not `1,2,3`. */
function isOneNumber(part: string, { decimal }: NumberMarks, isColumn: boolean): boolean {
  const commas = part.split(',').length - 1;
  if (commas === 0) return true;
  if (commas > 1) return groupedByComma.test(part.trim());
  return isColumn || decimal === ',';
}
