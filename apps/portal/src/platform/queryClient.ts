import { isFailure } from '@harrow/api-client';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { tellElsewhere } from './failures/failureEvents.ts';

/** The server's state as far as the portal knows it. Forgotten with the page; a logout reloads the page. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    // The form or dialog that wanted the change shows beside its button why it was refused.
    onError: (error) => {
      if (isFailure(error, 'refused')) tellElsewhere(error);
    },
  }),
  defaultOptions: {
    queries: {
      // Going back and forth between tabs is no reason to ask again within half a minute.
      staleTime: 30_000,
      // The request layer repeats calls where that makes sense.
      retry: false,
    },
    // A save without a network has to fail now, with the form open, not to happen by itself an hour later.
    mutations: { networkMode: 'always', retry: false },
  },
});
