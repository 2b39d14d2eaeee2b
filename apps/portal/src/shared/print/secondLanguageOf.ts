import type { ClientConfig } from '@harrow/api-client';
import type { Language } from '@harrow/ui';

type Said = Pick<ClientConfig['company'], 'language' | 'paperLanguage'>;

/** The second language of a paper, below the first: the company's second one; if the reader's own is that one, the company's first, or English. */
export const secondLanguageOf = (own: string, { language, paperLanguage }: Said): Language =>
  [paperLanguage, language, 'en' as const].find((one) => one !== own) ?? 'zh-cn';
