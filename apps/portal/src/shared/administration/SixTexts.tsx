import type { SixTexts } from '@harrow/api-client';
import { FieldGrid, languageNames, languages, useFieldRules } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export const noTexts: SixTexts = { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' };

interface SixTextsFieldsProps {
  name: string | readonly (string | number)[];
  label: ReactNode;
  /** Default 200. */
  maxLength?: number;
  /** Languages left out have the English text, else the first given. */
  oneIsEnough?: boolean;
}

/** The texts that somebody wrote: those that only repeat the English one are left out, so that they follow it. */
export const ownTexts = (texts: Partial<SixTexts>): SixTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, language !== 'en' && text === texts.en ? '' : text])) as unknown as SixTexts;

/** One text in every language, a field for each; all are needed, or one. */
export function SixTextsFields({ name, label, maxLength = 200, oneIsEnough = false }: SixTextsFieldsProps) {
  const { t } = useTranslation('shared');
  const { form } = useFieldRules();
  const places = languages.map((language) => [...[name].flat(), language]);
  const oneOfThem: Rule = (instance) => ({
    validator: async () => {
      if (places.every((place) => !String(instance.getFieldValue(place) ?? '').trim())) throw new Error(t('oneName'));
    },
  });
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ fontWeight: 600, marginBlockEnd: 8 }}>{label}</legend>
      {oneIsEnough && <p style={{ color: 'var(--ant-color-text-secondary)' }}>{t('oneNameIsEnough')}</p>}
      <FieldGrid columns={2}>
        {languages.map((language) => (
          <Form.Item
            key={language}
            name={[...[name].flat(), language]}
            label={languageNames[language]}
            {...(oneIsEnough && { dependencies: places })}
            rules={
              oneIsEnough
                ? [...form([{ rule: 'length', max: maxLength }]), ...(language === 'en' ? [oneOfThem] : [])]
                : form([{ rule: 'required' }, { rule: 'length', max: maxLength }])
            }
          >
            <Input maxLength={maxLength} />
          </Form.Item>
        ))}
      </FieldGrid>
    </fieldset>
  );
}
