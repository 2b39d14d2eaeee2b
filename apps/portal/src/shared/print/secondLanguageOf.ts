import type { ClientConfig } from '@harrow/api-client';
import type { Language } from '@harrow/ui';

type Said = Pick<ClientConfig['company'], 'language' | 'paperLanguage'>;

/** The language that stands below the first one on paper: the company's second one; for those who read it anyway the company's own, or English. */
export const secondLanguageOf = (own: string, { language, paperLanguage }: Said): Language =>
  [paperLanguage, language, 'en' as const].find((one) => one !== own) ?? 'zh-cn';
