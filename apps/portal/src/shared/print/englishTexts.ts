import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';

/** The English texts, which sheets of paper show beside those of the user's language. */
export const englishTexts = queryOptions({
  queryKey: ['print', 'english'],
  queryFn: async () => {
    await i18next.loadLanguages('en');
    return true;
  },
  staleTime: Infinity,
});
