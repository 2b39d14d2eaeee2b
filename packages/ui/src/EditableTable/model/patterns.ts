/**
 * The built-in patterns of the editable table (interface blocks 5). They are asked only about cells that have a value.
 * - `n6-16` 6 to 16 digits · `*6-16` 6 to 16 of any character · `s6-18` 6 to 18 letters
 * - `url` http, https or ftp address · `e` e-mail · `m` mobile number (1, then 3 to 9, then 9 digits)
 * - `p` postal code of 6 digits · `s` letters · `n` number · `z` integer · `*` anything but nothing
 * - `money` up to 2 decimals, no needless leading zero
 */
export const patterns = {
  'n6-16': /^\d{6,16}$/,
  '*6-16': /^[\s\S]{6,16}$/,
  's6-18': /^[A-Za-z]{6,18}$/,
  url: /^(?:https?|ftp):\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i,
  e: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  m: /^1[3-9]\d{9}$/,
  p: /^\d{6}$/,
  s: /^[A-Za-z]+$/,
  n: /^-?\d+(?:\.\d+)?$/,
  z: /^-?\d+$/,
  '*': /[\s\S]/,
  money: /^-?(?:0|[1-9]\d*)(?:\.\d{1,2})?$/,
} as const satisfies Record<string, RegExp>;

export type PatternCode = keyof typeof patterns;

/** True if `text` has the shape; the regular expression may carry the `g` or `y` flag without remembering its last place. */
export function matchesPattern(text: string, pattern: PatternCode | RegExp): boolean {
  const expression = typeof pattern === 'string' ? patterns[pattern] : pattern;
  return new RegExp(expression.source, expression.flags.replace(/[gy]/g, '')).test(text);
}
