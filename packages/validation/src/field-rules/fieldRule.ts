import type { MobileReading } from '../patterns/checkMobile.ts';
import type { PasswordPolicy, PasswordRule } from '../password/checkPassword.ts';
import type { PatternCode } from '../patterns/checkPattern.ts';

/** Rules without settings; the name says which check is meant. */
export type PlainRule =
  | 'required'
  | 'username'
  | 'email'
  | 'naturalNumber'
  | 'positiveInteger'
  | 'url'
  | 'bankCard'
  | 'idNumber'
  | 'alphanumeric'
  | 'personName';

/**
 * One rule of a field. Nothing entered passes every rule but `required` and a minimum of selections.
 *
 * | rule | accepts |
 * |---|---|
 * | `required` | anything but nothing |
 * | `mobile` | a Chinese mobile number, in either reading |
 * | `phone` | a phone number of the country (ISO 3166) |
 * | `username` | 4 to 18 letters, digits and underscores |
 * | `email` | an e-mail address |
 * | `naturalNumber`, `positiveInteger` | an integer from 0, from 1 |
 * | `url` | a web address, http or https |
 * | `bankCard` | 10 to 20 digits |
 * | `idNumber` | up to 50 letters and digits |
 * | `alphanumeric` | up to 20 letters and digits |
 * | `personName` | 2 to 100 Chinese or English characters |
 * | `length` | a text with so many characters; `max` is 255 where both bounds are left out |
 * | `selections` | so many chosen values, given as an array or joined by commas |
 * | `decimal` | a number; `min` 0 and 2 decimals where left out |
 * | `password` | a password of the policy |
 * | `pattern` | a text that matches one of the pattern codes, or the expression |
 */
export type FieldRule =
  | { readonly rule: PlainRule }
  | { readonly rule: 'mobile'; readonly reading?: MobileReading }
  | { readonly rule: 'phone'; readonly country: string }
  | { readonly rule: 'length' | 'selections'; readonly min?: number; readonly max?: number }
  | { readonly rule: 'decimal'; readonly min?: number; readonly max?: number; readonly decimals?: number }
  | { readonly rule: 'password'; readonly policy: PasswordPolicy; readonly old?: string; readonly confirm?: string }
  | { readonly rule: 'pattern'; readonly pattern: PatternCode | RegExp };

/** Why a value is refused; the key of its text. */
export type FindingCode =
  | Exclude<PlainRule, 'positiveInteger' | 'email'>
  | 'mobile'
  | 'phone'
  | 'email'
  | 'tooShort'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'notANumber'
  | 'tooSmall'
  | 'tooLarge'
  | 'tooManyDecimals'
  | 'notAnInteger'
  | 'notPositive'
  | 'format'
  | `password.${PasswordRule}`;

/** A refusal: why, and the numbers that its text names. */
export interface Finding {
  readonly code: FindingCode;
  readonly values: Readonly<Record<string, number>>;
}
