import type { ParsedText } from '../../numbers/cellText.ts';
import { no, yes } from './data/yesNo.ts';

/** A tick from outside: the stored values themselves, or yes and no in any of our languages. */
export function readCheck(text: string, on: unknown, off: unknown): ParsedText {
  const trimmed = text.trim();
  if (trimmed === String(on)) return { value: on };
  if (trimmed === String(off)) return { value: off };
  const word = trimmed.toLowerCase();
  if (yes.has(word)) return { value: on };
  return no.has(word) ? { value: off } : { error: 'parse.check', values: { text: trimmed } };
}
