import type { ClipboardEvent } from 'react';

/** A column of numbers, as copied from a spreadsheet or an e-mail, in one line: separated by commas. */
export const toOneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ',');

/** A one-line field drops the line breaks of a pasted column; here each becomes a comma. */
export function keepLines(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text').trim();
  if (!/[\r\n\t]/.test(text)) return;
  event.preventDefault();
  // Inserted like typed text, so that form and undo notice it.
  document.execCommand('insertText', false, toOneLine(text));
}
