import { useMemo } from 'react';
import { localeTag, registerMessages, useSettings } from '../../HarrowProvider/index.ts';
import { useTranslation } from '../../HarrowProvider/language/useTranslation.ts';
import type { CellLocale } from '../columnModel/EditableColumn.types.ts';
import type { CellError } from '../validation/validator.ts';

registerMessages('editableTable', {
  'zh-cn': () => import('../messages/zh-cn.json'),
  en: () => import('../messages/en.json'),
  es: () => import('../messages/es.json'),
  ru: () => import('../messages/ru.json'),
  fr: () => import('../messages/fr.json'),
  pt: () => import('../messages/pt.json'),
});

export interface TableTexts {
  t: (key: string, values?: Record<string, unknown>) => string;
  locale: CellLocale;
  errorText: (error: CellError) => string;
  /** The words for a box that is ticked, or not: looked up once, since every row says one of them. */
  yesOrNo: (on: boolean) => string;
}

/** The table's own texts in the user's language. Suspends until they are loaded. */
export function useTableTexts(): TableTexts {
  const { t } = useTranslation('editableTable');
  const { language, dateOrder } = useSettings();
  return useMemo(() => {
    const tag = localeTag(language);
    const decimalMark = new Intl.NumberFormat(tag).formatToParts(0.5).find((part) => part.type === 'decimal')?.value ?? '.';
    const [yes, no] = [t('yes'), t('no')];
    return {
      yesOrNo: (on) => (on ? yes : no),
      t: (key, values) => t(key, values ?? {}),
      locale: { tag, decimalMark, dateOrder },
      errorText: ({ code, text, limit }) => text ?? t(`error.${code}`, { limit }),
    };
  }, [t, language, dateOrder]);
}
