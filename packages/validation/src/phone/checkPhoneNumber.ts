import { type CountryCode, isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { accepted, type Check, refused } from '../check.ts';

/**
 * Why a number is refused: `characters` that no number has, such as letters; `tooShort` or `tooLong` for any number, or for those of its
 * country; a Chinese number of 11 digits that is no `mobile` one.
 */
export type PhoneReason = 'characters' | 'tooShort' | 'tooLong' | 'mobile';

/** Behind the number, as people write it: `ext. 12`, `x12`, `#12`, `доб. 12`, `转 8012`. */
const extension = /[\s,;]*(?:(?<![a-z])(?:extension|ext|x|poste|ramal|anexo|interno|int)(?![a-z])\.?|доб\.?|#|转|轉|分机|內線|内线)\s*[.:=]?\s*\d{1,8}$/iu;
const dashes = /[\u2010-\u2015\u2212]/g;
const characters = /^[(\s]*\+?[\d\s().\-/]*$/;
/** Without the trunk prefix that stands in brackets behind the country: `+44 (0)20 …`. */
const trunk = /\(0\)/;

/** Digits of an international number, its country's among them (E.164). */
const longest = 15;
/** A number within a place has so many at least; some countries have shorter ones. */
const shortestLocal = 6;
const shortest = 5;

const chineseMobile = /^1[3-9]\d{9}$/;

/**
 * Checks a phone number as people type it, in any format, with or without an extension. What is wrong for certain is refused; a number that
 * might exist passes, whether it is in use or not.
 * @param country ISO 3166 code of two letters, for numbers without `+` and the code of their country; undefined where it is not known
 */
export function checkPhoneNumber(typed: string, country?: string): Check<PhoneReason> {
  const number = typed.normalize('NFKC').replace(dashes, '-').trim().replace(extension, '');
  if (!characters.test(number)) return refused('characters');
  const digits = number.replace(/\D/g, '');
  if (digits.length < shortest) return refused('tooShort');
  const abroad = /^[(\s]*(?:\+|00)/.test(number);
  return abroad ? checkInternational(digits.replace(/^00/, ''), trunk.test(number)) : checkNational(digits, country);
}

function checkInternational(digits: string, hasTrunk: boolean): Check<PhoneReason> {
  if (digits.length > longest + Number(hasTrunk)) return refused('tooLong');
  if (digits.startsWith('86')) return checkChinese(digits.slice(2), '+');
  const length = lengthOf(`+${digits}`);
  // `+44 (0)20 …`: one digit is none of the number.
  if (length === 'TOO_LONG' && !hasTrunk) return refused('tooLong');
  return length === 'TOO_SHORT' ? refused('tooShort') : accepted;
}

function checkNational(digits: string, country: string | undefined): Check<PhoneReason> {
  if (digits.length > longest) return refused('tooLong');
  if (country === 'CN') return checkChinese(digits, '');
  const length = isKnown(country) ? lengthOf(digits, country) : undefined;
  if (length === 'TOO_LONG') return refused('tooLong');
  // Within a place people leave its code out.
  return length === 'TOO_SHORT' && digits.length < shortestLocal ? refused('tooShort') : accepted;
}

/** A number of China: eleven digits from 1 on are a mobile one, others have their lengths. */
function checkChinese(national: string, prefix: '+' | ''): Check<PhoneReason> {
  if (/^1\d{10}$/.test(national)) return chineseMobile.test(national) ? accepted : refused('mobile');
  const length = prefix === '+' ? lengthOf(`+86${national}`) : lengthOf(national, 'CN');
  if (length === 'TOO_LONG') return refused('tooLong');
  return length === 'TOO_SHORT' && (prefix === '+' || national.length < shortestLocal) ? refused('tooShort') : accepted;
}

const isKnown = (country: string | undefined): country is CountryCode => country !== undefined && isSupportedCountry(country as CountryCode, metadata);
const lengthOf = (number: string, country?: CountryCode) => validatePhoneNumberLength(number, country ? { defaultCountry: country } : {}, metadata);
