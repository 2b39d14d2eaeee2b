/** Letters that stand in an identifier as their number: control characters, and a digit at its beginning, also behind a hyphen. */
const byNumber = /\p{Cc}|\d/u;

/** `CSS.escape`, which older versions of jsdom lack. @see https://drafts.csswg.org/cssom/#serialize-an-identifier */
export function cssEscape(text: string): string {
  if (text === '-') return String.raw`\-`;
  return text.replaceAll(/(?![\u0080-\u009F])\p{Cc}|^\d|(?<=^-)\d|[ -,./:-@[-^`{-~]/gu, (letter) => {
    if (letter === '\0') return '\uFFFD';
    return byNumber.test(letter) ? `\\${letter.charCodeAt(0).toString(16)} ` : `\\${letter}`;
  });
}
