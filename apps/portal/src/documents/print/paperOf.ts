import { type PaperData, type PaperType, printUrlsPaper, resultOf } from '@harrow/api-client';
import { queryOptions } from '@tanstack/react-query';

/** A document as its paper shows it: in the language of the paper, whatever the user's. */
export const paperOf = <Doc>(docType: PaperType, id: string) =>
  queryOptions({
    queryKey: ['paper', docType, id],
    queryFn: async ({ signal }) => (await resultOf(printUrlsPaper({ query: { docType, id }, signal }))) as Doc & PaperData,
    // What a ticket has just shown is not asked for again.
    staleTime: 10_000,
  });
