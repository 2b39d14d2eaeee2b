/** Order by Unicode code points ('10' < '9', 'Z' < 'a'), as PostgreSQL's collation "C" has it. */
export function compareTexts(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left === right) continue;
    // Halves of a pair stand for code points above all others, though their own numbers lie below U+E000.
    return isSurrogate(left) === isSurrogate(right) ? left - right : isSurrogate(left) ? 1 : -1;
  }
  return a.length - b.length;
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Lower case letter by letter (Unicode's simple mapping): lengths stay, and a final sigma is a sigma. */
export function simpleLowerCase(text: string): string {
  const lower = text.toLowerCase();
  // Only two letters differ between the mappings; without them the quick way is right.
  if (!/[\u0130\u03a3]/.test(text)) return lower;
  return Array.from(text, (letter) => String.fromCodePoint(letter.toLowerCase().codePointAt(0)!)).join('');
}
