import type { PhoneReason } from '@harrow/validation/phone';

/** Texts for wrong phone numbers, by reason. */
const texts = {
  characters: 'phone.characters',
  tooShort: 'phone.tooShort',
  tooLong: 'phone.tooLong',
  mobile: 'phone.mobile',
} as const satisfies Record<PhoneReason, string>;

/**
 * Why a text is no phone number, as a message of `shared`; undefined where it is one. The numbers of all countries are loaded with the first
 * number that is asked about; without their file the server says it.
 * @param country whose numbers are written without the code of their country
 */
export async function phoneReason(typed: string, country?: string): Promise<(typeof texts)[PhoneReason] | undefined> {
  const rules = await import('@harrow/validation/phone').catch(() => undefined);
  const check = rules?.checkPhoneNumber(typed.trim(), country);
  return check && !check.ok ? texts[check.reason] : undefined;
}
