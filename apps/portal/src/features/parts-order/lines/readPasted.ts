import type { WantedPart } from './orderRow.ts';

/** Parts that a text lists, and its lines that could not be read. */
export interface Pasted {
  parts: readonly WantedPart[];
  unread: readonly string[];
}

/** A code and, behind a tab, blank, semicolon or comma, a quantity with at most two decimals. Grouped thousands are not read: 1,500 may be one and a half. */
const line = /^(?<code>[A-Za-z0-9._/-]{1,30})(?:\s*[\t;,]\s*|\s+)?(?<qty>(?<=[\t;,\s])\d{1,9}(?:[.,]\d{1,2})?)?$/;

/**
 * Reads parts from a text of lines, as a spreadsheet or a mail has them: the code, then the quantity; the code alone means the smallest
 * quantity that can be ordered. Blank lines are nothing; a line that is neither is named, so that none is lost unseen.
 */
export function readPasted(text: string): Pasted {
  const lines = text
    .split(/\r\n?|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const read = lines.map((one) => ({ one, found: line.exec(one)?.groups }));
  return {
    parts: read.flatMap(({ found }) =>
      found ? [{ partsCode: found['code']!, qty: found['qty'] === undefined ? null : Number(found['qty'].replace(',', '.')) }] : [],
    ),
    unread: read.flatMap(({ one, found }) => (found ? [] : [one])),
  };
}

/** Parts that an address names: `CODE:QTY,CODE`. */
export const partsOfAddress = (text: string | null): readonly WantedPart[] => readPasted((text ?? '').replaceAll(',', '\n').replaceAll(':', '\t')).parts;
