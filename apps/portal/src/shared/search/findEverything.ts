import { resultOf, searchFind, type SearchHit, type SearchResult } from '@harrow/api-client';

/** Page of the search over everything. */
export const searchPage = '/search';
export const searchLink = (keyword: string): string => `${searchPage}?${new URLSearchParams({ keyword }).toString()}`;

/** Nothing longer can be looked for. */
const longestKeyword = 100;
const nothing: SearchResult = { groups: [], incomplete: false };

/** Records of all kinds that the user may read. */
export const findEverything = async (keyword: string, signal?: AbortSignal): Promise<SearchResult> =>
  keyword.length > longestKeyword ? nothing : resultOf(searchFind({ query: { keyword }, ...(signal && { signal }) }));

/** In which field a record was found, with what stands there unless that is its title. */
export const foundIn = ({ fieldName, text, title }: SearchHit): string => (text === title || text === '' ? fieldName : `${fieldName} ${text}`);
