import { accepted, refused, type Check } from '../check.ts';
import { emailPattern } from './checkEmail.ts';
import { mobilePatterns } from './checkMobile.ts';
import { urlPattern } from './checkUrl.ts';

/**
 * The built-in pattern codes of table columns.
 *
 * | code | accepts |
 * |---|---|
 * | `n6-16` | 6 to 16 digits |
 * | `*6-16` | 6 to 16 of any character |
 * | `s6-18` | 6 to 18 letters |
 * | `url` | a web address, http or https |
 * | `e` | an e-mail address |
 * | `m` | a mobile number: 1, then 3 to 9, then 9 digits |
 * | `p` | a postal code of 6 digits |
 * | `s` | letters |
 * | `n` | a number |
 * | `z` | an integer |
 * | `*` | anything but nothing |
 * | `money` | a non-negative number with up to 2 decimals |
 */
export const patternCodes = ['n6-16', '*6-16', 's6-18', 'url', 'e', 'm', 'p', 's', 'n', 'z', '*', 'money'] as const;

/** One of the built-in pattern codes. */
export type PatternCode = (typeof patternCodes)[number];

const patterns: Record<PatternCode, RegExp> = {
  'n6-16': /^\d{6,16}$/,
  '*6-16': /^.{6,16}$/su,
  's6-18': /^[A-Za-z]{6,18}$/,
  url: urlPattern,
  e: emailPattern,
  m: mobilePatterns.range,
  p: /^\d{6}$/,
  s: /^[A-Za-z]+$/,
  n: /^-?\d+(\.\d+)?$/,
  z: /^-?\d+$/,
  '*': /\S/,
  money: /^(0|[1-9]\d*)(\.\d{1,2})?$/,
};

/**
 * Checks a cell value against a built-in pattern. Empty values are accepted by every code but `*`,
 * because whether a cell may be empty is the business of the `required` rule.
 * @returns the refused code as the reason, which is also the key of its message.
 */
export function checkPattern(code: PatternCode, value: string | number | null | undefined): Check<PatternCode> {
  const text = String(value ?? '');
  if (text === '' && code !== '*') return accepted;
  return patterns[code].test(text) ? accepted : refused(code);
}
