/** `CSS.escape`, which older versions of jsdom lack. @see https://drafts.csswg.org/cssom/#serialize-an-identifier */
export function cssEscape(value: string): string {
  const text = String(value);
  if (text === '-') return String.raw`\-`;
  return text.replaceAll(/\0|[\u0001-\u001F\u007F]|^\d|(?<=^-)\d|[ -,./:-@[-^`{-~]/g, (letter) => {
    if (letter === '\0') return '\uFFFD';
    return /[\d\u0001-\u001F\u007F]/.test(letter) ? `\\${letter.charCodeAt(0).toString(16)} ` : `\\${letter}`;
  });
}
