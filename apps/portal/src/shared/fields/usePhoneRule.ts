import type { PhoneReason } from '@harrow/validation/phone';
import type { Rule } from 'antd/es/form';
import type { NamePath } from 'antd/es/form/interface';
import { useTranslation } from 'react-i18next';

const texts = {
  characters: 'phone.characters',
  tooShort: 'phone.tooShort',
  tooLong: 'phone.tooLong',
  mobile: 'phone.mobile',
} as const satisfies Record<PhoneReason, string>;

/**
 * Refuses what is no phone number, once it was typed: what is stored stays, whatever the rules were when it came. The numbers of all
 * countries are loaded with the first number that is typed.
 * @param name of the field
 * @param country name of the field that says whose numbers are written without the code of their country
 */
export function usePhoneRule(name: NamePath, country?: NamePath): Rule {
  const { t } = useTranslation('shared');
  return (form) => ({
    async validator(_rule, typed: string | null | undefined) {
      if (!typed?.trim() || !form.isFieldTouched(name)) return;
      // Without the file the server says it.
      const rules = await import('@harrow/validation/phone').catch(() => undefined);
      const check = rules?.checkPhoneNumber(typed.trim(), country && (form.getFieldValue(country) as string | undefined));
      if (check && !check.ok) throw new Error(t(texts[check.reason]));
    },
  });
}
