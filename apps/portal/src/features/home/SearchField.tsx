import type { SearchResult } from '@harrow/api-client';
import { useMutation } from '@tanstack/react-query';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { findEverything, searchLink } from '../../shared/search/findEverything.ts';

/** The only record that was found, or the only machine of a VIN, whose documents are found as well. */
function onlyOne({ groups }: SearchResult): string | undefined {
  const hits = groups.flatMap((group) => group.hits);
  const [machine, another] = groups.find(({ page }) => page === '/vehicle/list')?.hits ?? [];
  return hits.length === 1 ? hits[0]!.path : another ? undefined : machine?.path;
}

/** Leads to a record by its number, VIN or name, or to the page of the search. A scanner types into the field and ends with Enter. */
export function SearchField() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const find = useMutation({
    mutationFn: async (keyword: string) => onlyOne(await findEverything(keyword)) ?? searchLink(keyword),
    onSuccess: (address) => void navigate(address),
    // The page asks again, and says what is wrong.
    onError: (_, keyword) => void navigate(searchLink(keyword)),
  });
  const handleSearch = (text: string): void => {
    const keyword = text.trim();
    if (keyword !== '') find.mutate(keyword);
  };
  return (
    <Input.Search
      aria-label={t('quick.search')}
      placeholder={t('quick.search')}
      autoComplete="off"
      spellCheck={false}
      loading={find.isPending}
      onSearch={handleSearch}
    />
  );
}
