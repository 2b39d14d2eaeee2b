import type { Language } from '@harrow/ui';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { currentLanguage } from '../../platform/language.ts';
import { queryClient } from '../../platform/queryClient.ts';
import { clientConfig } from '../clientConfig.ts';
import { secondLanguageOf } from './secondLanguageOf.ts';

/** @param own the language that the paper is printed in */
export const secondLanguage = (own: string): Language =>
  secondLanguageOf(own, queryClient.getQueryData(clientConfig(currentLanguage()).queryKey)?.company ?? { language: 'zh-cn', paperLanguage: 'zh-cn' });

/** The texts of both languages of a paper. @param own the language that it is printed in */
export const secondTexts = (own: string) =>
  queryOptions({
    queryKey: ['print', own],
    queryFn: async () => {
      // The second language of papers is a setting of the installation.
      await queryClient.ensureQueryData(clientConfig(currentLanguage())).catch(() => undefined);
      await i18next.loadLanguages([own, secondLanguage(own)]);
      return true;
    },
    staleTime: Infinity,
  });
