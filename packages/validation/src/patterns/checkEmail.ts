import { accepted, matches, refused, type Check } from '../check.ts';

/**
 * Addresses that mail systems accept in practice: dotted local part, dotted domain with a top level of letters.
 * Each label excludes the dot that follows it, so matching takes linear time on hostile input.
 */
export const emailPattern = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([A-Za-z0-9-]+\.)+[A-Za-z]{2,63}$/;

/** Longest address that can be delivered to (RFC 5321, 4.5.3.1.3, less the two angle brackets). */
const maxLength = 254;

/** Checks an e-mail address. An empty one is accepted: the field is optional. */
export function checkEmail(value: string): Check<'format' | 'tooLong'> {
  if (value === '') return accepted;
  return value.length > maxLength ? refused('tooLong') : matches(emailPattern, value);
}
