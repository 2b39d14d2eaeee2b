import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';

/** The language that stands below the user's on paper: the maker's; for those who read it anyway, English. */
export const secondLanguage = (own: string): 'zh-cn' | 'en' => (own === 'zh-cn' ? 'en' : 'zh-cn');

/** The texts of the second language of a paper. @param own the user's language */
export const secondTexts = (own: string) =>
  queryOptions({
    queryKey: ['print', secondLanguage(own)],
    queryFn: async () => {
      await i18next.loadLanguages(secondLanguage(own));
      return true;
    },
    staleTime: Infinity,
  });
