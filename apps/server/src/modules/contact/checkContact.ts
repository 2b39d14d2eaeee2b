/** Rules of a contact's input. Pure but for the dictionaries. */
import { checkEmail } from '@harrow/validation';
import type { ContactInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';
import { wrongPhone } from '../../shared/wrongPhone.ts';

const names = /^[\p{L}\p{M} .'’-]{2,100}$/u;

type Numbers = Record<'phone' | 'mobile' | 'whatsapp', string | null>;

/** @param known the numbers that are stored, and the country of the dealer */
export function checkContact(
  { services: { dictionaries } }: Pick<Context, 'services'>,
  input: ContactInput,
  { stored, country }: { stored: Numbers | undefined; country: string | undefined },
): InvalidField[] {
  const { contactType, name, email, phone, receivesMail = [] } = input;
  const knows = (dictionary: string, value: string): boolean => dictionaries.items(dictionary)?.some((item) => item.value === value) ?? false;
  const wrong = (isWrong: boolean, field: string, code: string): InvalidField[] => (isWrong ? [{ field, code }] : []);
  const mail = email?.trim() ?? '';
  return [
    ...wrong(!knows('contact_type', contactType), 'contactType', 'E-014'),
    ...wrong(!names.test(name.trim()), 'name', 'contact.name'),
    ...wrong(phone.trim() === '', 'phone', 'E-013'),
    ...(['phone', 'mobile', 'whatsapp'] as const).flatMap((field) => wrongPhone({ field, typed: input[field], stored: stored?.[field], country })),
    ...wrong(mail !== '' && !checkEmail(mail).ok, 'email', 'field.email'),
    ...wrong(mail === '' && receivesMail.length > 0, 'email', 'E-013'),
    ...wrong(
      receivesMail.some((group) => !knows('mail_group', group)),
      'receivesMail',
      'E-014',
    ),
  ];
}
