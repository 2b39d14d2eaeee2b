/** What is wrong with a contact as it is typed. Pure but for the dictionaries. */
import { checkEmail, checkPhone } from '@harrow/validation';
import type { ContactInput } from '../../generated/types.gen.ts';
import type { Context } from '../../shared/context.ts';
import type { InvalidField } from '../../shared/refusal/refusal.ts';

/** A number with the prefix of China is judged as one of China, any other as an international one. */
function isPhone(typed: string): boolean {
  const [, chinese] = /^(?:\+|00)86[\s-]*(.*)$/.exec(typed) ?? [];
  return chinese === undefined ? checkPhone(typed, '').ok : checkPhone(chinese.replaceAll(/[\s-]/g, ''), 'CN').ok;
}

const names = /^[\p{L}\p{M} .'’-]{2,100}$/u;

export function checkContact({ services: { dictionaries } }: Pick<Context, 'services'>, input: ContactInput): InvalidField[] {
  const { contactType, name, email, phone, mobile, whatsapp, receivesMail = [] } = input;
  const knows = (dictionary: string, value: string): boolean => dictionaries.items(dictionary)?.some((item) => item.value === value) ?? false;
  const wrong = (isWrong: boolean, field: string, code: string): InvalidField[] => (isWrong ? [{ field, code }] : []);
  const mail = email?.trim() ?? '';
  return [
    ...wrong(!knows('contact_type', contactType), 'contactType', 'E-014'),
    ...wrong(!names.test(name.trim()), 'name', 'contact.name'),
    ...wrong(phone.trim() === '', 'phone', 'E-013'),
    ...(['phone', 'mobile', 'whatsapp'] as const).flatMap((field) => {
      const typed = { phone, mobile, whatsapp }[field]?.trim() ?? '';
      return wrong(typed !== '' && !isPhone(typed), field, 'field.phone');
    }),
    ...wrong(mail !== '' && !checkEmail(mail).ok, 'email', 'field.email'),
    ...wrong(mail === '' && receivesMail.length > 0, 'email', 'E-013'),
    ...wrong(
      receivesMail.some((group) => !knows('mail_group', group)),
      'receivesMail',
      'E-014',
    ),
  ];
}
