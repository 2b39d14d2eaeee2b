import { type PaperData, type PaperType, printUrlsPaper, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** A document for its paper: in the language of the paper, not of the user. */
export const paperOf = <Doc>(docType: PaperType, id: string) =>
  queryOptions({
    queryKey: ['paper', docType, id],
    queryFn: async ({ signal }) => (await resultOf(printUrlsPaper({ query: { docType, id }, signal }))) as Doc & PaperData,
    // The ticket's answer is fresh enough not to ask again.
    staleTime: 10_000,
  });
