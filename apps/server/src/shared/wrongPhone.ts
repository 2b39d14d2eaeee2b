import { checkPhoneNumber, type PhoneReason } from '@harrow/validation/phone';
import type { Db } from './database/database.ts';
import type { InvalidField } from './refusal/refusal.ts';

const texts = {
  characters: 'field.phone.characters',
  tooShort: 'field.phone.tooShort',
  tooLong: 'field.phone.tooLong',
  mobile: 'field.phone.mobile',
} as const satisfies Record<PhoneReason, string>;

interface Number {
  field: string;
  /** Of a line of the document. */
  line?: string;
  typed: string | null | undefined;
  /** Stored number: it is not checked again while it stays unchanged. */
  stored?: string | null | undefined;
  /** ISO 3166 code of the record's country, where it is known. */
  country?: string | null | undefined;
}

/** Findings of a phone number as typed; none when it is valid. */
export function wrongPhone({ typed, stored, country, ...at }: Number): InvalidField[] {
  const number = typed?.trim() ?? '';
  if (number === '' || number === stored?.trim()) return [];
  const check = checkPhoneNumber(number, country || undefined);
  return check.ok ? [] : [{ ...at, code: 'field.phone', textKey: texts[check.reason] }];
}

/** The country whose numbers the people of a dealer write without its code; undefined for the maker's. */
export const dealerCountry = async (db: Db, dealerCode: string | null): Promise<string | undefined> =>
  dealerCode === null ? undefined : (await db.selectFrom('dealer').select('country').where('dealerCode', '=', dealerCode).executeTakeFirst())?.country;
