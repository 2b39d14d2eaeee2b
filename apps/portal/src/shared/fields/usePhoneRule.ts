import type { Rule } from 'antd/es/form';
import type { NamePath } from 'antd/es/form/interface';
import { useTranslation } from 'react-i18next';
import { phoneReason } from './phoneReason.ts';

/**
 * Refuses what is no phone number, once it was typed: what is stored stays, whatever the rules were when it came.
 * @param name of the field
 * @param country name of the field that says whose numbers are written without the code of their country
 */
export function usePhoneRule(name: NamePath, country?: NamePath): Rule {
  const { t } = useTranslation('shared');
  return (form) => ({
    async validator(_rule, typed: string | null | undefined) {
      if (!typed?.trim() || !form.isFieldTouched(name)) return;
      const reason = await phoneReason(typed, country && (form.getFieldValue(country) as string | undefined));
      if (reason) throw new Error(t(reason));
    },
  });
}
