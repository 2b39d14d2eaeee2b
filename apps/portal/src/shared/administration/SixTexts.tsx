import type { SixTexts } from '@harrow/api-client';
import { FieldGrid, languageNames, languages, useFieldRules } from '@harrow/ui';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';

export const noTexts: SixTexts = { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' };

/** One text in every language, a field for each; all are needed. */
export function SixTextsFields({ name, label, maxLength = 200 }: { name: string | readonly (string | number)[]; label: ReactNode; maxLength?: number }) {
  const { form } = useFieldRules();
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ fontWeight: 600, marginBlockEnd: 8 }}>{label}</legend>
      <FieldGrid columns={2}>
        {languages.map((language) => (
          <Form.Item
            key={language}
            name={[...[name].flat(), language]}
            label={languageNames[language]}
            rules={form([{ rule: 'required' }, { rule: 'length', max: maxLength }])}
          >
            <Input maxLength={maxLength} />
          </Form.Item>
        ))}
      </FieldGrid>
    </fieldset>
  );
}
