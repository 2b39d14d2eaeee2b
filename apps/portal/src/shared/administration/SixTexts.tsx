import type { SixTexts } from '@harrow/api-client';
import { languages } from '@harrow/ui';
import type { ReactNode } from 'react';
import { TextsItem } from './TextsItem.tsx';
import type { FieldName } from './useEditForm.tsx';

export const noTexts: SixTexts = { 'zh-cn': '', en: '', es: '', ru: '', fr: '', pt: '' };

interface SixTextsFieldsProps {
  name: string | FieldName;
  label: ReactNode;
  /** List of the form that the name is relative to. */
  list?: string;
  /** Default 200. */
  maxLength?: number;
  /** Languages left out have the English text, else the first given. */
  oneIsEnough?: boolean;
}

/** The texts that somebody wrote: those that only repeat the English one are left out, so that they follow it. */
export const ownTexts = (texts: Partial<SixTexts>): SixTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, language !== 'en' && text === texts.en ? '' : text])) as unknown as SixTexts;

/** One text in every language, in tabs; all are needed, or one. */
export const SixTextsFields = ({ name, label, list, maxLength = 200, oneIsEnough = false }: SixTextsFieldsProps) => (
  <TextsItem label={label} list={list} nameOf={(language) => [...[name].flat(), language]} limit={maxLength} needed={oneIsEnough ? [] : languages} />
);
