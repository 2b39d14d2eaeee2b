import { resultOf, usedPartsTasksTags } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';

/** Cores with their tags, language by language. @param ids comma-separated */
export const coreTags = (ids: string) =>
  queryOptions({
    queryKey: ['usedPartsTask', 'tags', ids],
    queryFn: async ({ signal }) => {
      const tags = await resultOf(usedPartsTasksTags({ query: { ids }, signal }));
      await i18next.loadLanguages(tags.map(({ language }) => language));
      return tags;
    },
  });
