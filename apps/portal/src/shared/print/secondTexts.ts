import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';

/** The language that stands below the first one on paper: the maker's; for those who read it anyway, English. */
export const secondLanguage = (own: string): 'zh-cn' | 'en' => (own === 'zh-cn' ? 'en' : 'zh-cn');

/** The texts of both languages of a paper. @param own the language that it is printed in */
export const secondTexts = (own: string) =>
  queryOptions({
    queryKey: ['print', own],
    queryFn: async () => {
      await i18next.loadLanguages([own, secondLanguage(own)]);
      return true;
    },
    staleTime: Infinity,
  });
