import type { SixTexts } from '@harrow/api-client';
import { languages } from '@harrow/ui';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { missing, TextsInput, tooLong } from '../fields/control/TextsInput.tsx';

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

/** One text in every language, in tabs; all are needed, or one. */
export function SixTextsFields({ name, label, maxLength = 200, oneIsEnough = false }: SixTextsFieldsProps) {
  const { t } = useTranslation('shared');
  const needed = oneIsEnough ? [] : languages;
  const check = async (_rule: unknown, texts: Partial<SixTexts> | undefined): Promise<void> => {
    const lacking = missing(texts, needed);
    if (lacking) throw new Error(`${t('required')}: ${lacking}`);
    if (missing(texts, languages) === missing(undefined, languages)) throw new Error(t('oneName'));
    const long = tooLong(texts, maxLength);
    if (long) throw new Error(t('texts.tooLong', { n: maxLength, languages: long }));
  };
  return (
    <Form.Item name={[name].flat()} label={label} required={!oneIsEnough} {...(oneIsEnough && { extra: t('oneNameIsEnough') })} rules={[{ validator: check }]}>
      <TextsInput limit={maxLength} needed={needed} />
    </Form.Item>
  );
}
